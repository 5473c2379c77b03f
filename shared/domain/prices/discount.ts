import { daysBetween, type PlainDate } from '../date';
import { countNights, type Stay } from '../bookings/stayRules';
import { roundedTo, type Cents } from './money';

/** What a discount asks of a stay: so many nights, or to be booked so many days before check-in. */
export const DISCOUNT_KINDS = ['lengthOfStay', 'earlyBird', 'lastMinute'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/** Percent of the accommodation that a stay costs less. */
export type Discount = {
  /** Unique; stands on the bill. */
  name: string;
  kind: DiscountKind;
  /** Nights at least, days before check-in at least, or at most, by kind. */
  threshold: number;
  /** Whole percent, 1 to 100. */
  percent: number;
};

/** What of a stay a discount looks at. @param bookingDate the villa's day of the enquiry */
export type DiscountedStay = Stay & { bookingDate: PlainDate };

/** Whether a stay may have a discount. */
export function earnsDiscount({ kind, threshold }: Discount, stay: DiscountedStay): boolean {
  switch (kind) {
    case 'lengthOfStay':
      return countNights(stay) >= threshold;
    case 'earlyBird':
      return daysBetween(stay.bookingDate, stay.checkinDate) >= threshold;
    case 'lastMinute': {
      const days = daysBetween(stay.bookingDate, stay.checkinDate);
      // What is entered after the arrival was not booked late, it was written down late.
      return days >= 0 && days <= threshold;
    }
  }
}

/**
 * The one discount of a stay, the best for the guest: the highest percentage. Of equal ones it is the
 * one by length of stay, then early bird, then last minute, and of one kind the first by name, so that
 * the order of the list decides nothing.
 */
export function bestDiscount(
  discounts: readonly Discount[],
  stay: DiscountedStay,
): Discount | null {
  const [best] = discounts
    .filter((discount) => earnsDiscount(discount, stay))
    .toSorted(
      (a, b) =>
        b.percent - a.percent ||
        DISCOUNT_KINDS.indexOf(a.kind) - DISCOUNT_KINDS.indexOf(b.kind) ||
        (a.name < b.name ? -1 : Number(a.name > b.name)),
    );
  return best ?? null;
}

/** What a discount takes off, positive. @param unitCents what amounts of the bill are rounded to */
export function discountCents(percent: number, accommodation: Cents, unitCents: Cents): Cents {
  return roundedTo(unitCents, accommodation * percent, 100);
}
