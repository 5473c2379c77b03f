import type { BookingJson } from '@shared/contract/bookings/booking';
import {
  MAX_ITEMS,
  scheduleItemInputSchema,
  type BookingPayments,
} from '@shared/contract/payments/payments';
import type { ItemKind } from '@shared/domain/payments/paymentSchedule';
import { formatMoney, parseCents, type Cents } from '@shared/domain/prices/money';
import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { Button } from '../../components/Button';
import { bookingPaymentsQuery, useUpdateSchedule } from '../../queries/payments';
import { space } from '../../styles/theme';
import { Notice, PanelForm } from '../components/sectionStyles';
import { keepFocusAt } from '../components/keepFocus';
import { SelectField, TextField } from '../components/fields';
import { useAttempt } from '../components/useAttempt';
import { useForm } from '../components/useForm';
import { typedPrice } from '../components/typedAmount';
import { useStoredForm } from '../components/useStoredForm';
import { SmallButton } from '../components/SmallButton';
import { PanelFoot } from '../components/PanelFoot';
import { currentLocale } from '../i18n/language';
import { dayText, KIND_TEXT } from './paymentText';
import { t } from '../i18n/t';

type Part = { kind: ItemKind; dueDate: string; amount: string; partKey?: string | undefined };
type Draft = { parts: Part[] };

const LIVE_KINDS: readonly ItemKind[] = ['deposit', 'balance', 'full', 'part', 'security'];
const amountSchema = typedPrice('Amount');
const partsSchema = z.object({ parts: z.array(z.looseObject({ amount: amountSchema })) });
const { dueDate: daySchema } = scheduleItemInputSchema.shape;

type Props = { booking: BookingJson; data: BookingPayments; onClose: () => void };

/**
 * The owner's own schedule, whose parts add up to the booking's total; or what is kept of a cancelled stay.
 * If the booking is cancelled while the form is open, the form starts over as the other one.
 */
export function ScheduleForm(props: Props) {
  const isCancelled = isOfCancelled(props);
  const [wasCancelled] = useState(isCancelled);
  return (
    <>
      {isCancelled !== wasCancelled && <CancelledNotice />}
      <PartsForm key={String(isCancelled)} {...props} isCancelled={isCancelled} />
    </>
  );
}

/** The booking and its payments are read separately, so either may be newer. */
function isOfCancelled({ booking, data: { schedule } }: Props): boolean {
  if (schedule.length === 0) return booking.status === 'cancelled';
  return schedule.every(({ kind }) => kind === 'kept');
}

function CancelledNotice() {
  const id = useId();
  // The focused field no longer exists.
  useEffect(() => keepFocusAt(id), [id]);
  return (
    <Notice id={id} tabIndex={-1} $tone="warning" role="alert">
      {t(
        'This booking was cancelled in another window meanwhile, and its schedule is gone, with what you typed for it. Of a cancelled stay there is one amount, what you keep: please check it.',
      )}
    </Notice>
  );
}

