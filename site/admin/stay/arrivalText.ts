import type { ArrivalPart } from '@shared/domain/stay/arrivalMissing';
import { t } from '../i18n/t';
import { currentLocale } from '../i18n/language';

/** What the owner calls the parts of the arrival details. */
export const ARRIVAL_PARTS: Readonly<Record<ArrivalPart, string>> = {
  get address() {
    return t('the address');
  },
  get directions() {
    return t('directions');
  },
  get key() {
    return t('the key or a door code');
  },
  get contact() {
    return t('whom to call');
  },
  get wifi() {
    return t('Wi-Fi');
  },
  get houseRules() {
    return t('house rules');
  },
};

/** `the address, directions and Wi-Fi`. */
export function missingText(missing: readonly ArrivalPart[]): string {
  const names = missing.map((part) => ARRIVAL_PARTS[part]);
  return new Intl.ListFormat(currentLocale(), { type: 'conjunction' }).format(names);
}
