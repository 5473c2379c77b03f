import { OwnerMessage, StayFacts } from '../BookingParts';
import { useMail } from '../mailContext';
import { bookingMailSchema, type BookingMail } from '../mailData';
import { defineMail, unchanged } from '../mailDefinition';
import { MailFrame } from '../MailFrame';
import { Action, Paragraph, Regards } from '../mailParts';

/** Declines an enquiry, or confirms that the guest withdrew it. */
export const decline = defineMail({
  kind: 'decline',
  data: bookingMailSchema,
  reader: 'guest',
  priority: 'decision',
  subject: ({ booking: { reference } }, { mailText }) => mailText('decline.subject', { reference }),
  Body: Decline,
  current: unchanged,
});

function Decline({ booking }: BookingMail) {
  const { mailText, longDay, villa, publicUrl, prefix } = useMail();
  const { isAskedFor } = booking;
  return (
    <MailFrame
      title={mailText(isAskedFor ? 'decline.titleAsked' : 'decline.title')}
      preview={mailText(isAskedFor ? 'cancellation.preview' : 'decline.preview', {
        from: longDay(booking.checkinDate),
        to: longDay(booking.checkoutDate),
      })}
    >
      <Paragraph>{mailText('common.greetingName', { name: booking.guestName })}</Paragraph>
      <Paragraph>
        {mailText(
          isAskedFor
            ? 'decline.textAsked'
            : booking.isLapsed
              ? 'decline.textLapsed'
              : 'decline.text',
          { villa: villa['villa.name'] },
        )}
      </Paragraph>
      <OwnerMessage booking={booking} />
      <StayFacts booking={booking} />
      {!isAskedFor && (
        <Action href={`${publicUrl}${prefix}/booking`}>{mailText('decline.calendar')}</Action>
      )}
      <Regards />
    </MailFrame>
  );
}
