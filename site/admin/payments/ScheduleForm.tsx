import { MAX_ITEMS } from '@shared/contract/payments/payments';
import type { ItemKind } from '@shared/domain/payments/paymentSchedule';
import { type Cents } from '@shared/domain/prices/money';
import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { SelectField, TextField } from '../components/fields';
import { keepFocusAt } from '../components/keepFocus';
import { PanelFoot } from '../components/PanelFoot';
import { Notice, PanelForm } from '../components/sectionStyles';
import { SmallButton } from '../components/SmallButton';
import { KIND_TEXT } from './paymentText';
import { useScheduleForm, type ScheduleProps } from './useScheduleForm';
import { t } from '../i18n/t';
import { centsText, moneyText } from '../components/formats';

const LIVE_KINDS: readonly ItemKind[] = ['deposit', 'balance', 'full', 'part', 'security'];

/**
 * Edits the payment schedule, whose parts add up to the booking's total. For a cancelled stay it edits the amount that
 * the owner keeps. If the booking is cancelled while the form is open, the form restarts.
 */
export function ScheduleForm(props: ScheduleProps) {
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
function isOfCancelled({ booking, data: { schedule } }: ScheduleProps): boolean {
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

function PartsForm({ isCancelled, ...props }: ScheduleProps & { isCancelled: boolean }) {
  const { booking, data, onClose } = props;
  const { currency } = data;
  const { form, items, stale, attempt, paidCents, keptCents, hasDueDates } = useScheduleForm(
    props,
    isCancelled,
  );
  const handleAdd = () => {
    const dueDate = items.items.at(-1)?.dueDate ?? booking.checkinDate;
    items.add({ kind: 'part', dueDate, amount: '' });
  };
  return (
    <PanelForm {...form.props} aria-label={t(isCancelled ? 'What you keep' : 'Schedule')}>
      <p>
        {isCancelled
          ? t('What you keep of this booking. What was paid beyond it is to be given back.')
          : t('The parts of the stay add up to {total}; the security deposit comes on top.', {
              total: moneyText(booking.totalAmount, currency),
            })}
      </p>
      {items.items.map((_item, index) => (
        // Parts have no id.
        // oxlint-disable-next-line react/no-array-index-key
        <PartFields key={index} role="group" aria-label={t('Part {n}', { n: index + 1 })}>
          {!isCancelled && (
            <SelectField
              label={t('What')}
              {...items.field(index, 'kind')}
              options={LIVE_KINDS.map((kind) => [kind, t(KIND_TEXT[kind])])}
            />
          )}
          <TextField
            label={t(isCancelled ? 'You keep ({currency})' : 'Amount ({currency})', { currency })}
            {...items.field(index, 'amount')}
            inputMode="decimal"
          />
          {hasDueDates && (
            <TextField label={t('Due by')} {...items.field(index, 'dueDate')} type="date" />
          )}
          {items.items.length > 1 && (
            <SmallButton
              $variant="quiet"
              aria-label={t('Remove part {n}', { n: index + 1 })}
              onClick={() => items.remove(index)}
            >
              {t('Remove')}
            </SmallButton>
          )}
        </PartFields>
      ))}
      {isCancelled && keptCents !== null && (
        <p role="status">{keptText(keptCents, paidCents, (cents) => centsText(cents, currency))}</p>
      )}
      {!isCancelled && items.items.length < MAX_ITEMS && (
        <Add $variant="quiet" onClick={handleAdd}>
          {t('Add a part')}
        </Add>
      )}
      <PanelFoot
        attempt={attempt}
        stale={stale}
        submit={t(isCancelled ? 'Save' : 'Save the schedule')}
        onCancel={onClose}
      />
    </PanelForm>
  );
}

function keptText(kept: Cents, paid: Cents, money: (cents: Cents) => string): string {
  return t(
    kept > paid
      ? '{paid} were paid; the guest is asked for another {rest}.'
      : kept < paid
        ? '{paid} were paid, of which {rest} go back to the guest.'
        : '{paid} were paid; nothing goes back, and nothing more is asked for.',
    { paid: money(paid), rest: money(Math.abs(paid - kept)) },
  );
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

const Add = styled(SmallButton)`
  align-self: start;
`;
