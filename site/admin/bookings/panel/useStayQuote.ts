import type { BookingJson } from '@shared/contract/bookings/booking';
import type { OwnerQuote, OwnerQuoteInput } from '@shared/contract/bookings/ownerBooking';
import type { StayChoices } from '@shared/contract/prices/price';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useApi } from '../../../api/ApiContext';
import { ApiError } from '../../../api/client';
import { issuesByField } from '../../../components/formIssues';
import { useDebouncedValue } from '../../../components/useDebouncedValue';
import { ownerQuoteQuery } from '../../../queries/bookings';
import { failureText } from '../../components/failureText';
import { pricedStaySchema } from './staySchema';
import { t } from '../../i18n/t';

const TYPING_DELAY_MS = 200;

export type StayQuote =
  | { state: 'unasked'; issues: Readonly<Record<string, string>> }
  | { state: 'checking' }
  | { state: 'known'; answer: OwnerQuote }
  /** `isRefused` if the server rejected the fields; otherwise retrying may help. */
  | { state: 'failed'; message: string; isRefused: boolean };

/**
 * The list price and conflicts of the stay in a form.
 * @param booking its own nights are no conflict; `id` is `null` if it is not stored yet
 * @param fields `null` if no price is needed
 * @param choices children, pets and extras that differ from the booking
 */
export function useStayQuote(
  { id, currency }: { id: BookingJson['id'] | null; currency: BookingJson['currency'] },
  fields: { checkinDate: string; checkoutDate: string; guestCount: string } | null,
  choices: StayChoices = {},
): StayQuote {
  const checked = z.safeParse(pricedStaySchema, {
    checkinDate: fields?.checkinDate ?? '',
    checkoutDate: fields?.checkoutDate ?? '',
    guestCount: fields?.guestCount ?? '',
  });
  const wanted = JSON.stringify(
    checked.success ? { ...checked.data, ...choices, currency, bookingId: id } : null,
  );
  const asked = useDebouncedValue(wanted, TYPING_DELAY_MS);
  // Written by `JSON.stringify` above.
  const input = JSON.parse(asked) as OwnerQuoteInput | null;
  const quote = useQuery({
    ...ownerQuoteQuery(useApi(), input ?? NOTHING),
    enabled: input !== null,
  });

  if (!checked.success) {
    return { state: 'unasked', issues: issuesByField(checked.error.issues) };
  }
  if (asked !== wanted || input === null || quote.isFetching) return { state: 'checking' };
  if (quote.isError) {
    return {
      state: 'failed',
      message: failureText(quote.error, t('The price could not be calculated.')),
      isRefused: quote.error instanceof ApiError && quote.error.status === 400,
    };
  }
  return quote.data ? { state: 'known', answer: quote.data } : { state: 'checking' };
}

/** Never sent, because the query is disabled. */
const NOTHING: OwnerQuoteInput = {
  checkinDate: '',
  checkoutDate: '',
  guestCount: 1,
  currency: 'EUR',
};
