import { billPt } from './bill.pt';
import { bookingPt } from './booking.pt';
import { commonPt } from './common.pt';
import { homePt } from './home.pt';
import { stayIssuesPt } from './stayIssues.pt';
import type { WholeCatalogue } from './translate';
import { validationPt } from './validation.pt';

/** Every sentence that guests read, in Portuguese. */
export const pt: WholeCatalogue = {
  ...commonPt,
  ...homePt,
  ...billPt,
  ...bookingPt,
  ...stayIssuesPt,
  ...validationPt,
};
