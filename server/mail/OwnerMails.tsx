import type { PlainDate } from '@shared/domain/date';
import { BillFacts, StayFacts } from './BookingParts';
import { STYLES } from './mailStyles';
import type { BookingMailData, MessageMailData, StayRequestData } from './mail';
import { MailFrame } from './MailFrame';
import { Action, Facts, Words } from './mailParts';
import { useVilla, useWords } from './VillaContext';

/** Tells the owner about an enquiry. Replies go to the guest. */
export function EnquiryAlert({
  booking,
  day,
  publicUrl,
}: {
  booking: BookingMailData;
  /** The villa day on which the mail became due. */
  day: PlainDate;
  publicUrl: string;
}) {
  const { mailText, money } = useWords();
  return (
    <MailFrame
      title={mailText('enquiryAlert.title')}
      preview={mailText('enquiryAlert.preview', {
        guests: booking.guestCount,
        total: money(booking.totalCents, booking.currency),
      })}
      publicUrl={publicUrl}
    >
      <Facts
        rows={[
          [mailText('enquiryAlert.name'), booking.guestName],
          [mailText('enquiryAlert.email'), booking.guestEmail],
          ...(booking.guestPhone === null
            ? []
            : [[mailText('enquiryAlert.phone'), booking.guestPhone] as const]),
        ]}
      />
      {booking.specialRequests !== null && (
        <>
          <h2 style={STYLES.subtitle}>{mailText('enquiryAlert.requests')}</h2>
          <Words style={STYLES.quote}>{booking.specialRequests}</Words>
        </>
      )}
      <StayFacts booking={booking} />
      <BillFacts booking={booking} day={day} />
      <Action href={`${publicUrl}/admin?booking=${booking.reference}`}>
        {mailText('common.openBooking')}
      </Action>
    </MailFrame>
  );
}

/** Tells the owner about a request from the guest's page. Replies go to the guest. */
export function StayRequestAlert({
  booking,
  request: { kind, checkinDate, checkoutDate, message, refundCents, isWithdrawn },
  publicUrl,
}: {
  booking: BookingMailData;
  request: StayRequestData;
  publicUrl: string;
}) {
  const { mailText, longDay, money } = useWords();
  return (
    <MailFrame
      title={mailText(
        isWithdrawn ? 'stayRequestAlert.withdrawn.title' : `stayRequestAlert.title.${kind}`,
      )}
      preview={mailText(
        isWithdrawn ? 'stayRequestAlert.withdrawn.preview' : 'stayRequestAlert.preview',
      )}
      publicUrl={publicUrl}
    >
      <Words>
        {mailText(
          isWithdrawn ? `stayRequestAlert.withdrawn.${kind}` : `stayRequestAlert.text.${kind}`,
          { name: booking.guestName },
        )}
      </Words>
      {checkinDate !== null && checkoutDate !== null && (
        <Facts
          rows={[
            [mailText('stayRequestAlert.checkin'), longDay(checkinDate)],
            [mailText('stayRequestAlert.checkout'), longDay(checkoutDate)],
          ]}
        />
      )}
      {refundCents !== null && (
        <Words>
          {mailText('stayRequestAlert.refund', { amount: money(refundCents, booking.currency) })}
        </Words>
      )}
      {message !== null && <Words style={STYLES.quote}>{message}</Words>}
      <h2 style={STYLES.subtitle}>{mailText('stayRequestAlert.booked')}</h2>
      <StayFacts booking={booking} />
      <Action href={`${publicUrl}/admin?booking=${booking.reference}`}>
        {mailText('common.openBooking')}
      </Action>
    </MailFrame>
  );
}

/** Tells the owner about a contact message. Replies go to its author. */
export function MessageAlert({
  message,
  publicUrl,
}: {
  message: MessageMailData;
  publicUrl: string;
}) {
  const { mailText } = useWords();
  return (
    <MailFrame
      title={mailText('messageAlert.title')}
      preview={mailText('messageAlert.preview')}
      publicUrl={publicUrl}
    >
      <Facts
        rows={[
          [mailText('enquiryAlert.name'), `${message.firstName} ${message.lastName}`],
          [mailText('enquiryAlert.email'), message.email],
          ...(message.phone === null
            ? []
            : [[mailText('enquiryAlert.phone'), message.phone] as const]),
          [
            mailText('messageAlert.subjectLabel'),
            mailText(`messageAlert.subject.${message.subject}`),
          ],
        ]}
      />
      <h2 style={STYLES.subtitle}>{mailText('messageAlert.message')}</h2>
      <Words style={STYLES.quote}>{message.message}</Words>
      <Action
        href={`${publicUrl}/admin/messages${message.id === undefined ? '' : `?message=${message.id}`}`}
      >
        {mailText('common.openMessage')}
      </Action>
    </MailFrame>
  );
}

export function TestMail({ publicUrl }: { publicUrl: string }) {
  const { mailText } = useWords();
  return (
    <MailFrame
      title={mailText('test.title')}
      preview={mailText('test.preview')}
      publicUrl={publicUrl}
    >
      <Words>{mailText('test.text')}</Words>
    </MailFrame>
  );
}

/** Receipt for a contact message; like every automatic reply it quotes none of it. */
export function MessageReceipt({ publicUrl }: { publicUrl: string }) {
  const { mailText } = useWords();
  const { 'contact.hours': opening, 'contact.replyHours': hours } = useVilla();
  return (
    <MailFrame
      title={mailText('messageReceipt.title')}
      preview={mailText('messageReceipt.preview', { hours })}
      note={`${mailText('common.automatic')} ${mailText('messageReceipt.notYou')}`}
      publicUrl={publicUrl}
    >
      <Words>{mailText('common.greeting')}</Words>
      <Words>{mailText('messageReceipt.text', { hours, opening })}</Words>
    </MailFrame>
  );
}
