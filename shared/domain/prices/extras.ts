import type { OwnNames } from '../../i18n/ownNames';
import type { Cents } from './money';

export const EXTRA_UNITS = ['stay', 'night', 'guest', 'piece'] as const;
export type ExtraUnit = (typeof EXTRA_UNITS)[number];

export const EXTRA_GUEST_UNITS = ['stay', 'night'] as const;
export type ExtraGuestUnit = (typeof EXTRA_GUEST_UNITS)[number];

/** Something guests can add to a stay, such as a cot. Amounts are in the base currency. */
export type Extra = {
  /** Unchanged when the name changes. */
  id: string;
  name: string;
  names?: OwnNames | undefined;
  priceCents: Cents;
  per: ExtraUnit;
  /** Maximum pieces per stay; 1 if not sold by the piece. */
  maxQuantity: number;
};

/** Fees and extras, in addition to the settings' amounts. */
export type FeeRules = {
  /** Guests included in the nightly price. */
  includedGuests: number;
  extraGuestPer: ExtraGuestUnit;
  /** Maximum pets per stay; 0 if none are allowed. */
  maxPets: number;
  /** Per stay, however many pets. */
  petFeeCents: Cents;
  extras: readonly Extra[];
};

/** A chosen extra; `quantity` counts pieces. */
export type ChosenExtra = { id: string; quantity: number };

/** How many times an extra's price is charged. @param pieces as chosen */
export function extraQuantity(
  { per, maxQuantity }: Pick<Extra, 'per' | 'maxQuantity'>,
  pieces: number,
  { nights, guestCount }: { nights: number; guestCount: number },
): number {
  switch (per) {
    case 'stay':
      return 1;
    case 'night':
      return nights;
    case 'guest':
      return guestCount;
    case 'piece':
      return Math.min(Math.max(pieces, 1), maxQuantity);
  }
}

/**
 * Whether all choices are still available. An outdated page may name removed extras, or too many pieces or pets.
 */
export function canHaveAll(
  { maxPets, extras }: Pick<FeeRules, 'maxPets' | 'extras'>,
  chosen: readonly ChosenExtra[],
  pets: number,
): boolean {
  return (
    pets <= maxPets &&
    chosen.every(({ id, quantity }) => {
      const extra = extras.find((known) => known.id === id);
      return extra !== undefined && (extra.per !== 'piece' || quantity <= extra.maxQuantity);
    })
  );
}
