import type { ArrivalPart } from '@shared/domain/stay/arrivalMissing';

/** What the owner calls the parts of the arrival details. */
export const ARRIVAL_PARTS: Readonly<Record<ArrivalPart, string>> = {
  address: 'the address',
  directions: 'directions',
  key: 'the key or a door code',
  contact: 'whom to call',
  wifi: 'Wi-Fi',
  houseRules: 'house rules',
};

/** `the address, directions and Wi-Fi`. */
export function missingText(missing: readonly ArrivalPart[]): string {
  const names = missing.map((part) => ARRIVAL_PARTS[part]);
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);
}
