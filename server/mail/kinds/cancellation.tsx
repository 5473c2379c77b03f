import { OwnerMessage, RefundFacts, StayFacts } from '../BookingParts';
import { useMail } from '../mailContext';
import { bookingMailSchema, type BookingMail } from '../mailData';
import { defineMail, unchanged } from '../mailDefinition';
import { MailFrame } from '../MailFrame';
import { Paragraph, Regards, StayPageLink } from '../mailParts';
import { stayInvitation } from '../stayInvitation';

/** Cancels a confirmed stay, with a calendar file that removes it. */
export const cancellation = defineMail({
  kind: 'cancellation',
  data: bookingMailSchema,
  reader: 'guest',
  priority: 'decision',
  subject: ({ booking: { reference } }, { mailText }) =>
    mailText('cancellation.subject', { reference }),
  Body: Cancellation,
  attachments: ({ booking }, context) => [stayInvitation(booking, context, 'cancelled')],
  current: unchanged,
});

function Cancellation({ booking }: BookingMail) {
  const { mailText, longDay, villa } = useMail();
  return (
    <MailFrame
      title={mailText('cancellation.title')}
      preview={mailText('cancellation.preview', {
        from: longDay(booking.checkinDate),
        to: longDay(booking.checkoutDate),
      })}
    >
      <Paragraph>{mailText('common.greetingName', { name: booking.guestName })}</Paragraph>
      <Paragraph>
        {mailText(
          booking.isAskedFor
            ? 'cancellation.textAsked'
            : booking.isByOwner
              ? 'cancellation.textByOwner'
              : 'cancellation.text',
          { villa: villa['villa.name'] },
        )}
      </Paragraph>
      <OwnerMessage booking={booking} />
      <RefundFacts booking={booking} />
      <StayFacts booking={booking} />
      <StayPageLink />
      <Regards />
    </MailFrame>
  );
}
