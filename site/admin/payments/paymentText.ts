import type {
  BookingPayments,
  PaymentJson,
  ScheduleItemJson,
} from '@shared/contract/payments/payments';
import type { PaymentState, Way } from '@shared/domain/payments/paymentState';
import type { ItemKind } from '@shared/domain/payments/paymentSchedule';
import { formatCents, parseCents, type Currency } from '@shared/domain/prices/money';
import type { BadgeTone } from '../../components/Badge';
import { t, type Sentence } from '../i18n/t';
import { moneyText, shortDayText } from '../components/formats';

export const KIND_TEXT: Readonly<Record<ItemKind, Sentence>> = {
  deposit: 'Deposit',
  balance: 'Balance',
  full: 'Whole amount',
  part: 'Part payment',
  security: 'Security deposit',
  kept: 'Kept after the cancellation',
};

export const WAY_TEXT: Readonly<Record<Way, Sentence>> = {
  transfer: 'Bank transfer',
  cash: 'Cash',
  card: 'Card',
  other: 'Other',
};

export const STATE_TEXT: Readonly<Record<PaymentState, Sentence>> = {
  open: 'Open{#amount}',
  partly: 'Partly paid',
  paid: 'Paid',
  overdue: 'Overdue',
  refundDue: 'To give back',
  returned: 'Given back',
};

export const STATE_TONE: Readonly<Record<PaymentState, BadgeTone>> = {
  open: 'blue',
  partly: 'blue',
  paid: 'green',
  overdue: 'red',
  refundDue: 'yellow',
  returned: 'neutral',
};

export const WHAT_TEXT = {
  'in stay': 'Received for the stay',
  'in security': 'Received as security deposit',
  'out stay': 'Given back of the stay',
  'out security': 'Given back of the security deposit',
  'off security': 'Kept for damage',
  'off stay': 'Written off',
} as const;
export type What = keyof typeof WHAT_TEXT;

export function whatOf({ direction, purpose }: Pick<PaymentJson, 'direction' | 'purpose'>): What {
  return `${direction} ${purpose}`;
}

export function isNothing(amount: string): boolean {
  return parseCents(amount) === 0;
}

export function itemText({ state, dueDate, paid }: ScheduleItemJson, currency: Currency): string {
  if (state === 'paid') return t('paid');
  return isNothing(paid)
    ? t('due by {dueDate}', { dueDate: shortDayText(dueDate) })
    : t('{paid} paid, due by {dueDate}', {
        paid: moneyText(paid, currency),
        dueDate: shortDayText(dueDate),
      });
}

/** The first part of a stored schedule that is not paid yet, with what is open of it; `null` for none. */
export function nextDue({ isKept, isStored, schedule }: BookingPayments) {
  if (!isKept || !isStored) return null;
  const open = schedule.map((item) => {
    const cents = Math.max(0, parseCents(item.amount) - parseCents(item.paid));
    const purpose = item.kind === 'security' ? ('security' as const) : ('stay' as const);
    return { item, purpose, cents, amount: formatCents(cents) };
  });
  return open.find(({ item, cents }) => item.kind !== 'kept' && cents > 0) ?? null;
}
