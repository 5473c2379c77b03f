import { billDe } from './bill.de';
import { bookingDe } from './booking.de';
import { commonDe } from './common.de';
import { homeDe } from './home.de';
import { stayIssuesDe } from './stayIssues.de';
import type { WholeCatalogue } from './translate';
import { validationDe } from './validation.de';

/** Every sentence that guests read, in German. */
export const de: WholeCatalogue = {
  ...commonDe,
  ...homeDe,
  ...billDe,
  ...bookingDe,
  ...stayIssuesDe,
  ...validationDe,
};
