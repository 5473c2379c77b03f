import type { BookingEnquiry, EnquiryReceipt } from '@shared/contract/bookings/booking';
import { presentQuote } from '@shared/contract/prices/price';
import { INITIAL_BOOKING_STATUS } from '@shared/domain/bookings/bookingStatus';
import { addDays } from '@shared/domain/date';
import { canHaveAll } from '@shared/domain/prices/extras';
import { parseCents, toEurCents, formatCents } from '@shared/domain/prices/money';
import { AppError, priceChanged } from '../../errors';
import type { Limit } from '../rateLimits/rateLimits';
import { loadLegal } from '../legal/legalDetails';
import { privacyColumns, privacyVersion } from '../legal/legalVersions';
import { enquiryMailRows } from '../mail/enquiryMails';
import { referencesWithReceipt, withinReceiptLimit } from '../mail/receiptLimit';
import { quoteBookableStay, storedChoices } from '../prices/quote';
import { loadStayRules, type StayRules } from '../prices/loadStayRules';
import type { WriteContext } from '../serviceContext';
import { stayLinkColumns, type StayLink } from '../stay/stayLink';
import { assertSameRequest, findByIdempotencyKeys, hashOf } from '../idempotency';
import { mailedStayOf } from '../mailedStay';
import { drawReference } from './reference';
import type { Booking } from '../../models/Booking';

/**
 * @param idempotencyKey from the sender; a repeat with the same body returns the first booking
 * @param stayLink of the guest's page; `null` to create it later
 */
export type EnquiryRequest = {
  enquiry: BookingEnquiry;
  idempotencyKey: string | null;
  stayLink: StayLink | null;
};

export type StoredEnquiry = Parameters<typeof presentEnquiryReceipt>[0];

type NewEnquiry = ReturnType<typeof priceEnquiry> &
  ReturnType<typeof privacyColumns> &
  ReturnType<typeof stayLinkColumns> & {
    cancellationPolicy: string;
    reference: string;
    idempotencyKey: string | null;
    idempotencyHash: string | null;
  };

export type EnquiryOutcome =
  /** `getsReceipt`: whether a receipt was enqueued, see {@link withinReceiptLimit}. */
  { booking: StoredEnquiry; getsReceipt: boolean } | { refusal: AppError };

/**
 * Stores enquiries at the server's own prices, each with its mails and its event. An enquiry is rejected on its own:
 * 400 or 409 as {@link quoteBookableStay}; 409 `price_changed` with the quote; 409 `idempotency_conflict` for a known
 * key with another body.
 * @param requests at least one
 * @param receiptLimit for each mailbox
 * @returns the outcomes, in the same order
 * @throws UniqueConstraintError if a generated reference is taken; nothing is stored then
 */
