import type { OfferFieldsInput, OfferLineJson } from '@shared/contract/offers/offer';
import { quoteSchema, type QuoteJson, type QuoteLineJson } from '@shared/contract/prices/price';
import { countNights } from '@shared/domain/bookings/stayRules';
import type { PlainDate } from '@shared/domain/date';
import { offerLineKey, sumOfLines } from '@shared/domain/offers/offerLines';
import {
  centsOfNumber,
  numberOfCents,
  roundedQuotient,
  type Cents,
} from '@shared/domain/prices/money';
import { splitPayment } from '@shared/domain/prices/paymentTerms';
import { storedJson } from '../../storedJson';
import { storedQuote } from '../prices/storedQuote';
import type { Offer } from '../../models/Offer';

/** The owner's lines with the list price's payment terms. @param today first day of the payment schedule */
export function offerQuote(
  {
    checkinDate,
    checkoutDate,
    lines,
  }: Pick<OfferFieldsInput, 'checkinDate' | 'checkoutDate' | 'lines'>,
  list: QuoteJson,
  today: PlainDate,
): QuoteJson {
  const totalCents = sumOfLines(lines);
  const nightly = lines.filter(({ kind }) => kind === 'nights');
  const sumOf = (kind: QuoteLineJson['kind']) =>
    numberOfCents(sumOfLines(lines.filter((line) => line.kind === kind)));
  const nights = countNights({ checkinDate, checkoutDate });
  const accommodationCents = sumOfLines(nightly);
  return {
    total: numberOfCents(totalCents),
    currency: list.currency,
    baseRate: numberOfCents(roundedQuotient(accommodationCents, nights)),
    nights,
    isAverageRate: nightly.length !== 1,
    hasMultipleRates: nightly.length > 1,
    priceBreakdown: nightly.flatMap(({ quantity, rate, total, dates }) =>
      dates ? [{ nights: quantity, rate, total, dates }] : [],
    ),
    accommodationTotal: numberOfCents(accommodationCents),
    guestFee: sumOf('extraGuests'),
    cleaningFee: sumOf('cleaning'),
    lines: lines.map((line) => line satisfies QuoteLineJson),
    ...(list.payment && { payment: paymentFor(list.payment, totalCents, checkinDate, today) }),
  };
}

function paymentFor(
  payment: NonNullable<QuoteJson['payment']>,
  totalCents: Cents,
  checkinDate: PlainDate,
  today: PlainDate,
): NonNullable<QuoteJson['payment']> {
  const { depositPercent, balanceDays } = payment;
  if (depositPercent === null) return payment;
  const { depositCents, balanceCents, balanceDue } = splitPayment(
    { totalCents, checkinDate },
    { depositPercent, balanceDays },
    today,
  );
  return {
    ...payment,
    deposit: numberOfCents(depositCents),
    balance: numberOfCents(balanceCents),
    balanceDue,
  };
}

export function quoteOfOffer(
  offer: Pick<Offer, 'quote' | 'totalCents' | 'currency' | 'checkinDate' | 'checkoutDate'>,
): QuoteJson {
  return storedQuote({
    checkinDate: offer.checkinDate,
    checkoutDate: offer.checkoutDate,
    currency: offer.currency,
    priceBreakdown: offer.quote,
    totalAmountCents: offer.totalCents,
  });
}

/** An offer's lines and the list price at the time it was saved. */
export function linesBesideList(offer: Offer): { lines: OfferLineJson[]; listCents: Cents } {
  const list = storedJson(quoteSchema, offer.listQuote);
  const listed = new Map((list?.lines ?? []).map((line) => [offerLineKey(line), line.total]));
  return {
    lines: (quoteOfOffer(offer).lines ?? []).map((line) => ({
      ...line,
      list: listed.get(offerLineKey(line)) ?? null,
    })),
    listCents: list ? centsOfNumber(list.total) : offer.totalCents,
  };
}