function PartsForm({ booking, data, onClose, isCancelled }: Props & { isCancelled: boolean }) {
  const draftOf = ({ schedule }: BookingPayments): Draft => {
    const parts = schedule.map(({ key, kind, dueDate, amount }) => ({
      kind,
      dueDate,
      amount,
      ...(key !== undefined && { partKey: key }),
    }));
    const kind = isCancelled ? ('kept' as const) : ('full' as const);
    const { checkinDate: dueDate } = booking;
    return { parts: parts.length > 0 ? parts : [{ kind, dueDate, amount: '0.00' }] };
  };
  const save = useUpdateSchedule(booking.id);
  const money = (cents: Cents) => formatMoney(cents, data.currency, currentLocale());
  const paidCents = parseCents(data.stay.received) - parseCents(data.stay.returned);
  /** A due date only matters while something is left to pay. */
  const asksForMore = (parts: readonly Part[]) => {
    const keptCents = keptOf(parts);
    return !isCancelled || keptCents === null || keptCents > paidCents;
  };
  const form = useForm({
    schema: z.pipe(
      z.transform(({ parts }: Draft): { parts: Part[] } => ({
        parts: parts.map((part, index) => ({
          ...part,
          // A hidden due date keeps its stored value.
          dueDate: asksForMore(parts)
            ? part.dueDate
            : (draftOf(stored).parts[index]?.dueDate ?? part.dueDate),
        })),
      })),
      z.object({
        parts: z.array(
          z.looseObject({
            kind: z.custom<ItemKind>(),
            dueDate: daySchema,
            amount: amountSchema,
            partKey: z.optional(z.string()),
          }),
        ),
      }),
    ),
    initial: draftOf(data),
    onValid: ({ parts }) =>
      void attempt.run(async () => {
        const items = parts.map(({ kind, dueDate, amount, partKey }) => ({
          kind,
          dueDate,
          amount,
          ...(partKey !== undefined && { key: partKey }),
        }));
        await save.mutateAsync({ items, updatedAt: stored.updatedAt });
        onClose();
      }),
  });
  // The parts add up to one sum, so they are merged as one field.
  const storedForm = useStoredForm({
    query: (api) => bookingPaymentsQuery(api, booking.id),
    initial: data,
    draftOf,
    draft: form.values,
    fill: form.setValues,
    schema: partsSchema,
    labelOf: () => t(isCancelled ? 'What you keep' : 'Schedule'),
    textOf: (_parts, { parts }) =>
      parts
        .map(({ kind, dueDate, amount }) =>
          t('{kind}: {amount} by {day}', {
            kind: t(KIND_TEXT[kind]),
            amount: money(parseCents(amount)),
            day: dayText(dueDate),
          }),
        )
        .join('\n'),
  });
  const { stored } = storedForm;
  const attempt = useAttempt(
    isCancelled
      ? { done: 'What you keep is saved', failed: 'What you keep was not saved.' }
      : { done: 'Schedule saved', failed: 'The schedule was not saved.' },
    { form, stored: storedForm },
  );
  const parts = form.list('parts');
  const keptCents = keptOf(parts.items);
  return (
    <PanelForm {...form.props} aria-label={t(isCancelled ? 'What you keep' : 'Schedule')}>
      <p>
        {isCancelled
          ? t('What you keep of this booking. What was paid beyond it is to be given back.')
          : t('The parts of the stay add up to {total}; the security deposit comes on top.', {
              total: money(parseCents(booking.totalAmount)),
            })}
      </p>
      {parts.items.map((_part, index) => (
        // Parts have no id.
        // oxlint-disable-next-line react/no-array-index-key
        <PartFields key={index} role="group" aria-label={t('Part {n}', { n: index + 1 })}>
          {!isCancelled && (
            <SelectField
              label={t('What')}
              {...parts.field(index, 'kind')}
              options={LIVE_KINDS.map((kind) => [kind, t(KIND_TEXT[kind])])}
            />
          )}
          <TextField
            label={t(isCancelled ? 'You keep ({currency})' : 'Amount ({currency})', {
              currency: data.currency,
            })}
            {...parts.field(index, 'amount')}
            inputMode="decimal"
          />
          {asksForMore(parts.items) && (
            <TextField label={t('Due by')} {...parts.field(index, 'dueDate')} type="date" />
          )}
          {parts.items.length > 1 && (
            <SmallButton
              $variant="quiet"
              aria-label={t('Remove part {n}', { n: index + 1 })}
              onClick={() => parts.remove(index)}
            >
              {t('Remove')}
            </SmallButton>
          )}
        </PartFields>
      ))}
      {isCancelled && keptCents !== null && (
        <p role="status">
          {t(
            keptCents > paidCents
              ? '{paid} were paid; the guest is asked for another {rest}.'
              : keptCents < paidCents
                ? '{paid} were paid, of which {rest} go back to the guest.'
                : '{paid} were paid; nothing goes back, and nothing more is asked for.',
            { paid: money(paidCents), rest: money(Math.abs(paidCents - keptCents)) },
          )}
        </p>
      )}
      {!isCancelled && parts.items.length < MAX_ITEMS && (
        <Add
          type="button"
          $variant="quiet"
          $size="small"
          onClick={() => {
            const dueDate = parts.items.at(-1)?.dueDate ?? booking.checkinDate;
            parts.add({ kind: 'part', dueDate, amount: '' });
          }}
        >
          {t('Add a part')}
        </Add>
      )}
      <PanelFoot
        attempt={attempt}
        stale={storedForm.stale}
        submit={t(isCancelled ? 'Save' : 'Save the schedule')}
        onCancel={onClose}
      />
    </PanelForm>
  );
}

/** `null` if an amount is invalid. */
function keptOf(parts: readonly Part[]): Cents | null {
  const amounts = parts.map(({ amount }) => z.safeParse(amountSchema, amount).data);
  return amounts.includes(undefined)
    ? null
    : amounts.reduce((sum, amount) => sum + parseCents(amount ?? '0.00'), 0);
}

const PartFields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(3)};
  align-items: end;
  padding-bottom: ${space(4)};
  border-bottom: 1px solid ${({ theme }) => theme.colors.stone};
  & > :first-child:not(:nth-last-child(2)) {
    grid-column: 1 / -1;
  }
  & > button {
    justify-self: start;
  }
`;

const Add = styled(Button)`
  align-self: start;
`;
