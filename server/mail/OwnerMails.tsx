import type { PlainDate } from '@shared/domain/date';
import { BillFacts, StayFacts } from './BookingParts';
import { STYLES } from './mailStyles';
import type { BookingMailData, MessageMailData, StayRequestData } from './mail';
import { MailFrame } from './MailFrame';
import { Action, Facts, Paragraph } from './mailParts';
import { useVilla, useMailTexts } from './mailContext';

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
  const { ownerText, money } = useMailTexts();
  return (
    <MailFrame
      title={ownerText('A new enquiry')}
      preview={ownerText('{guests} {guests|guest|guests}, {total}', {
        guests: booking.guestCount,
        total: money(booking.totalCents, booking.currency),
      })}
      publicUrl={publicUrl}
    >
      <Facts
        rows={[
          [ownerText('Name'), booking.guestName],
          [ownerText('Email'), booking.guestEmail],
          ...(booking.guestPhone === null
            ? []
            : [[ownerText('Phone'), booking.guestPhone] as const]),
        ]}
      />
      {booking.specialRequests !== null && (
        <>
          <h2 style={STYLES.subtitle}>{ownerText('Special requests')}</h2>
          <Paragraph style={STYLES.quote}>{booking.specialRequests}</Paragraph>
        </>
      )}
      <StayFacts booking={booking} />
      <BillFacts booking={booking} day={day} />
      <Action href={`${publicUrl}/admin?booking=${booking.reference}`}>
        {ownerText('Open the booking')}
      </Action>
    </MailFrame>
  );
}

/** Texts about a guest's request, by its kind. */
export const STAY_REQUEST_TEXTS = {
  dates: {
    subject: '{reference}: the guest asks for other dates',
    title: 'A guest asks for other dates',
    text: '{name} asks for other dates. Nothing has changed yet: open the booking to move it, or answer this mail.',
    withdrawn:
      '{name} does not ask for these dates any more. Nothing has changed, and nothing is left to answer.',
  },
  cancellation: {
    subject: '{reference}: the guest asks to cancel',
    title: 'A guest asks to cancel',
    text: '{name} asks to cancel. Nothing is cancelled yet: open the booking to do it, or answer this mail.',
    withdrawn:
      '{name} does not ask to cancel any more. Nothing has changed, and nothing is left to answer.',
  },
} as const;

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
  const { ownerText, longDay, money } = useMailTexts();
  const texts = STAY_REQUEST_TEXTS[kind];
  return (
    <MailFrame
      title={ownerText(isWithdrawn ? 'A guest has taken a wish back' : texts.title)}
      preview={ownerText(
        isWithdrawn ? 'Nothing is left to answer.' : 'Nothing changes until you answer.',
      )}
      publicUrl={publicUrl}
    >
      <Paragraph>
        {ownerText(isWithdrawn ? texts.withdrawn : texts.text, { name: booking.guestName })}
      </Paragraph>
      {checkinDate !== null && checkoutDate !== null && (
        <Facts
          rows={[
            [ownerText('New check-in'), longDay(checkinDate)],
            [ownerText('New check-out'), longDay(checkoutDate)],
          ]}
        />
      )}
      {refundCents !== null && (
        <Paragraph>
          {ownerText(
            'By the policy of this booking, cancelling on the day of this mail gives back {amount}.',
            { amount: money(refundCents, booking.currency) },
          )}
        </Paragraph>
      )}
      {message !== null && <Paragraph style={STYLES.quote}>{message}</Paragraph>}
      <h2 style={STYLES.subtitle}>{ownerText('The booking now')}</h2>
      <StayFacts booking={booking} />
      <Action href={`${publicUrl}/admin?booking=${booking.reference}`}>
        {ownerText('Open the booking')}
      </Action>
    </MailFrame>
  );
}

export const MESSAGE_SUBJECTS = {
  booking: 'A new booking',
  existing: 'An existing booking',
  amenities: 'The villa and its amenities',
  general: 'Something else',
} as const;

/** Tells the owner about a contact message. Replies go to its author. */
export function MessageAlert({
  message,
  publicUrl,
}: {
  message: MessageMailData;
  publicUrl: string;
}) {
  const { ownerText } = useMailTexts();
  return (
    <MailFrame
      title={ownerText('A new message')}
      preview={ownerText('From the contact form')}
      publicUrl={publicUrl}
    >
      <Facts
        rows={[
          [ownerText('Name'), `${message.firstName} ${message.lastName}`],
          [ownerText('Email'), message.email],
          ...(message.phone === null ? [] : [[ownerText('Phone'), message.phone] as const]),
          [ownerText('Subject'), ownerText(MESSAGE_SUBJECTS[message.subject])],
        ]}
      />
      <h2 style={STYLES.subtitle}>{ownerText('Message')}</h2>
      <Paragraph style={STYLES.quote}>{message.message}</Paragraph>
      <Action
        href={`${publicUrl}/admin/messages${message.id === undefined ? '' : `?message=${message.id}`}`}
      >
        {ownerText('Open the message')}
      </Action>
    </MailFrame>
  );
}

export function TestMail({ publicUrl }: { publicUrl: string }) {
  const { ownerText } = useMailTexts();
  return (
    <MailFrame
      title={ownerText('Mail works')}
      preview={ownerText('A test mail from the back office')}
      publicUrl={publicUrl}
    >
      <Paragraph>
        {ownerText(
          'You asked the back office for this mail. Word of enquiries and messages will reach you here.',
        )}
      </Paragraph>
    </MailFrame>
  );
}

/** Receipt for a contact message; like every automatic reply it quotes none of it. */
export function MessageReceipt({ publicUrl }: { publicUrl: string }) {
  const { mailText } = useMailTexts();
  const { 'contact.hours': opening, 'contact.replyHours': hours } = useVilla();
  return (
    <MailFrame
      title={mailText('messageReceipt.title')}
      preview={mailText('messageReceipt.preview', { hours })}
      note={`${mailText('common.automatic')} ${mailText('messageReceipt.notYou')}`}
      publicUrl={publicUrl}
    >
      <Paragraph>{mailText('common.greeting')}</Paragraph>
      <Paragraph>{mailText('messageReceipt.text', { hours, opening })}</Paragraph>
    </MailFrame>
  );
}
