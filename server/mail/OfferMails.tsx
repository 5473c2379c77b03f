import type { PlainDate } from '@shared/domain/date';
import { useContext } from 'react';
import { BillFacts, CancellationFacts, StayFacts } from './BookingParts';
import { OwnerWords } from './GuestBookingMails';
import type { OfferMail } from './mail';
import { MailFrame } from './MailFrame';
import type { TemplateWords } from './templateValues';
import { Action, Paragraphs, Regards, Words } from './mailParts';
import { STYLES } from './mailStyles';
import { StayUrlContext, useVilla, useWords } from './VillaContext';

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
}: Priced<'offer'> & { template: TemplateWords }) {
  const { mailText, longDay } = useWords();
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
      <OwnerWords booking={booking} />
      <StayFacts booking={booking} />
      <BillFacts booking={booking} day={day} />
      <CancellationFacts booking={booking} day={day} />
      <Words>
        {[
          `${mailText('offer.validUntil', { until })} ${mailText(offer.holdsNights ? 'offer.held' : 'offer.notHeld')}`,
          mailText(offer.confirmsItself ? 'offer.howConfirms' : 'offer.howAsks'),
        ].join('\n')}
      </Words>
      {stayUrl !== null && <Action href={stayUrl}>{mailText('offer.action')}</Action>}
      <Regards />
    </MailFrame>
  );
}

export function OfferEnded({ booking, offer, why, publicUrl }: Props<'offerEnded'>) {
  const { mailText, longDay, prefix } = useWords();
  const villa = useVilla()['villa.name'];
  const text =
    why === 'expired'
      ? mailText('offerEnded.expired.text', { villa, until: longDay(offer.validUntil) })
      : mailText(`offerEnded.${why}.text`, { villa });
  return (
    <MailFrame title={mailText(`offerEnded.${why}.title`)} preview={text} publicUrl={publicUrl}>
      <Words>{mailText('common.greetingName', { name: booking.guestName })}</Words>
      <Words>{text}</Words>
      <OwnerWords booking={booking} />
      <h2 style={STYLES.subtitle}>{mailText('offerEnded.offered')}</h2>
      <StayFacts booking={booking} />
      <Action href={`${publicUrl}${prefix}/booking`}>{mailText('offerEnded.calendar')}</Action>
      <Regards />
    </MailFrame>
  );
}

/** Tells the owner how an offer ended. Replies go to the guest. */
export function OfferNews({
  booking,
  offer,
  news,
  words,
  alsoSoldBy,
  day,
  publicUrl,
}: Priced<'offerNews'>) {
  const { mailText } = useWords();
  const name = booking.guestName;
  const text =
    news === 'accepted' && !offer.confirmsItself
      ? mailText('offerNews.acceptedAsks.text', { name })
      : mailText(`offerNews.${news}.text`, { name });
  return (
    <MailFrame title={mailText(`offerNews.${news}.title`)} preview={text} publicUrl={publicUrl}>
      <Words>{text}</Words>
      {words !== undefined && <Words style={STYLES.quote}>{words}</Words>}
      {alsoSoldBy && (
        <Words>{mailText('offerNews.alsoSold', { calendars: alsoSoldBy.join(', ') })}</Words>
      )}
      <StayFacts booking={booking} />
      <BillFacts booking={booking} day={day} />
      <Action href={`${publicUrl}/admin?booking=${booking.reference}`}>
        {mailText('common.openBooking')}
      </Action>
    </MailFrame>
  );
}
