import type { Cents } from './money';

/** What an extra's price counts for: the whole stay, each night, each guest, or each piece chosen. */
export const EXTRA_UNITS = ['stay', 'night', 'guest', 'piece'] as const;
export type ExtraUnit = (typeof EXTRA_UNITS)[number];

/** What the extra-guest fee counts for. */
export const EXTRA_GUEST_UNITS = ['stay', 'night'] as const;
export type ExtraGuestUnit = (typeof EXTRA_GUEST_UNITS)[number];

/** Something that guests may add to a stay, such as a cot. Amounts are in the base currency. */
export type Extra = {
  /** Stays with the extra when its name changes. */
  id: string;
  name: string;
  priceCents: Cents;
  per: ExtraUnit;
  /** Most pieces of one stay; 1 where it is not sold by the piece. */
  maxQuantity: number;
};

/** Fees and extras, besides the amounts that the settings hold. */
export type FeeRules = {
  /** Guests that the nightly price includes. */
  includedGuests: number;
  extraGuestPer: ExtraGuestUnit;
  /** Most pets of one stay; 0 where none are allowed. */
  maxPets: number;
  /** Once a stay, however many pets. */
  petFeeCents: Cents;
  extras: readonly Extra[];
};

/** An extra as a guest chooses it; `quantity` counts pieces. */
export type ChosenExtra = { id: string; quantity: number };

/** How often an extra's price is charged. @param pieces as chosen */
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
 * Whether everything that was chosen can be had as it was chosen: an old page may name extras that are
 * gone, or more pieces or pets than there may be.
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
