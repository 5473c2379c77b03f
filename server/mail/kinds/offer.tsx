import * as z from 'zod';
import { BillFacts, CancellationFacts, OwnerMessage, StayFacts } from '../BookingParts';
import { useMail } from '../mailContext';
import { bookingMailSchema, freeText } from '../mailData';
import { defineMail, unchanged } from '../mailDefinition';
import { MailFrame } from '../MailFrame';
import { Action, Paragraph, Paragraphs, Regards } from '../mailParts';
import { STYLES } from '../mailStyles';
import { stayValues, type RenderedTemplate } from '../renderTemplate';

/** The booking's data are those of the offer. */
const dataSchema = bookingMailSchema.extend({
  offer: z.object({
    validUntil: z.string(),
    holdsNights: z.boolean(),
    confirmsItself: z.boolean(),
  }),
});
type Data = z.infer<typeof dataSchema>;

const endedSchema = dataSchema.extend({ why: z.enum(['taken', 'expired', 'withdrawn']) });
type EndedData = z.infer<typeof endedSchema>;

const newsSchema = dataSchema.extend({
  news: z.enum(['accepted', 'declined', 'expired', 'taken']),
  /** The guest's message. */
  words: freeText.optional(),
  /** Names of other sites' calendars that also have its nights. */
  alsoSoldBy: z.array(z.string()).optional(),
});
type NewsData = z.infer<typeof newsSchema>;

/** Texts about an ended offer, by the way it ended. */
const NEWS_TEXTS = {
  accepted: {
    subject: 'Offer accepted: {reference}, {from} to {to}',
    title: 'Your offer was accepted',
    text: '{name} has accepted your offer. The stay is confirmed, and its nights are taken.',
  },
  declined: {
    subject: 'Offer declined: {reference}, {from} to {to}',
    title: 'Your offer was declined',
    text: '{name} has declined your offer. Nights that were held for it are free again.',
  },
  expired: {
    subject: 'Offer expired: {reference}, {from} to {to}',
    title: 'Your offer has expired',
    text: '{name} has not answered your offer in time. Nights that were held for it are free again, and the guest has been informed.',
  },
  taken: {
    subject: 'Offer overtaken: {reference}, {from} to {to}',
    title: 'The nights of your offer are taken',
    text: 'Nights that you offered to {name} are not free any more, so this offer has ended. The guest has been informed; perhaps you can offer other dates.',
  },
} as const;

/** The owner's offer. The guest answers it on their page with a form, since mail scanners open links. */
export const offer = defineMail({
  kind: 'offer',
  data: dataSchema,
  reader: 'guest',
  priority: 'decision',
  template: 'offer',
  values: (mail, context) => ({
    ...stayValues(mail.booking, context),
    validUntil: context.longDay(mail.offer.validUntil),
  }),
  Body: Offer,
  current: async (mail, { isOffered }) => ((await isOffered(mail)) ? mail : null),
});

/** To the guest: an offer has ended, and why. */
export const offerEnded = defineMail({
  kind: 'offerEnded',
  data: endedSchema,
  reader: 'guest',
  priority: 'decision',
  subject: ({ booking: { reference }, why }, { mailText }) =>
    mailText(`offerEnded.${why}.subject`, { reference }),
  Body: OfferEnded,
  // Read after the later mail, it would say that the new offer, or the stay, is cancelled. The owner's message is
  // sent in any case.
  current: async (mail, { isFollowedBy }) =>
    mail.booking.ownerMessage === null && (await isFollowedBy(['offer', 'confirmation']))
      ? null
      : mail,
});

/** Tells the owner how an offer ended. Replies go to the guest. */
export const offerNews = defineMail({
  kind: 'offerNews',
  data: newsSchema,
  reader: 'owner',
  priority: 'alert',
  subject: ({ booking, news }, { ownerText, shortDay }) =>
    ownerText(NEWS_TEXTS[news].subject, {
      reference: booking.reference,
      from: shortDay(booking.checkinDate),
      to: shortDay(booking.checkoutDate),
    }),
  Body: OfferNews,
  current: unchanged,
});

function Offer({ booking, offer: terms, template }: Data & { template: RenderedTemplate }) {
  const { mailText, longDay, stayLink } = useMail();
  const until = longDay(terms.validUntil);
  return (
    <MailFrame
      title={template.title}
      preview={mailText('offer.preview', {
        from: longDay(booking.checkinDate),
        to: longDay(booking.checkoutDate),
        until,
      })}
    >
      <Paragraphs of={template} />
      <OwnerMessage booking={booking} />
      <StayFacts booking={booking} />
      <BillFacts booking={booking} />
      <CancellationFacts booking={booking} />
      <Paragraph>
        {[
          `${mailText('offer.validUntil', { until })} ${mailText(terms.holdsNights ? 'offer.held' : 'offer.notHeld')}`,
          mailText(terms.confirmsItself ? 'offer.howConfirms' : 'offer.howAsks'),
        ].join('\n')}
      </Paragraph>
      {stayLink !== null && <Action href={stayLink}>{mailText('offer.action')}</Action>}
      <Regards />
    </MailFrame>
  );
}

function OfferEnded({ booking, offer: { validUntil }, why }: EndedData) {
  const { mailText, longDay, publicUrl, prefix, ...context } = useMail();
  const villa = context.villa['villa.name'];
  const text =
    why === 'expired'
      ? mailText('offerEnded.expired.text', { villa, until: longDay(validUntil) })
      : mailText(`offerEnded.${why}.text`, { villa });
  return (
    <MailFrame title={mailText(`offerEnded.${why}.title`)} preview={text}>
      <Paragraph>{mailText('common.greetingName', { name: booking.guestName })}</Paragraph>
      <Paragraph>{text}</Paragraph>
      <OwnerMessage booking={booking} />
      <h2 style={STYLES.subtitle}>{mailText('offerEnded.offered')}</h2>
      <StayFacts booking={booking} />
      <Action href={`${publicUrl}${prefix}/booking`}>{mailText('offerEnded.calendar')}</Action>
      <Regards />
    </MailFrame>
  );
}

function OfferNews({
  booking,
  offer: { confirmsItself },
  news,
  words: guestMessage,
  alsoSoldBy,
}: NewsData) {
  const { ownerText, publicUrl } = useMail();
  const name = booking.guestName;
  const text =
    news === 'accepted' && !confirmsItself
      ? ownerText(
          '{name} has accepted your offer. Its nights are taken; please confirm or decline the booking now.',
          { name },
        )
      : ownerText(NEWS_TEXTS[news].text, { name });
  return (
    <MailFrame title={ownerText(NEWS_TEXTS[news].title)} preview={text}>
      <Paragraph>{text}</Paragraph>
      {guestMessage !== undefined && <Paragraph style={STYLES.quote}>{guestMessage}</Paragraph>}
      {alsoSoldBy && (
        <Paragraph>
          {ownerText(
            'Another calendar has nights of this stay as well: {calendars}. Please look there before you confirm.',
            { calendars: alsoSoldBy.join(', ') },
          )}
        </Paragraph>
      )}
      <StayFacts booking={booking} />
      <BillFacts booking={booking} />
      <Action href={`${publicUrl}/admin?booking=${booking.reference}`}>
        {ownerText('Open the booking')}
      </Action>
    </MailFrame>
  );
}
