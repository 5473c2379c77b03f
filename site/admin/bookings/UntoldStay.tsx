import type { BookingJson } from '@shared/contract/bookings/booking';
import { partyText } from '@shared/i18n/partyText';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Dialog, DialogActions } from '../../components/Dialog';
import { useUpdateBooking } from '../../queries/bookings';
import { space } from '../../styles/theme';
import { stayText } from '../components/dateRangeText';
import { AttemptFailure } from '../components/AttemptFailure';
import { useAttempt } from '../components/useAttempt';
import { WriteButton } from '../components/WriteButton';
import { currentLanguage, ruleTexts } from '../i18n/language';
import { useMailDelivery } from '../mail/useMailDelivery';
import { amountText } from './bookingText';
import { MailWords } from './MailToGuest';
import { Notice } from '../components/sectionStyles';
import { withMail } from './StayChangeMail';
import { useUnsavedChanges } from '../components/useUnsavedChanges';
import { t } from '../i18n/t';

/**
 * Says that no mail has told the guest about a change of a confirmed stay, and offers to send one. Renders nothing
 * if mail is not set up, because the owner is told that elsewhere.
 */
export function UntoldStay({ booking }: { booking: BookingJson }) {
  const [isAsked, setAsked] = useState(false);
  const delivery = useMailDelivery();
  const { guestKnows, guestName, currency } = booking;
  if (!guestKnows || delivery === 'none') return null;
  return (
    <Untold $tone="warning">
      <p>
        {t(
          'No mail has told {guestName} that this stay was changed. Before, it was: {stay}, guests: {party}, {amount}.',
          {
            guestName,
            stay: stayText(guestKnows),
            party: partyText(guestKnows, ruleTexts(), currentLanguage()),
            amount: amountText({ ...guestKnows, currency }),
          },
        )}
      </p>
      <WriteButton type="button" $variant="secondary" $size="small" onClick={() => setAsked(true)}>
        {t('Tell the guest now')}
      </WriteButton>
      {isAsked && <TellDialog booking={booking} onClose={() => setAsked(false)} />}
    </Untold>
  );
}

function TellDialog({ booking, onClose }: { booking: BookingJson; onClose: () => void }) {
  const [message, setMessage] = useState('');
  const update = useUpdateBooking();
  const { guestName } = booking;
  const attempt = useAttempt({
    done: ['The guest is told', 'A mail goes to the guest'],
    failed: 'The guest was not told',
  });
  const tell = async () => {
    const changes = withMail({}, message);
    if (await attempt.run(() => update.mutateAsync({ booking, changes }))) onClose();
  };
  const leave = useUnsavedChanges(message.trim() !== '');
  const dismiss = () => leave(onClose);
  return (
    <Dialog
      isOpen
      onClose={dismiss}
      title={t('Tell {guestName} of the change?', { guestName })}
      description={t('The mail says what was and what is now, with a new calendar entry.')}
    >
      <MailWords guest={booking} change={{}} message={message} onMessage={setMessage} />
      <AttemptFailure attempt={attempt} />
      <DialogActions>
        <Button type="button" $variant="secondary" onClick={dismiss}>
          {t('Not yet')}
        </Button>
        <WriteButton type="button" disabled={attempt.isBusy} onClick={() => void tell()}>
          {t('Send the mail')}
        </WriteButton>
      </DialogActions>
    </Dialog>
  );
}

const Untold = styled(Notice)`
  display: grid;
  gap: ${space(3)};
  justify-items: start;
  margin-bottom: ${space(4)};
`;
