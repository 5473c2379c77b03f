import type { BookingJson } from '@shared/contract/bookings/booking';
import { partyText } from '@shared/i18n/partyText';
import { useState } from 'react';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { useUpdateBooking } from '../../queries/bookings';
import { space } from '../../styles/theme';
import { stayText } from '../components/dateRangeText';
import { FormDialog } from '../components/FormDialog';
import { useAttempt } from '../components/useAttempt';
import { useForm } from '../components/useForm';
import { currentLanguage, ruleTexts } from '../i18n/language';
import { useMailDelivery } from '../mail/useMailDelivery';
import { amountText } from './bookingText';
import { GuestMessageField } from './MailToGuest';
import { Notice } from '../components/sectionStyles';
import { SmallWriteButton } from '../components/SmallButton';
import { withMail } from './StayChangeMail';
import { t } from '../i18n/t';

/**
 * Says that the last change of a confirmed stay was not mailed to the guest, and offers to send a mail. Renders nothing
 * if mail is not set up, because other notices say so.
 */
export function UnmailedChange({ booking }: { booking: BookingJson }) {
  const [isAsked, setAsked] = useState(false);
  const delivery = useMailDelivery();
  const { guestKnows, guestName, currency } = booking;
  if (!guestKnows || delivery === 'none') return null;
  return (
    <Unmailed $tone="warning">
      <p>
        {t(
          '{guestName} has not been notified by mail that this stay was changed. Before, it was: {stay}, guests: {party}, {amount}.',
          {
            guestName,
            stay: stayText(guestKnows),
            party: partyText(guestKnows, ruleTexts(), currentLanguage()),
            amount: amountText({ ...guestKnows, currency }),
          },
        )}
      </p>
      <SmallWriteButton onClick={() => setAsked(true)}>{t('Tell the guest now')}</SmallWriteButton>
      {isAsked && <MailDialog booking={booking} onClose={() => setAsked(false)} />}
    </Unmailed>
  );
}

function MailDialog({ booking, onClose }: { booking: BookingJson; onClose: () => void }) {
  const update = useUpdateBooking();
  const form = useForm({
    schema: z.object({ message: z.string() }),
    initial: { message: '' },
    onValid: ({ message }) =>
      void attempt.run(async () => {
        await update.mutateAsync({ booking, changes: withMail({}, message) });
        onClose();
      }),
  });
  const attempt = useAttempt(
    {
      done: ['The guest is notified', 'A mail goes to the guest'],
      failed: 'The guest was not notified',
    },
    { form },
  );
  return (
    <FormDialog
      title={t('Tell {guestName} of the change?', { guestName: booking.guestName })}
      description={t('The mail says what was and what is now, with a new calendar entry.')}
      form={form}
      attempt={attempt}
      cancel={t('Not yet')}
      submit={t('Send the mail')}
      onClose={onClose}
    >
      <GuestMessageField
        guest={booking}
        change={{}}
        message={form.values.message}
        onMessage={(message) => form.setValue('message', message)}
      />
    </FormDialog>
  );
}

const Unmailed = styled(Notice)`
  display: grid;
  gap: ${space(3)};
  justify-items: start;
  margin-bottom: ${space(4)};
`;
