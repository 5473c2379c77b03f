import { billNl } from './bill.nl';
import { bookingNl } from './booking.nl';
import { commonNl } from './common.nl';
import { homeNl } from './home.nl';
import { stayIssuesNl } from './stayIssues.nl';
import type { WholeCatalogue } from './translate';
import { validationNl } from './validation.nl';

/** Every sentence that guests read, in Dutch. */
export const nl: WholeCatalogue = {
  ...commonNl,
  ...homeNl,
  ...billNl,
  ...bookingNl,
  ...stayIssuesNl,
  ...validationNl,
};
