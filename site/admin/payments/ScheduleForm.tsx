import type { BookingJson } from '@shared/contract/bookings/booking';
import {
  MAX_ITEMS,
  scheduleItemInputSchema,
  type BookingPayments,
} from '@shared/contract/payments/payments';
import type { ItemKind } from '@shared/domain/payments/paymentSchedule';
import { formatMoney, parseCents, type Cents } from '@shared/domain/prices/money';
import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { failureText } from '../../api/failureText';
import { Button } from '../../components/Button';
import { Field, Select, TextInput } from '../../components/Field';
import { bookingPaymentsQuery, useUpdateSchedule } from '../../queries/payments';
import { showToast } from '../../stores/toasts';
import { space } from '../../styles/theme';
import { FormActions, Notice, PanelForm } from '../components/sectionStyles';
import { keepFocusAt } from '../components/keepFocus';
import { SaveNotice } from '../components/SaveNotice';
import { typedPrice } from '../components/typedAmount';
import { useStoredForm } from '../components/useStoredForm';
import { WriteButton } from '../components/WriteButton';
import { currentLocale } from '../i18n/language';
import { dayText, KIND_TEXT } from './paymentText';
import { t } from '../i18n/t';

type Part = { kind: ItemKind; dueDate: string; amount: string; partKey?: string };
type Row = Part & { id: number };
type Draft = { parts: Part[] };

const LIVE_KINDS: readonly ItemKind[] = ['deposit', 'balance', 'full', 'part', 'security'];
const amountSchema = typedPrice('Amount');
const partsSchema = z.object({ parts: z.array(z.looseObject({ amount: amountSchema })) });

type Props = { booking: BookingJson; data: BookingPayments; onClose: () => void };

/**
 * The owner's own schedule: as many parts as were agreed, which add up to the booking; or what is kept of a
 * cancelled stay. Where it is cancelled while the form is open, the form begins anew as the other one.
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

/** The booking may have been read before its payments, or after. */
function isOfCancelled({ booking, data: { schedule } }: Props): boolean {
  if (schedule.length === 0) return booking.status === 'cancelled';
  return schedule.every(({ kind }) => kind === 'kept');
}

