import type { PlainDate } from '@shared/domain/date';
import { useContext } from 'react';
import { BillFacts, CancellationFacts, StayFacts } from './BookingParts';
import { OwnerMessage } from './GuestBookingMails';
import type { OfferMail } from './mail';
import { MailFrame } from './MailFrame';
import type { RenderedTemplate } from './renderTemplate';
import { Action, Paragraphs, Regards, Paragraph } from './mailParts';
import { STYLES } from './mailStyles';
import { StayUrlContext, useVilla, useMailTexts } from './mailContext';

type Props<Kind extends OfferMail['kind']> = Extract<OfferMail, { kind: Kind }> & {
  publicUrl: string;
};
/** `day` is the villa day on which the mail became due. */
type Priced<Kind extends OfferMail['kind']> = Props<Kind> & { day: PlainDate };

/** The owner's offer. The guest answers it on their page with a form, since mail scanners open links. */
export function Offer({
  booking,
  offer,
  day,
  template,
  publicUrl,
}: Priced<'offer'> & { template: RenderedTemplate }) {
  const { mailText, longDay } = useMailTexts();
  const stayUrl = useContext(StayUrlContext);
  const until = longDay(offer.validUntil);
  return (
    <MailFrame
      title={template.title}
      preview={mailText('offer.preview', {
        from: longDay(booking.checkinDate),
        to: longDay(booking.checkoutDate),
        until,
      })}
      publicUrl={publicUrl}
    >
      <Paragraphs of={template} />
      <OwnerMessage booking={booking} />
      <StayFacts booking={booking} />
      <BillFacts booking={booking} day={day} />
      <CancellationFacts booking={booking} day={day} />
      <Paragraph>
        {[
          `${mailText('offer.validUntil', { until })} ${mailText(offer.holdsNights ? 'offer.held' : 'offer.notHeld')}`,
          mailText(offer.confirmsItself ? 'offer.howConfirms' : 'offer.howAsks'),
        ].join('\n')}
      </Paragraph>
      {stayUrl !== null && <Action href={stayUrl}>{mailText('offer.action')}</Action>}
      <Regards />
    </MailFrame>
  );
}

export function OfferEnded({ booking, offer, why, publicUrl }: Props<'offerEnded'>) {
  const { mailText, longDay, prefix } = useMailTexts();
  const villa = useVilla()['villa.name'];
  const text =
    why === 'expired'
      ? mailText('offerEnded.expired.text', { villa, until: longDay(offer.validUntil) })
      : mailText(`offerEnded.${why}.text`, { villa });
  return (
    <MailFrame title={mailText(`offerEnded.${why}.title`)} preview={text} publicUrl={publicUrl}>
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

/** Texts about an ended offer, by the way it ended. */
export const OFFER_NEWS_TEXTS = {
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
    text: '{name} has not answered your offer in time. Nights that were held for it are free again, and the guest was told kindly.',
  },
  taken: {
    subject: 'Offer overtaken: {reference}, {from} to {to}',
    title: 'The nights of your offer are taken',
    text: 'Nights that you offered to {name} are not free any more, so this offer has ended. The guest was told kindly; perhaps you can offer other dates.',
  },
} as const;

/** Tells the owner how an offer ended. Replies go to the guest. */
export function OfferNews({
  booking,
  offer,
  news,
  words: guestMessage,
  alsoSoldBy,
  day,
  publicUrl,
}: Priced<'offerNews'>) {
  const { ownerText } = useMailTexts();
  const name = booking.guestName;
  const text =
    news === 'accepted' && !offer.confirmsItself
      ? ownerText(
          '{name} has accepted your offer. Its nights are taken; please confirm or decline the booking now.',
          { name },
        )
      : ownerText(OFFER_NEWS_TEXTS[news].text, { name });
  return (
    <MailFrame title={ownerText(OFFER_NEWS_TEXTS[news].title)} preview={text} publicUrl={publicUrl}>
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
      <BillFacts booking={booking} day={day} />
      <Action href={`${publicUrl}/admin?booking=${booking.reference}`}>
        {ownerText('Open the booking')}
      </Action>
    </MailFrame>
  );
}
