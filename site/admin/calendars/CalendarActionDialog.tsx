import type { PlainDate } from '@shared/domain/date';
import type { Currency } from '@shared/domain/prices/money';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { useCreateBlock, useDeleteBlock } from '../../queries/calendar';
import { leaveSafely } from '../../stores/unsavedChanges';
import { space } from '../../styles/theme';
import { usePermissions } from '../access/usePermissions';
import { PartBoundary } from '../components/PartBoundary';
import { SaveNotice } from '../components/SaveNotice';
import { showUndoable } from '../components/showUndoable';
import { useAttempt } from '../components/useAttempt';
import { WriteButton } from '../components/WriteButton';
import { BlockDetails } from './BlockDetails';
import { BlockEditForm, BlockForm } from './BlockForm';
import { BookingForm } from './BookingForm';
import { MoveForm } from './MoveForm';
import { OfferGapForm } from './OfferGapForm';
import { PriceForm } from './PriceForm';
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
          <NightChoices
            from={task.from}
            to={task.to}
            onChoose={(kind) => onTask({ ...task, kind })}
            onClose={close}
          />
        )}
        {task?.kind === 'price' && (
          <PriceForm from={task.from} to={task.to} currency={currency} onClose={close} />
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

/** What to do with chosen nights. They are blocked at once, without a note, which can be added later. */
function NightChoices({
  from,
  to,
  onChoose,
  onClose,
}: {
  from: PlainDate;
  to: PlainDate;
  onChoose: (kind: 'book' | 'price') => void;
  onClose: () => void;
}) {
  const create = useCreateBlock();
  const remove = useDeleteBlock();
  const attempt = useAttempt({ failed: 'The nights could not be blocked.' });
  const can = usePermissions();
  const nights = nightRangeTitle(from, to);
  const handleBlock = () =>
    attempt.run(async () => {
      const { id } = await create.mutateAsync({ startDate: from, endDate: to, note: null });
      showUndoable({ title: t('Nights blocked'), description: nights }, () =>
        remove.mutateAsync(id),
      );
      onClose();
    });
  return (
    <Choices>
      <p>{nights}</p>
      <SaveNotice failure={attempt.failure} />
      <Button type="button" onClick={() => onChoose('book')}>
        {t('Enter a booking')}
      </Button>
      <WriteButton
        $variant="secondary"
        aria-disabled={attempt.isBusy}
        onClick={() => void handleBlock()}
      >
        {t('Block these nights')}
      </WriteButton>
      {can('prices') && (
        <Button type="button" $variant="secondary" onClick={() => onChoose('price')}>
          {t('Price these nights')}
        </Button>
      )}
    </Choices>
  );
}

function titleOf(task: Task): string {
  switch (task.kind) {
    case 'choose':
      return t('What is it for?');
    case 'price':
      return t('Price of these nights');
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
