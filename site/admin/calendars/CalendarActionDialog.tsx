import type { Currency } from '@shared/domain/prices/money';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { leaveSafely } from '../../stores/unsavedChanges';
import { space } from '../../styles/theme';
import { PartBoundary } from '../components/PartBoundary';
import { BlockDetails } from './BlockDetails';
import { BlockEditForm, BlockForm } from './BlockForm';
import { BookingForm } from './BookingForm';
import { MoveForm } from './MoveForm';
import { OfferGapForm } from './OfferGapForm';
import { type Task } from './calendarAction';
import { nightRangeTitle } from '../components/dateRangeText';
import { t } from '../i18n/t';

export function TaskDialog({
  task,
  currency,
  onTask,
}: {
  task: Task | null;
  currency: Currency;
  /** `null` closes the dialog. */
  onTask: (task: Task | null) => void;
}) {
  const close = () => onTask(null);
  return (
    <Dialog
      isOpen={task !== null}
      onClose={() => leaveSafely(close)}
      title={task ? titleOf(task) : ''}
    >
      <PartBoundary rest={t('Close this to go on with the calendar.')}>
        {task?.kind === 'choose' && (
          <Choices>
            <p>{nightRangeTitle(task.from, task.to)}</p>
            <Button type="button" onClick={() => onTask({ ...task, kind: 'book' })}>
              {t('Enter a booking')}
            </Button>
            <Button
              type="button"
              $variant="secondary"
              onClick={() => onTask({ ...task, kind: 'block' })}
            >
              {t('Block these nights')}
            </Button>
          </Choices>
        )}
        {task?.kind === 'block' && <BlockForm from={task.from} to={task.to} onClose={close} />}
        {task?.kind === 'book' && (
          <BookingForm from={task.from} to={task.to} currency={currency} onClose={close} />
        )}
        {task?.kind === 'move' && (
          <MoveForm booking={task.booking} stay={task.stay} onClose={close} />
        )}
        {task?.kind === 'openBlock' && (
          <BlockDetails
            block={task.block}
            onEdit={() => {
              const { startDate: from, endDate: to } = task.block;
              onTask({ ...task, kind: 'editBlock', from, to });
            }}
            onClose={close}
          />
        )}
        {task?.kind === 'offer' && (
          <OfferGapForm gap={task.gap} currency={currency} onClose={close} />
        )}
        {task?.kind === 'editBlock' && (
          <BlockEditForm block={task.block} from={task.from} to={task.to} onClose={close} />
        )}
      </PartBoundary>
    </Dialog>
  );
}

function titleOf(task: Task): string {
  switch (task.kind) {
    case 'choose':
      return t('What is it for?');
    case 'block':
      return t('Block nights');
    case 'book':
      return t('New booking');
    case 'move':
      return t('Move this booking?');
    case 'openBlock':
      return t('Blocked nights{#title}');
    case 'editBlock':
      return t('Edit block');
    case 'offer':
      return t('Offer these nights');
  }
}

const Choices = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(2)};
  p {
    margin-bottom: ${space(2)};
    color: ${({ theme }) => theme.colors.slate};
  }
`;