export async function storeEnquiries(
  requests: readonly EnquiryRequest[],
  receiptLimit: Limit,
  context: WriteContext,
): Promise<EnquiryOutcome[]> {
  const { models, now } = context;
  const known = await findByIdempotencyKeys(
    requests.map(({ idempotencyKey }) => idempotencyKey),
    context,
  );
  const rules = await loadStayRules(rangeOf(requests), context);
  const terms = {
    privacyVersion: await privacyVersion(context),
    cancellationPolicy: JSON.stringify((await loadLegal(context)).cancellation),
  };
  /** Enquiries in the database and in this batch. */
  const byKey = new Map<string, StoredEnquiry & { idempotencyHash: string | null }>(known);

  const rows: NewEnquiry[] = [];
  const judge = ({ enquiry, idempotencyKey, stayLink }: EnquiryRequest): StoredEnquiry => {
    const idempotencyHash = idempotencyKey === null ? null : hashOf(enquiry);
    const earlier = idempotencyKey === null ? undefined : byKey.get(idempotencyKey);
    if (earlier) {
      assertSameRequest(earlier, idempotencyHash);
      return earlier;
    }
    const row: NewEnquiry = {
      ...priceEnquiry(enquiry, rules, context),
      ...privacyColumns(enquiry.privacyVersion, terms.privacyVersion, now),
      ...stayLinkColumns(stayLink),
      cancellationPolicy: terms.cancellationPolicy,
      idempotencyKey,
      idempotencyHash,
      reference: drawReference(),
    };
    rows.push(row);
    if (idempotencyKey !== null) byKey.set(idempotencyKey, row);
    return row;
  };
  const outcomes = requests.map((request) => {
    try {
      return { booking: judge(request) };
    } catch (error) {
      if (error instanceof AppError) return { refusal: error };
      throw error;
    }
  });
  const receipts = await referencesWithReceipt([...known.values()], context);
  if (rows.length > 0) {
    const mails = await withinReceiptLimit(
      rows.flatMap((row) => enquiryMailRows(row, rules.settings, now)),
      receiptLimit,
      context,
    );
    await models.Booking.bulkCreate(rows);
    await models.OutboxMail.bulkCreate(mails);
    for (const { mailbox, reference } of mails) if (mailbox) receipts.add(reference);
  }
  return outcomes.map((outcome) =>
    'booking' in outcome
      ? { ...outcome, getsReceipt: receipts.has(outcome.booking.reference) }
      : outcome,
  );
}

/** From the first check-in to the last night. */
function rangeOf(requests: readonly EnquiryRequest[]) {
  const checkins = requests.map(({ enquiry }) => enquiry.checkinDate).toSorted();
  const checkouts = requests.map(({ enquiry }) => enquiry.checkoutDate).toSorted();
  return { first: checkins[0] ?? '', last: addDays(checkouts.at(-1) ?? '', -1) };
}

/** @throws AppError as {@link quoteBookableStay}; 409 `price_changed` with the quote */
function priceEnquiry(
  enquiry: BookingEnquiry,
  rules: StayRules,
  { now, today }: Pick<WriteContext, 'now' | 'today'>,
) {
  const quote = quoteBookableStay(enquiry, rules, today);
  const { extras = [], pets = 0 } = enquiry;
  // A removed extra may have been free, so the total alone does not show the guest that it is missing.
  const isAsAsked = canHaveAll(rules.terms.fees, extras, pets);
  if (!isAsAsked || parseCents(enquiry.totalAmount) !== quote.totalCents) {
    throw priceChanged(presentQuote(quote));
  }
  const stay = {
    checkinDate: enquiry.checkinDate,
    checkoutDate: enquiry.checkoutDate,
    guestCount: enquiry.guestCount,
    ...storedChoices(enquiry, rules.terms),
    currency: enquiry.currency,
    totalAmountCents: quote.totalCents,
    priceBreakdown: JSON.stringify(presentQuote(quote)),
  };
  return {
    ...stay,
    mailedStay: mailedStayOf(stay),
    infants: enquiry.infants ?? 0,
    guestName: enquiry.guestName,
    guestEmail: enquiry.guestEmail,
    guestPhone: enquiry.guestPhone,
    totalAmountEurCents: toEurCents(quote.totalCents, quote.currency, rules.settings),
    specialRequests: enquiry.specialRequests,
    language: enquiry.language,
    status: INITIAL_BOOKING_STATUS,
    createdAt: now,
    updatedAt: now,
  };
}

export function presentEnquiryReceipt(
  row: Pick<
    Booking,
    | 'reference'
    | 'status'
    | 'checkinDate'
    | 'checkoutDate'
    | 'guestCount'
    | 'currency'
    | 'totalAmountCents'
    | 'stayLinkSeed'
    | 'createdAt'
    | 'updatedAt'
  >,
  { sendsMail, stayLink }: { sendsMail: boolean; stayLink: string | null },
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
    ...(stayLink !== null && { stayPath: new URL(stayLink).pathname }),
  };
}
