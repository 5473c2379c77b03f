import type { StayOffer } from '@shared/contract/stay/stayOffer';
import type { StayDraft, StayOutcome, StayPage } from '@shared/contract/stay/stayPage';
import { isPageClosed } from '@shared/domain/bookings/stayRules';
import { villaDay } from '@shared/domain/date';
import { plainLine } from '@shared/domain/plainText';
import type { Booking } from '../../models/Booking';
import { conversationForStay } from '../conversation/conversationForStay';
import { storedPolicy } from '../legal/legalDetails';
import { offerForStay } from '../offers/stayOffer';
import { loadStoredPayments, type StoredPayments } from '../payments/paymentSchedule';
import { accountForStay, paymentsForStay } from '../payments/paymentsForStay';
import { loadSettings } from '../prices/settings';
import { storedQuote } from '../prices/storedQuote';
import type { Secrets } from '../secrets/secrets';
import { reviewForStay } from '../reviews/reviewForStay';
import type { ReadContext } from '../serviceContext';
import { arrivalForStay } from './arrivalForStay';
import { hasCalendarFile } from './stayCalendarFile';
import { loadStayDetails, takesDetails } from './stayDetails';
import { refundToday } from './stayRefund';
import { canAsk, openStayRequests, presentStayRequest } from './stayRequests';

/**
 * Content of a booking's guest page today. Each part has its own service, which returns `null` if there is nothing to
 * show.
 * @param address path of the page
 * @param sent result of the last form, and its input if it was rejected
 * @param before id of a message: shows the conversation before it; `null` for the newest
 */
export async function loadStayPage(
  booking: Booking,
  address: string,
  {
    outcome,
    draft,
    before = null,
  }: { outcome: StayOutcome | null; draft: StayDraft | null; before?: number | null },
  secrets: Pick<Secrets, 'open'>,
  context: ReadContext,
): Promise<StayPage> {
  const { checkinTime, checkoutTime, heroImagePublicId } = await loadSettings(context);
  const stored = await loadStoredPayments(booking, context);
  const offer = await offerForStay(booking, context);
  const requests = await openStayRequests(booking, context);
  const askedToCancel = requests.findLast(({ kind }) => kind === 'cancellation');
  const askedOn = askedToCancel ? villaDay(askedToCancel.createdAt) : null;
  return {
    address,
    reference: booking.reference,
    guestName: plainLine(booking.guestName),
    status: booking.status,
    end: endOf(stored),
    checkinDate: booking.checkinDate,
    checkoutDate: booking.checkoutDate,
    checkinTime,
    checkoutTime,
    photo: heroImagePublicId,
    guestCount: booking.guestCount,
    children: booking.children,
    infants: booking.infants,
    pets: booking.pets,
    currency: booking.currency,
    totalCents: booking.totalAmountCents,
    quote: storedQuote(booking),
    cancellation: storedPolicy(booking.cancellationPolicy),
    refund: await refundToday(stored, askedOn, context),
    isOver: isPageClosed(booking, context.today) && !isOpenOffer(offer),
    hasCalendar: hasCalendarFile(booking, context),
    details: takesDetails(booking, context) ? await loadStayDetails(booking.id, context) : null,
    canAsk: canAsk(booking, context),
    requests: requests.map(presentStayRequest),
    offer,
    conversation: await conversationForStay(booking, before, context),
    payments: await paymentsForStay(stored, context),
    account: await accountForStay(booking, context),
    arrival: await arrivalForStay(booking, secrets, context),
    review: await reviewForStay(booking, context),
    outcome: outcome && isOutdated(outcome, booking, offer) ? null : outcome,
    draft,
  };
}

/** Whether a cancelled or declined booking was confirmed before; `null` if unknown. */
function endOf({ booking, plan }: StoredPayments): StayPage['end'] {
  const { status, mailsFrom, calendarSequence, schedulesMails } = booking;
  if (status !== 'cancelled') return null;
  const wasConfirmed = mailsFrom !== null || calendarSequence > 0 || plan !== null;
  if (wasConfirmed) return 'cancelled';
  // The first confirmation of other bookings leaves no trace.
  return schedulesMails ? 'declined' : null;
}

/** Whether a result no longer applies: it stays in the URL for as long as the tab is open. */
function isOutdated(
  { kind, code }: StayOutcome,
  { status }: Booking,
  offer: StayOffer | null,
): boolean {
  if (kind !== 'done' || !code.startsWith('offer_accepted')) return false;
  return status !== 'confirmed' && offer?.state !== 'accepted';
}

/** Whether the guest may answer an offer with future dates; the requested dates may be over. */
function isOpenOffer(offer: StayOffer | null): boolean {
  return offer?.state === 'open' || offer?.state === 'held';
}
