import type { ArrivalPart } from '@shared/domain/stay/arrivalMissing';
import { t, type Sentence } from '../i18n/t';
import { currentLocale } from '../i18n/language';

const ARRIVAL_PARTS: Readonly<Record<ArrivalPart, Sentence>> = {
  address: 'the address',
  directions: 'directions',
  key: 'the key or a door code',
  contact: 'whom to call',
  wifi: 'Wi-Fi',
  houseRules: 'house rules',
};

/** `the address, directions and Wi-Fi`. */
export function missingText(missing: readonly ArrivalPart[]): string {
  const names = missing.map((part) => t(ARRIVAL_PARTS[part]));
  return new Intl.ListFormat(currentLocale(), { type: 'conjunction' }).format(names);
}
