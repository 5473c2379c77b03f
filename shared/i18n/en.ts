import { billEn } from './bill.en';
import { bookingEn } from './booking.en';
import { commonEn } from './common.en';
import { homeEn } from './home.en';
import { stayIssuesEn } from './stayIssues.en';

/** Every sentence that guests read, in English. A language is one more object with these keys. */
export const en = { ...commonEn, ...homeEn, ...billEn, ...bookingEn, ...stayIssuesEn } as const;
