import type { OwnNames } from '../../i18n/ownNames';
import { daysBetween, type PlainDate } from '../date';
import { countNights, type Stay } from '../bookings/stayRules';
import { roundedTo, type Cents } from './money';

/** Condition of a discount: length of stay, or days between booking and check-in. */
export const DISCOUNT_KINDS = ['lengthOfStay', 'earlyBird', 'lastMinute'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

export type Discount = {
  /** Unique, or empty for the name of its kind; shown on the bill. */
  name: string;
  names?: OwnNames | undefined;
  kind: DiscountKind;
  /** Minimum nights, minimum days before check-in, or maximum days, by kind. */
  threshold: number;
  /** Whole percent, 1 to 100. */
  percent: number;
};

/** Facts that a discount depends on. @param bookingDate the villa's day of the enquiry */
export type DiscountedStay = Stay & { bookingDate: PlainDate };

export function earnsDiscount({ kind, threshold }: Discount, stay: DiscountedStay): boolean {
  switch (kind) {
    case 'lengthOfStay':
      return countNights(stay) >= threshold;
    case 'earlyBird':
      return daysBetween(stay.bookingDate, stay.checkinDate) >= threshold;
    case 'lastMinute': {
      const days = daysBetween(stay.bookingDate, stay.checkinDate);
      // A booking entered after the arrival was recorded late, not made late.
      return days >= 0 && days <= threshold;
    }
  }
}

/**
 * The stay's single discount: the highest percentage. Ties go to length of stay, then early bird, then last minute,
 * then by name, so that the order of the list does not matter.
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

/** A discount as a positive amount. @param unitCents rounding unit of the bill's amounts */
export function discountCents(percent: number, accommodation: Cents, unitCents: Cents): Cents {
  return roundedTo(unitCents, accommodation * percent, 100);
}
