import { parseCents, roundedQuotient, type Cents } from '../prices/money';
import type { MonthFigures, RequestCounts } from '../../contract/figures/figures';

export type Totals = {
  soldNights: number;
  blockedNights: number;
  importedNights: number;
  /** Calendar nights without blocked ones. */
  availableNights: number;
  accommodationCents: Cents;
  feesCents: Cents;
  keptCents: Cents;
  writtenOffCents: Cents;
  revenueCents: Cents;
  /** Sold share of the available nights, 0 to 1; `null` if none was available. */
  occupancy: number | null;
  /** Accommodation revenue per sold night; `null` if none was sold. */
  averageRateCents: Cents | null;
  /** Accommodation revenue per available night; `null` if none was available. */
  revenuePerNightCents: Cents | null;
  requests: RequestCounts;
};

/** Sums months and derives the rates from the sums, so that longer months weigh more. */
export function totalsOf(months: readonly MonthFigures[]): Totals {
  const sum = (valueOf: (month: MonthFigures) => number) =>
    months.reduce((total, month) => total + valueOf(month), 0);
  const soldNights = sum((month) => month.soldNights);
  const blockedNights = sum((month) => month.blockedNights);
  const importedNights = sum((month) => month.importedNights);
  const availableNights = sum((month) => month.nights) - blockedNights - importedNights;
  const accommodationCents = sum((month) => parseCents(month.accommodation));
  const feesCents = sum((month) => parseCents(month.fees));
  const keptCents = sum((month) => parseCents(month.kept));
  const writtenOffCents = sum((month) => parseCents(month.writtenOff));
  return {
    soldNights,
    blockedNights,
    importedNights,
    availableNights,
    accommodationCents,
    feesCents,
    keptCents,
    writtenOffCents,
    revenueCents: accommodationCents + feesCents + keptCents - writtenOffCents,
    occupancy: availableNights > 0 ? soldNights / availableNights : null,
    averageRateCents: soldNights > 0 ? roundedQuotient(accommodationCents, soldNights) : null,
    revenuePerNightCents:
      availableNights > 0 ? roundedQuotient(accommodationCents, availableNights) : null,
    requests: {
      received: sum(({ requests }) => requests.received),
      confirmed: sum(({ requests }) => requests.confirmed),
      cancelled: sum(({ requests }) => requests.cancelled),
      open: sum(({ requests }) => requests.open),
    },
  };
}

/** Confirmed share of the received enquiries, 0 to 1; `null` if none was received. */
export function conversionOf({ received, confirmed }: RequestCounts): number | null {
  return received > 0 ? confirmed / received : null;
}
