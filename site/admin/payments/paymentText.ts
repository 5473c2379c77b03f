import type {
  AccountJson,
  PaymentJson,
  ScheduleItemJson,
} from '@shared/contract/payments/payments';
import { formatShortDay, type PlainDate } from '@shared/domain/date';
import type { PaymentState, Way } from '@shared/domain/payments/paymentState';
import type { ItemKind } from '@shared/domain/payments/paymentSchedule';
import { formatMoney, parseCents, type Currency } from '@shared/domain/prices/money';
import type { BadgeTone } from '../../components/Badge';
import { t } from './texts.en';
import { currentLocale } from '../i18n/language';

export const KIND_TEXT: Readonly<Record<ItemKind, string>> = {
  get deposit() {
    return t('payments.deposit');
  },
  get balance() {
    return t('payments.balance');
  },
  get full() {
    return t('payments.wholeAmount');
  },
  get part() {
    return t('payments.partPayment');
  },
  get security() {
    return t('payments.securityDeposit');
  },
  get kept() {
    return t('payments.keptAfterTheCancellation');
  },
};

export const WAY_TEXT: Readonly<Record<Way, string>> = {
  get transfer() {
    return t('payments.bankTransfer');
  },
  get cash() {
    return t('payments.cash');
  },
  get card() {
    return t('payments.card');
  },
  get other() {
    return t('payments.other');
  },
};

export const STATE_TEXT: Readonly<Record<PaymentState, string>> = {
  get open() {
    return t('payments.open');
  },
  get partly() {
    return t('payments.partlyPaid');
  },
  get paid() {
    return t('payments.paid');
  },
  get overdue() {
    return t('payments.overdue');
  },
  get refundDue() {
    return t('payments.toGiveBack');
  },
  get returned() {
    return t('payments.givenBack');
  },
};

export const STATE_TONE: Readonly<Record<PaymentState, BadgeTone>> = {
  open: 'blue',
  partly: 'blue',
  paid: 'green',
  overdue: 'red',
  refundDue: 'yellow',
  returned: 'neutral',
};

/** What a payment was, as it is chosen: direction and purpose in one. */
export const WHAT_TEXT = {
  get 'in stay'() {
    return t('payments.receivedForTheStay');
  },
  get 'in security'() {
    return t('payments.receivedAsSecurityDeposit');
  },
  get 'out stay'() {
    return t('payments.givenBackOfThe');
  },
  get 'out security'() {
    return t('payments.givenBackOfTheSecurityDeposit');
  },
} as const;
export type What = keyof typeof WHAT_TEXT;

export function whatOf({ direction, purpose }: Pick<PaymentJson, 'direction' | 'purpose'>): What {
  return `${direction} ${purpose}`;
}

export function moneyText(amount: string, currency: Currency): string {
  return formatMoney(parseCents(amount), currency, currentLocale());
}

export function isNothing(amount: string): boolean {
  return parseCents(amount) === 0;
}

export function dayText(day: PlainDate): string {
  return formatShortDay(day, currentLocale(), { day: 'numeric', month: 'short', year: 'numeric' });
}

/** How an item stands, in words beside its amount. */
export function itemText({ state, dueDate, paid }: ScheduleItemJson, currency: Currency): string {
  if (state === 'paid') return t('payments.isPaid');
  return isNothing(paid)
    ? t('payments.dueByDuedate', { dueDate: dayText(dueDate) })
    : t('payments.partlyPaidDueBy', { paid: moneyText(paid, currency), dueDate: dayText(dueDate) });
}

/** The state that a booking is marked with: what is most pressing of the stay and its security deposit. */
export function pressing(stay: AccountJson, security: AccountJson): PaymentState | null {
  const states = [stay.state, security.state];
  for (const state of ['overdue', 'refundDue'] as const) if (states.includes(state)) return state;
  return stay.state;
}
