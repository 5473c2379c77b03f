import { VILLA } from '@shared/villa';
import { BillFacts, StayFacts } from '../BookingParts';
import { useMail } from '../mailContext';
import { bookingMailSchema, type BookingMail } from '../mailData';
import { isPlainName, namesAddress } from '../guestWords';
import { defineMail, unchanged } from '../mailDefinition';
import { MailFrame } from '../MailFrame';
import { Action, Facts, Paragraph, Paragraphs, Regards, StayPageLink } from '../mailParts';
import { STYLES } from '../mailStyles';
import { stayValues, type RenderedTemplate } from '../renderTemplate';

/** Sent automatically to an unverified address: it repeats only what could not advertise anything. */
export const enquiryReceipt = defineMail({
  kind: 'enquiryReceipt',
  data: bookingMailSchema,
  reader: 'guest',
  priority: 'receipt',
  template: 'receipt',
  values: ({ booking }, context) => ({
    ...stayValues(booking, context),
    guestName: isPlainName(booking.guestName)
      ? booking.guestName
      : context.mailText('common.guest'),
  }),
  Body: EnquiryReceipt,
  // Read after the decision, it would say that nothing is booked yet.
  current: async (mail, { isFollowedBy }) =>
    (await isFollowedBy(['offer', 'confirmation', 'decline', 'cancellation'])) ? null : mail,
});

/** Tells the owner about an enquiry. Replies go to the guest. */
export const enquiryAlert = defineMail({
  kind: 'enquiryAlert',
  data: bookingMailSchema,
  reader: 'owner',
  priority: 'alert',
  subject: ({ booking: { reference, checkinDate, checkoutDate } }, { ownerText, shortDay }) =>
    ownerText('New enquiry {reference}: {from} to {to}', {
      reference,
      from: shortDay(checkinDate),
      to: shortDay(checkoutDate),
    }),
  Body: EnquiryAlert,
  current: unchanged,
});

function EnquiryReceipt({ booking, template }: BookingMail & { template: RenderedTemplate }) {
  const { mailText, longDay } = useMail();
  const { specialRequests } = booking;
  return (
    <MailFrame
      title={template.title}
      preview={mailText('enquiryReceipt.preview', {
        from: longDay(booking.checkinDate),
        to: longDay(booking.checkoutDate),
        hours: VILLA.enquiryReplyWithinHours,
      })}
      note={`${mailText('common.automatic')} ${mailText('enquiryReceipt.notYou')}`}
    >
      <Paragraphs of={template} />
      {specialRequests !== null && !namesAddress(specialRequests) && (
        <>
          <h2 style={STYLES.subtitle}>{mailText('messageAnswer.yours')}</h2>
          <Paragraph style={STYLES.quote}>{specialRequests}</Paragraph>
        </>
      )}
      <StayFacts booking={booking} />
      <BillFacts booking={booking} />
      <StayPageLink />
      <Regards />
    </MailFrame>
  );
}

function EnquiryAlert({ booking }: BookingMail) {
  const { ownerText, money, publicUrl } = useMail();
  return (
    <MailFrame
      title={ownerText('A new enquiry')}
      preview={ownerText('{guests} {guests|guest|guests}, {total}', {
        guests: booking.guestCount,
        total: money(booking.totalCents, booking.currency),
      })}
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
      <BillFacts booking={booking} />
      <Action href={`${publicUrl}/admin?booking=${booking.reference}`}>
        {ownerText('Open the booking')}
      </Action>
    </MailFrame>
  );
}
