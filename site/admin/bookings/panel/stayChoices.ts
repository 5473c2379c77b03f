import type { BookingJson } from '@shared/contract/bookings/booking';
import { extrasOf, type StayChoices } from '@shared/contract/prices/price';
import type { GuestChoices } from '../../../stores/enquiryDraft';

export const NOTHING_CHOSEN: GuestChoices = { children: 0, pets: 0, extras: {} };

export function chosenOf({
  children,
  pets,
  priceBreakdown,
}: Pick<BookingJson, 'children' | 'pets' | 'priceBreakdown'>): GuestChoices {
  const extras = extrasOf(priceBreakdown).map(({ id, quantity }) => [id, quantity] as const);
  return { children, pets, extras: Object.fromEntries(extras) };
}

/** The changed choices; the server keeps the rest. At least one guest is an adult. */
export function changedChoices(
  before: GuestChoices,
  now: GuestChoices,
  guestCount: number,
): StayChoices {
  const childrenOf = ({ children }: GuestChoices) =>
    Math.max(0, Math.min(children, guestCount - 1));
  const extras = piecesOf(now);
  return {
    ...(childrenOf(now) !== childrenOf(before) && { children: childrenOf(now) }),
    ...(now.pets !== before.pets && { pets: now.pets }),
    ...(JSON.stringify(extras) !== JSON.stringify(piecesOf(before)) && { extras }),
  };
}

function piecesOf({ extras }: GuestChoices): NonNullable<StayChoices['extras']> {
  return Object.entries(extras)
    .filter(([, quantity]) => quantity > 0)
    .map(([id, quantity]) => ({ id, quantity }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
