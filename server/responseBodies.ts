import type { AdminSession } from '@shared/contract/access/auth';
import type { InvitationJson, UserJson } from '@shared/contract/access/users';
import type { BlockJson } from '@shared/contract/calendars/block';
import type { BookingJson, EnquiryReceipt } from '@shared/contract/bookings/booking';
import type { HouseStay } from '@shared/contract/bookings/housePlan';
import type { ImportedCalendarJson } from '@shared/contract/calendars/importedCalendar';
import type { ContactMessageJson } from '@shared/contract/messages/message';
import type { PublicConfig } from '@shared/contract/gallery/image';
import type { GalleryImageJson, GalleryPhoto } from '@shared/contract/gallery/gallery';
import type { PrivacyNotice } from '@shared/contract/legal/privacyNotice';
import type { BookingBrief } from '@shared/contract/bookings/ownerBooking';
import type { PriceOverrideJson } from '@shared/contract/prices/override';
import type { PricePlanJson } from '@shared/contract/prices/season';
import type { PriceTermsJson } from '@shared/contract/prices/priceTerms';
import type { VillaSettings as VillaSettingsJson } from '@shared/contract/prices/settings';
import { formatCents, formatRate } from '@shared/domain/prices/money';
import { plainLine, plainText } from '@shared/domain/plainText';
import type { Env } from './env';
import type { ImageHost } from './integrations/imageHost/imageHost';
import type { Block } from './models/Block';
import type { Booking } from './models/Booking';
import { hasEnded } from './services/access/invitations';
import type { BookingMarks } from './services/bookings/bookingMarks';
import type { ContactMessage } from './models/ContactMessage';
import type { GalleryImage } from './models/GalleryImage';
import type { Invitation } from './models/Invitation';
import type { PriceOverride } from './models/PriceOverride';
import type { User } from './models/User';
import type { VillaSettings } from './models/VillaSettings';
import type { FeedState } from './services/calendars/importedCalendars';
import type { ShownMessage } from './services/messages/messages';
import { storedPolicy } from './services/legal/legalDetails';
import { weekdaysOf } from './services/prices/overrides';
import { seasonsOf, type PricePlan } from './services/prices/pricePlan';
import type { StoredPriceTerms } from './services/prices/priceTerms';
import { extrasByName, storedQuote } from './services/prices/storedQuote';

/**
 * Rows as sent to clients. Every field is named, so that new columns stay internal. Guests' text is cleaned again, for
 * rows stored before input was cleaned.
 */

