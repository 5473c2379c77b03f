import { billEn } from '@shared/i18n/bill.en';
import { billPt } from '@shared/i18n/bill.pt';
import type { BillTexts } from '@shared/i18n/billText';
import { currentLanguage } from './language';

/** What stands on bills, which guests read as well, in the user's language. */
export function billTexts(): BillTexts {
  return currentLanguage() === 'pt' ? billPt : billEn;
}
