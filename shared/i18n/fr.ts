import { billFr } from './bill.fr';
import { bookingFr } from './booking.fr';
import { commonFr } from './common.fr';
import { homeFr } from './home.fr';
import { stayIssuesFr } from './stayIssues.fr';
import type { WholeCatalogue } from './translate';
import { validationFr } from './validation.fr';

/** Every sentence that guests read, in French. */
export const fr: WholeCatalogue = {
  ...commonFr,
  ...homeFr,
  ...billFr,
  ...bookingFr,
  ...stayIssuesFr,
  ...validationFr,
};