function CancelledNotice() {
  const id = useId();
  // The field that had the focus is gone.
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
  const [rows, setRows] = useState(() => rowsOf(data, isCancelled, booking));
  const [issues, setIssues] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const nextId = useRef(rows.length);
  const form = useRef<HTMLFormElement>(null);
  const save = useUpdateSchedule(booking.id);
  const money = (cents: Cents) => formatMoney(cents, data.currency, currentLocale());
  // The parts add up to one sum, so they are one field.
  const { stored, catchUp, stale } = useStoredForm({
    query: (api) => bookingPaymentsQuery(api, booking.id),
    initial: data,
    draftOf: (payments) => ({ parts: withoutIds(rowsOf(payments, isCancelled, booking)) }),
    draft: { parts: withoutIds(rows) } satisfies Draft,
    fill: ({ parts }) => {
      if (!parts) return;
      setRows(parts.map((part, id) => ({ id, ...part })));
      nextId.current = Math.max(nextId.current, parts.length);
      setIssues({});
    },
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

  const change = (id: number, fields: Partial<Row>) => {
    setRows((current) => current.map((row) => (row.id === id ? { ...row, ...fields } : row)));
    setIssues({});
  };
  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    setFailure(null);
    const found: Record<string, string> = {};
    const storedRows = rowsOf(stored, isCancelled, booking);
    const items = rows.map(({ id, kind, dueDate: typed, amount, partKey }) => {
      const cents = z.safeParse(amountSchema, amount);
      if (!cents.success) found[`${id} amount`] = cents.error.issues[0]?.message ?? '';
      const day = z.safeParse(scheduleItemInputSchema.shape.dueDate, typed);
      if (asksForMore && !day.success) found[`${id} dueDate`] = day.error.issues[0]?.message ?? '';
      // What is not asked for stays as it was, whatever was typed before.
      const dueDate = asksForMore
        ? typed
        : (storedRows.find((row) => row.id === id)?.dueDate ?? typed);
      const part = { kind, dueDate, amount: cents.data ?? '' };
      return partKey === undefined ? part : { ...part, key: partKey };
    });
    setIssues(found);
    if (Object.keys(found).length > 0) {
      // Once the first of them is marked.
      setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    try {
      await save.mutateAsync({ items, updatedAt: stored.updatedAt });
      showToast({ title: t(isCancelled ? 'What you keep is saved' : 'Schedule saved') });
      onClose();
    } catch (error) {
      if (await catchUp(error)) return;
      const what = t(isCancelled ? 'What you keep was not saved.' : 'The schedule was not saved.');
      setFailure(failureText(error, what));
    }
  };
  const paidCents = parseCents(data.stay.received) - parseCents(data.stay.returned);
  const keptCents = keptOf(rows);
  /** A day is asked for where there is something left to pay on it. */
  const asksForMore = !isCancelled || keptCents === null || keptCents > paidCents;
  return (
    <PanelForm
      ref={form}
      onSubmit={(event) => void handleSubmit(event)}
      noValidate
      aria-label={t(isCancelled ? 'What you keep' : 'Schedule')}
    >
      <p>
        {isCancelled
          ? t('What you keep of this booking. What was paid beyond it is to be given back.')
          : t('The parts of the stay add up to {total}; the security deposit comes on top.', {
              total: money(parseCents(booking.totalAmount)),
            })}
      </p>
      {rows.map((row, index) => (
        <PartFields key={row.id} role="group" aria-label={t('Part {n}', { n: index + 1 })}>
          {!isCancelled && (
            <Field label={t('What')}>
              {(control) => (
                <Select
                  {...control}
                  value={row.kind}
                  onChange={(event) => change(row.id, { kind: event.target.value as ItemKind })}
                >
                  {LIVE_KINDS.map((kind) => (
                    <option key={kind} value={kind}>
                      {t(KIND_TEXT[kind])}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
          <Field
            label={t(isCancelled ? 'You keep ({currency})' : 'Amount ({currency})', {
              currency: data.currency,
            })}
            error={issues[`${row.id} amount`]}
          >
            {(control) => (
              <TextInput
                {...control}
                value={row.amount}
                onChange={(event) => change(row.id, { amount: event.target.value })}
                inputMode="decimal"
                autoComplete="off"
              />
            )}
          </Field>
          {asksForMore && (
            <Field label={t('Due by')} error={issues[`${row.id} dueDate`]}>
              {(control) => (
                <TextInput
                  {...control}
                  type="date"
                  value={row.dueDate}
                  onChange={(event) => change(row.id, { dueDate: event.target.value })}
                />
              )}
            </Field>
          )}
          {rows.length > 1 && (
            <Button
              type="button"
              $variant="quiet"
              $size="small"
              aria-label={t('Remove part {n}', { n: index + 1 })}
              onClick={() => setRows((current) => current.filter(({ id }) => id !== row.id))}
            >
              {t('Remove')}
            </Button>
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
      {!isCancelled && rows.length < MAX_ITEMS && (
        <Add
          type="button"
          $variant="quiet"
          $size="small"
          onClick={() => {
            const id = (nextId.current += 1);
            const dueDate = rows.at(-1)?.dueDate ?? booking.checkinDate;
            setRows((current) => [...current, { id, kind: 'part', dueDate, amount: '' }]);
          }}
        >
          {t('Add a part')}
        </Add>
      )}
      <SaveNotice stale={stale} failure={failure} />
      <FormActions>
        <Button type="button" $variant="secondary" $size="small" onClick={onClose}>
          {t('Keep as it is')}
        </Button>
        <WriteButton type="submit" $size="small" disabled={save.isPending}>
          {save.isPending ? t('Saving...') : t(isCancelled ? 'Save' : 'Save the schedule')}
        </WriteButton>
      </FormActions>
    </PanelForm>
  );
}

/** What is kept by the form; `null` while an amount is none. */
function keptOf(rows: readonly Row[]): Cents | null {
  const amounts = rows.map(({ amount }) => z.safeParse(amountSchema, amount).data);
  return amounts.includes(undefined)
    ? null
    : amounts.reduce((sum, amount) => sum + parseCents(amount ?? '0.00'), 0);
}

function rowsOf(data: BookingPayments, isCancelled: boolean, { checkinDate }: BookingJson): Row[] {
  const rows = data.schedule.map(({ kind, dueDate, amount, key }, id) => ({
    id,
    kind,
    dueDate,
    amount,
    ...(key !== undefined && { partKey: key }),
  }));
  if (rows.length > 0) return rows;
  const kind = isCancelled ? ('kept' as const) : ('full' as const);
  return [{ id: 0, kind, dueDate: checkinDate, amount: '0.00' }];
}

function withoutIds(rows: readonly Row[]): Part[] {
  return rows.map(({ id: _id, ...part }) => part);
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
