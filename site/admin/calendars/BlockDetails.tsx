import type { BlockJson } from '@shared/contract/calendars/block';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { DialogActions } from '../../components/Dialog';
import { useCreateBlock, useDeleteBlock } from '../../queries/calendar';
import { space } from '../../styles/theme';
import { createdText } from '../bookings/bookingText';
import { Facts } from '../components/sectionStyles';
import { showUndoable } from '../components/showUndoable';
import { useAttempt } from '../components/useAttempt';
import { WriteButton } from '../components/WriteButton';
import { nightRangeTitle } from '../components/dateRangeText';
import { Fact } from '../components/Fact';
import { SaveNotice } from '../components/SaveNotice';
import { t } from '../i18n/t';

/** Imported blocks cannot be changed here. */
export function BlockDetails({
  block,
  onEdit,
  onClose,
}: {
  block: BlockJson;
  onEdit: () => void;
  onClose: () => void;
}) {
  const remove = useDeleteBlock();
  const create = useCreateBlock();
  const attempt = useAttempt({ failed: 'The block could not be deleted.' });
  const { id, startDate, endDate, note } = block;
  const nights = nightRangeTitle(startDate, endDate);

  const handleDelete = () =>
    attempt.run(async () => {
      await remove.mutateAsync(id);
      showUndoable(
        {
          title: t('Block deleted'),
          description: t('{nights} can be booked again', { nights }),
        },
        () => create.mutateAsync({ startDate, endDate, note }),
      );
      onClose();
    });

  return (
    <Area>
      <Facts>
        <Fact name={t('Nights')}>{nights}</Fact>
        <Fact name={t('Note')}>{block.note ?? t('None')}</Fact>
        <Fact name={t('Blocked on')}>{createdText(block)}</Fact>
      </Facts>
      {block.isImported && (
        <p>{t('From another calendar. It becomes free here when it is free there.')}</p>
      )}
      <SaveNotice failure={attempt.failure} />
      <DialogActions>
        {!block.isImported && (
          <WriteButton
            $variant="danger"
            aria-disabled={attempt.isBusy}
            onClick={() => void handleDelete()}
          >
            {t('Delete block')}
          </WriteButton>
        )}
        <Button type="button" $variant="secondary" onClick={onClose}>
          {t('Close')}
        </Button>
        {!block.isImported && (
          <Button type="button" onClick={onEdit}>
            {t('Edit block')}
          </Button>
        )}
      </DialogActions>
    </Area>
  );
}

/** In a grid the buttons could not stay visible outside their own row. */
const Area = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  margin-top: ${space(4)};
`;
