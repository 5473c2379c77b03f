import { plainLine, plainText } from '@shared/domain/plainText';
import { formatCents } from '@shared/domain/prices/money';
import type { BookingBrief } from '@shared/contract/bookings/ownerBooking';
import type { BookingJson } from '@shared/contract/bookings/booking';
import type { Booking } from '../../models/Booking';
import type { BookingMarks } from './bookingMarks';
import { storedPolicy } from '../legal/legalDetails';
import { storedQuote } from '../prices/storedQuote';
import { privacyNotice } from '../legal/legalVersions';
/** @param marks if they were looked up */
export function presentBooking(row: Booking, marks: BookingMarks): BookingJson {
  return {
    id: row.id,
    reference: row.reference,
    guestName: plainLine(row.guestName),
    ...contactOf(row),
    checkinDate: row.checkinDate,
    checkoutDate: row.checkoutDate,
    guestCount: row.guestCount,
    children: row.children,
    infants: row.infants,
    pets: row.pets,
    currency: row.currency,
    totalAmount: formatCents(row.totalAmountCents),
    totalAmountEur: formatCents(row.totalAmountEurCents),
    priceBreakdown: storedQuote(row),
    specialRequests: row.specialRequests && plainText(row.specialRequests),
    language: row.language,
    stripePaymentIntentId: row.stripePaymentIntentId,
    calendarEventId: row.calendarEventId,
    status: row.status,
    notes: row.notes,
    houseNotes: row.houseNotes ?? null,
    source: row.source,
    ...privacyNotice(row),
    ...cancellation(row),
    ...(row.erasedAt && { isErased: true as const }),
    ...marks,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function presentBookingBrief(row: Booking): BookingBrief {
  return {
    id: row.id,
    reference: row.reference,
    guestName: plainLine(row.guestName),
    checkinDate: row.checkinDate,
    checkoutDate: row.checkoutDate,
    guestCount: row.guestCount,
    currency: row.currency,
    totalAmount: formatCents(row.totalAmountCents),
    status: row.status,
    source: row.source,
    ...(row.guestEmail === '' && { hasNoEmail: true as const }),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function cancellation({
  cancellationPolicy,
}: Pick<Booking, 'cancellationPolicy'>): Pick<BookingJson, 'cancellation'> {
  const steps = storedPolicy(cancellationPolicy);
  return steps ? { cancellation: steps } : {};
}

/** An erased guest's remaining calling code, kept for the figures, is not a contact. */
function contactOf({ guestEmail, guestPhone, erasedAt }: Booking) {
  if (erasedAt) return { guestEmail: '', guestPhone: null };
  return { guestEmail, guestPhone: guestPhone && plainLine(guestPhone) };
}
