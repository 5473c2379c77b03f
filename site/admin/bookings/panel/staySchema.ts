import { plainDate } from '@shared/contract/common';
import { GUEST_COUNT_REQUIRED, guestCountSchema } from '@shared/contract/prices/price';
import { stayLengthIssue, type Stay } from '@shared/domain/bookings/stayRules';
import { formatShortDay } from '@shared/domain/date';
import { stayIssueText } from '@shared/i18n/stayIssueText';
import * as z from 'zod/mini';
import { currentLanguage, currentLocale, ruleTexts } from '../../i18n/language';
import { typedPrice } from '../../components/typedAmount';

const checkinDate = plainDate('Check-in date is required');
const checkoutDate = plainDate('Check-out date is required');
/** Guests as they are typed. */
const guestCount = z.pipe(
  z.string().check(z.trim(), z.regex(/^\d{1,6}$/, GUEST_COUNT_REQUIRED)),
  z.pipe(z.transform(Number), guestCountSchema),
);
const longEnough = z.refine<Stay>((stay) => stayLengthIssue(stay) === null, {
  path: ['checkoutDate'],
  error: ({ input }) => {
    const issue = stayLengthIssue(input as Stay);
    // The rule is only asked of two real days, so that there is an issue to tell of.
    return issue
      ? stayIssueText(
          issue,
          ruleTexts(),
          (day, options) => formatShortDay(day, currentLocale(), options),
          currentLanguage(),
        )
      : '';
  },
});

/** The part of a stay's form that makes its price, as it is typed. */
export const pricedStaySchema = z
  .object({ checkinDate, checkoutDate, guestCount })
  .check(longEnough);

/** The form of a stay and what was agreed for it. */
export const staySchema = z
  .object({ checkinDate, checkoutDate, guestCount, totalAmount: typedPrice('Amount') })
  .check(longEnough);
