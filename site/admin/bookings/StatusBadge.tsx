import type { BookingJson } from '@shared/contract/bookings/booking';
import type { EndedOffer, OfferBrief } from '@shared/contract/offers/offer';
import type { PaymentState } from '@shared/domain/payments/paymentState';
import styled from 'styled-components';
import { Badge, type BadgeTone } from '../../components/Badge';
import { endedOfferText, offerText } from '../offers/offerText';
import { useMailDelivery } from '../mail/useMailDelivery';
import { competingText, statusText, wroteText } from './bookingText';
import { STATE_TEXT, STATE_TONE } from '../payments/paymentText';
import { t, type Sentence } from '../i18n/t';

/** In lists, where a booking has other states too. */
const LISTED_STATE = {
  ...STATE_TEXT,
  open: 'Not paid yet',
  overdue: 'Payment overdue',
} as const satisfies Record<PaymentState, Sentence>;

const TONES: Readonly<Record<string, BadgeTone>> = {
  confirmed: 'green',
  pending: 'yellow',
  enquiry: 'blue',
  cancelled: 'red',
};

export function StatusBadge({ status }: { status: string }) {
  return <Word $tone={TONES[status] ?? 'neutral'}>{statusText(status)}</Word>;
}

export function BookingBadges({
  booking: {
    status,
    offer,
    endedOffer,
    payment,
    isSentTwice,
    guestKnows,
    alsoSoldBy,
    competing,
    wroteAt,
  },
}: {
  booking: Pick<
    BookingJson,
    | 'status'
    | 'offer'
    | 'endedOffer'
    | 'payment'
    | 'isSentTwice'
    | 'guestKnows'
    | 'alsoSoldBy'
    | 'competing'
    | 'wroteAt'
  >;
}) {
  return (
    <>
      <StatusBadge status={status} />
      {offer && <OfferBadge offer={offer} />}
      {endedOffer && <EndedOfferBadge offer={endedOffer} />}
      {isSentTwice && <SentTwiceBadge />}
      {competing && (
        <Badge $tone="yellow" title={competingText(competing)}>
          {t('{n} {n|other asks|others ask} for these nights', { n: competing.length })}
        </Badge>
      )}
      {wroteAt && <Badge $tone="neutral">{wroteText(wroteAt)}</Badge>}
      {guestKnows && <UnmailedBadge />}
      {alsoSoldBy && alsoSoldBy.length > 0 && (
        <Badge $tone="red">{t('Also on {names}', { names: alsoSoldBy.join(', ') })}</Badge>
      )}
      {payment && <Badge $tone={STATE_TONE[payment]}>{t(LISTED_STATE[payment])}</Badge>}
    </>
  );
}

/** Marks a stay whose last change was not mailed to the guest. Hidden if mail is not set up, like `UnmailedChange`. */
function UnmailedBadge() {
  if (useMailDelivery() === 'none') return null;
  return <Badge $tone="yellow">{t('Not notified by mail')}</Badge>;
}

export function OfferBadge({ offer }: { offer: OfferBrief }) {
  return <Badge $tone={offer.status === 'sent' ? 'neutral' : 'green'}>{offerText(offer)}</Badge>;
}

export function EndedOfferBadge({ offer }: { offer: EndedOffer }) {
  return <Badge $tone="neutral">{endedOfferText(offer)}</Badge>;
}

export function SentTwiceBadge() {
  return <Badge $tone="neutral">{t('Sent twice')}</Badge>;
}

const Word = styled(Badge)`
  &::first-letter {
    text-transform: uppercase;
  }
`;
