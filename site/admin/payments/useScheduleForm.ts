import type { BookingJson } from '@shared/contract/bookings/booking';
import {
  scheduleItemInputSchema,
  type BookingPayments,
  type ScheduleInput,
} from '@shared/contract/payments/payments';
import { parseCents, type Cents } from '@shared/domain/prices/money';
import * as z from 'zod/mini';
import { bookingPaymentsQuery, useUpdateSchedule } from '../../queries/payments';
import { typedPrice } from '../components/typedAmount';
import { useAttempt } from '../components/useAttempt';
import { useForm } from '../components/useForm';
import { useStoredForm } from '../components/useStoredForm';
import { KIND_TEXT } from './paymentText';
import { moneyText, shortDayText } from '../components/formats';
import { t } from '../i18n/t';

export type ScheduleProps = { booking: BookingJson; data: BookingPayments; onClose: () => void };
type Items = readonly ScheduleInput['items'][number][];
type Draft = Pick<ScheduleInput, 'items'>;

const amountSchema = typedPrice('Amount');
const schema = z.object({
  items: z.array(z.extend(scheduleItemInputSchema, { amount: amountSchema })),
});

/** @param isCancelled the form then has a single part, the amount that the owner keeps */
export function useScheduleForm({ booking, data, onClose }: ScheduleProps, isCancelled: boolean) {
  const draftOf = ({ schedule }: BookingPayments): Draft => {
    const items = schedule.map(({ key, kind, dueDate, amount }) => ({
      key,
      kind,
      dueDate,
      amount,
    }));
    const kind = isCancelled ? 'kept' : 'full';
    const first = { kind, dueDate: booking.checkinDate, amount: '0.00' } as const;
    return { items: items.length > 0 ? items : [first] };
  };
  const save = useUpdateSchedule(booking.id);
  const paidCents = parseCents(data.stay.received) - parseCents(data.stay.returned);
  /** A due date only matters while something is left to pay. */
  const hasDueDates = (items: Items) => {
    const keptCents = sumOf(items);
    return !isCancelled || keptCents === null || keptCents > paidCents;
  };
  const form = useForm<Draft, Draft>({
    schema: z.pipe(
      z.transform(({ items }: Draft): Draft => {
        // Hidden due dates keep their stored values.
        const shown = hasDueDates(items) ? [] : draftOf(storedForm.stored).items;
        return {
          items: items.map((item, at) => ({
            ...item,
            dueDate: shown[at]?.dueDate ?? item.dueDate,
          })),
        };
      }),
      schema,
    ),
    initial: draftOf(data),
    onValid: ({ items }) =>
      void attempt.run(async () => {
        await save.mutateAsync({ items, updatedAt: storedForm.stored.updatedAt });
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
    schema,
    labelOf: () => t(isCancelled ? 'What you keep' : 'Schedule'),
    textOf: (_items, { items }) =>
      items
        .map(({ kind, dueDate, amount }) =>
          t('{kind}: {amount} by {day}', {
            kind: t(KIND_TEXT[kind]),
            amount: moneyText(amount, data.currency),
            day: shortDayText(dueDate),
          }),
        )
        .join('\n'),
  });
  const attempt = useAttempt(
    isCancelled
      ? { done: 'What you keep is saved', failed: 'What you keep was not saved.' }
      : { done: 'Schedule saved', failed: 'The schedule was not saved.' },
    { form, stored: storedForm },
  );
  const items = form.list('items');
  return {
    form,
    items,
    stale: storedForm.stale,
    attempt,
    paidCents,
    keptCents: sumOf(items.items),
    hasDueDates: hasDueDates(items.items),
  };
}

/** `null` if an amount is invalid. */
function sumOf(items: Items): Cents | null {
  const amounts = items.map(({ amount }) => z.safeParse(amountSchema, amount).data);
  return amounts.includes(undefined)
    ? null
    : amounts.reduce((sum, amount) => sum + parseCents(amount ?? '0.00'), 0);
}
