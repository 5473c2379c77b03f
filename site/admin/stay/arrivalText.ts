import type { ArrivalPart } from '@shared/domain/stay/arrivalMissing';
import { t } from './texts.en';
import { currentLocale } from '../i18n/language';

/** What the owner calls the parts of the arrival details. */
export const ARRIVAL_PARTS: Readonly<Record<ArrivalPart, string>> = {
  get address() {
    return t('stay.theAddress');
  },
  get directions() {
    return t('stay.directionsPart');
  },
  get key() {
    return t('stay.keyPart');
  },
  get contact() {
    return t('stay.whomToCallPart');
  },
  get wifi() {
    return t('stay.wifiPart');
  },
  get houseRules() {
    return t('stay.houseRulesPart');
  },
};

/** `the address, directions and Wi-Fi`. */
export function missingText(missing: readonly ArrivalPart[]): string {
  const names = missing.map((part) => ARRIVAL_PARTS[part]);
  return new Intl.ListFormat(currentLocale(), { type: 'conjunction' }).format(names);
}
