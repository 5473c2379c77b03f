import { ownerContractPt } from '@shared/i18n/ownerContract.pt';
import { ownerLabelsPt } from '@shared/i18n/ownerLabels.pt';
import { validation } from '@shared/i18n/pt/rules';
import { accessPt } from '../access/texts.pt';
import { accountPt } from '../account/texts.pt';
import { storedTextsPt } from '../audit/storedTexts.pt';
import { auditPt } from '../audit/texts.pt';
import { backupsPt } from '../backups/texts.pt';
import { panelPt } from '../bookings/panel/texts.pt';
import { bookingsPt } from '../bookings/texts.pt';
import { calendarsPt } from '../calendars/texts.pt';
import { componentsPt } from '../components/texts.pt';
import { conversationPt } from '../conversation/texts.pt';
import { dashboardPt } from '../dashboard/texts.pt';
import { factsPt } from '../facts/texts.pt';
import { figuresPt } from '../figures/texts.pt';
import { galleryPt } from '../gallery/texts.pt';
import { housePt } from '../house/texts.pt';
import { legalPt } from '../legal/texts.pt';
import { mailPt } from '../mail/texts.pt';
import { messagesPt } from '../messages/texts.pt';
import { offersPt } from '../offers/texts.pt';
import { paymentsPt } from '../payments/texts.pt';
import { pricesPt } from '../prices/texts.pt';
import { privacyPt } from '../privacy/texts.pt';
import { registerPt } from '../register/texts.pt';
import { reviewsPt } from '../reviews/texts.pt';
import { settingsPt } from '../settings/texts.pt';
import { setupPt } from '../setup/texts.pt';
import { shellPt } from '../shell/texts.pt';
import { sitePt } from '../content/texts.pt';
import { stayPt } from '../stay/texts.pt';
import { appPt } from '../texts.pt';
import { todayPt } from '../today/texts.pt';
import { usersPt } from '../users/texts.pt';
import { commonPt } from './common.pt';

/**
 * All Portuguese texts of the back office, by English sentence. Loaded only for Portuguese. `t` does not compile with
 * other sentences.
 */
export const pt = {
  // Guests read these too. Some have other texts for owners, below.
  ...validation,
  ...ownerContractPt,
  ...ownerLabelsPt,
  ...commonPt,
  ...accessPt,
  ...accountPt,
  ...auditPt,
  ...backupsPt,
  ...panelPt,
  ...bookingsPt,
  ...calendarsPt,
  ...componentsPt,
  ...conversationPt,
  ...dashboardPt,
  ...factsPt,
  ...figuresPt,
  ...galleryPt,
  ...housePt,
  ...legalPt,
  ...mailPt,
  ...messagesPt,
  ...offersPt,
  ...paymentsPt,
  ...pricesPt,
  ...privacyPt,
  ...registerPt,
  ...reviewsPt,
  ...settingsPt,
  ...setupPt,
  ...shellPt,
  ...sitePt,
  ...stayPt,
  ...appPt,
  ...todayPt,
  ...usersPt,
};

export const texts: Readonly<Record<string, string>> = { ...pt, ...storedTextsPt };

/** Bills and stays, shared with guests. */
export { rules } from '@shared/i18n/pt/rules';