export function presentSettings(row: VillaSettings): VillaSettingsJson {
  return {
    id: row.id,
    basePrice: formatCents(row.basePriceCents),
    highSeasonPrice: formatCents(row.highSeasonPriceCents),
    peakSeasonPrice: formatCents(row.peakSeasonPriceCents),
    baseCurrency: row.baseCurrency,
    gbpRate: formatRate(row.gbpRateE4),
    usdRate: formatRate(row.usdRateE4),
    cleaningFee: formatCents(row.cleaningFeeCents),
    extraGuestFee: formatCents(row.extraGuestFeeCents),
    maxGuests: row.maxGuests,
    minStayRegular: row.minStayRegular,
    minStayPeak: row.minStayPeak,
    minDaysToNextBooking: row.minDaysToNextBooking,
    gapNights: row.gapNights,
    fillsGaps: row.fillsGaps,
    maxStay: row.maxStay,
    monthsAhead: row.monthsAhead,
    checkinTime: row.checkinTime,
    checkoutTime: row.checkoutTime,
    heroImagePublicId: row.heroImagePublicId,
    heroImagePosition: row.heroImagePosition,
    heroImageScale: row.heroImageScale,
    heroImagePositionMobile: row.heroImagePositionMobile,
    heroImageScaleMobile: row.heroImageScaleMobile,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/**
 * The session of a signed-in user.
 * @param isFactorMissing the user has yet to set up the required second factor
 */
export function presentSession(
  { username, role, language, hasDefaultPassword }: User,
  isFactorMissing: boolean,
): AdminSession {
  return {
    authenticated: true,
    requiresPasswordChange: hasDefaultPassword,
    username,
    role,
    language,
    ...(isFactorMissing && { requiresSecondFactor: true }),
  };
}

/** @param selfId the reader's id */
export function presentUser(row: User, selfId: number | null): UserJson {
  return {
    id: row.id,
    username: row.username,
    name: row.name,
    email: row.email,
    role: row.role,
    isSelf: row.id === selfId,
    lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentInvitation(row: Invitation, now: Date): InvitationJson {
  return {
    id: row.id,
    name: plainLine(row.name),
    email: row.email,
    role: row.role,
    expiresAt: row.expiresAt.toISOString(),
    isExpired: hasEnded(row, now),
  };
}

export function presentReceipt(
  row: Pick<
    Booking,
    | 'reference'
    | 'status'
    | 'checkinDate'
    | 'checkoutDate'
    | 'guestCount'
    | 'currency'
    | 'totalAmountCents'
  >,
  sendsMail: boolean,
): EnquiryReceipt {
  return {
    reference: row.reference,
    status: row.status,
    checkinDate: row.checkinDate,
    checkoutDate: row.checkoutDate,
    guestCount: row.guestCount,
    currency: row.currency,
    totalAmount: formatCents(row.totalAmountCents),
    sendsMail,
  };
}

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
    ...marks,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function privacyNotice({
  privacyVersion,
  privacyShownAt,
}: Pick<Booking, 'privacyVersion' | 'privacyShownAt'>): { privacyNotice?: PrivacyNotice } {
  // A row that was just created has `undefined` instead of `null`.
  if (!privacyVersion || !privacyShownAt) return {};
  return { privacyNotice: { version: privacyVersion, at: privacyShownAt.toISOString() } };
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

/**
 * A stay for housekeepers, who may read only the fields that are named here.
 * @param arrivalTime planned by the guests
 */
export function presentHouseStay(row: Booking, arrivalTime: string | null): HouseStay {
  return {
    checkinDate: row.checkinDate,
    checkoutDate: row.checkoutDate,
    guestCount: row.guestCount,
    children: row.children,
    pets: row.pets,
    extras: extrasByName(row),
    notes: row.houseNotes,
    arrivalTime,
  };
}

/** Nights of another site's calendar, which gives neither names nor head counts. */
export function presentImportedStay(row: Block): HouseStay {
  return {
    checkinDate: row.startDate,
    checkoutDate: row.endDate,
    guestCount: null,
    children: 0,
    pets: 0,
    extras: [],
    notes: null,
    arrivalTime: null,
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
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function presentBlock(row: Block): BlockJson {
  return {
    id: row.id,
    startDate: row.startDate,
    endDate: row.endDate,
    note: row.note,
    isImported: row.feedId !== null,
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentFeed({
  feed,
  url,
  nights,
  clashes,
  unread,
}: FeedState): ImportedCalendarJson {
  return {
    id: feed.id,
    name: feed.name,
    url: url ?? '',
    nights,
    clashes,
    unread,
    readAt: feed.readAt?.toISOString() ?? null,
    problem: url === null ? 'address_unreadable' : feed.problem,
    isWaiting: feed.isWaiting,
  };
}

export function presentShownMessage({
  message,
  answers,
  bookingReference,
}: ShownMessage): ContactMessageJson {
  return {
    ...presentContactMessage(message),
    answers: answers.map(({ answer, userName }) => ({
      id: answer.id,
      userName,
      text: plainText(answer.text),
      createdAt: answer.createdAt.toISOString(),
    })),
    bookingReference,
  };
}

function presentContactMessage(row: ContactMessage): ContactMessageJson {
  return {
    id: row.id,
    firstName: plainLine(row.firstName),
    lastName: plainLine(row.lastName),
    email: row.email,
    phone: row.phone && plainLine(row.phone),
    subject: row.subject,
    message: plainText(row.message),
    ...privacyNotice(row),
    language: row.language,
    createdAt: row.createdAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
  };
}

export function presentPhoto(row: GalleryImage): GalleryPhoto {
  return {
    id: row.id,
    publicId: row.publicId,
    title: row.title,
    description: row.description,
    category: row.category,
    isFeatured: row.isFeatured,
    displayOrder: row.displayOrder,
  };
}

export function presentGalleryImage(row: GalleryImage): GalleryImageJson {
  return {
    ...presentPhoto(row),
    isActive: row.isActive,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function presentPricePlan({ value, unreadable, updatedAt }: PricePlan): PricePlanJson {
  const seasons = seasonsOf(value);
  const unreadableSeasons = unreadable.length + value.seasons.length - seasons.length;
  return {
    seasons,
    ...(unreadableSeasons > 0 && { unreadableSeasons }),
    updatedAt: (updatedAt ?? NEVER).toISOString(),
  };
}

/** Discounts, fees, tourist tax and payment terms, for guests and owner alike. */
export function presentTerms({ value, unreadable, updatedAt }: StoredPriceTerms): PriceTermsJson {
  return {
    ...value,
    ...(unreadable.length > 0 && { unreadable: [...unreadable] }),
    updatedAt: (updatedAt ?? NEVER).toISOString(),
  };
}

/** For seasons and price terms, which every migrated database has. */
const NEVER = new Date(0);

export function presentOverride(row: PriceOverride): PriceOverrideJson {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    startDate: row.startDate,
    endDate: row.endDate,
    overridePrice: formatCents(row.overridePriceCents),
    isActive: row.isActive,
    priority: row.priority,
    minStay: row.minStay,
    arrivalDays: weekdaysOf(row.arrivalDays),
    departureDays: weekdaysOf(row.departureDays),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The public configuration; contains no secret. */
export function presentConfig({
  env,
  imageHost,
}: {
  env: Pick<Env, 'googleMapsApiKey'>;
  imageHost: ImageHost;
}): PublicConfig {
  return {
    googleMapsApiKey: env.googleMapsApiKey,
    imageHost: imageHost.browserConfig(),
  };
}
