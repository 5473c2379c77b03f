import { plainDate } from '@shared/contract/common';
import { GUEST_COUNT_REQUIRED, guestCountSchema } from '@shared/contract/prices/price';
import { stayLengthIssue, type Stay } from '@shared/domain/bookings/stayRules';
import { stayIssueText } from '@shared/i18n/stayIssueText';
import * as z from 'zod/mini';
import { currentLanguage, ruleTexts } from '../../i18n/language';
import { typedPrice } from '../../components/typedAmount';
import { shortDayText } from '../../components/formats';

const checkinDate = plainDate('Check-in date is required');
const checkoutDate = plainDate('Check-out date is required');
const guestCount = z.pipe(
  z.string().check(z.trim(), z.regex(/^\d{1,6}$/, GUEST_COUNT_REQUIRED)),
  z.pipe(z.transform(Number), guestCountSchema),
);
const longEnough = z.refine<Stay>((stay) => stayLengthIssue(stay) === null, {
  path: ['checkoutDate'],
  error: ({ input }) => {
    const issue = stayLengthIssue(input as Stay);
    // Only called for two valid dates, so there is an issue.
    return issue
      ? stayIssueText(
          issue,
          ruleTexts(),
          (day, options) => shortDayText(day, options),
          currentLanguage(),
        )
      : '';
  },
});

export const pricedStaySchema = z
  .object({ checkinDate, checkoutDate, guestCount })
  .check(longEnough);

export const staySchema = z
  .object({ checkinDate, checkoutDate, guestCount, totalAmount: typedPrice('Amount') })
  .check(longEnough);
