import type { BlockJson } from '@shared/contract/calendars/block';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { DialogActions } from '../../components/Dialog';
import { useDeleteBlock } from '../../queries/calendar';
import { showToast } from '../../stores/toasts';
import { space } from '../../styles/theme';
import { createdText } from '../bookings/bookingText';
import { Facts } from '../components/sectionStyles';
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
  const [isAsking, setIsAsking] = useState(false);
  const attempt = useAttempt({ failed: 'The block could not be deleted.' });
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) keep.current?.focus();
  }, [isAsking]);
  const nights = nightRangeTitle(block.startDate, block.endDate);

  const handleDelete = () =>
    attempt.run(async () => {
      await remove.mutateAsync(block.id);
      showToast({
        title: t('Block deleted'),
        description: t('{nights} can be booked again', { nights }),
      });
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
      {isAsking ? (
        <>
          <p role="status">{t('Delete this block? Guests can book these nights again at once.')}</p>
          <DialogActions>
            <WriteButton
              $variant="danger"
              disabled={attempt.isBusy}
              onClick={() => void handleDelete()}
            >
              {t('Yes, delete it')}
            </WriteButton>
            <Button ref={keep} type="button" onClick={() => setIsAsking(false)}>
              {t('Keep it')}
            </Button>
          </DialogActions>
        </>
      ) : (
        <DialogActions>
          {!block.isImported && (
            <Button type="button" $variant="danger" onClick={() => setIsAsking(true)}>
              {t('Delete block')}
            </Button>
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
      )}
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
