import type { BookingJson } from '@shared/contract/bookings/booking';
import type { OwnerQuote, OwnerQuoteInput } from '@shared/contract/bookings/ownerBooking';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { useApi } from '../../../api/ApiContext';
import { ApiError } from '../../../api/client';
import { ownerQuoteQuery } from '../../../queries/bookings';
import { failureText } from '../../failureText';
import { pricedStaySchema } from './staySchema';

const REST_MS = 200;

export type StayQuote =
  /** The fields are not right yet; their own messages say why. */
  | { state: 'unasked' }
  | { state: 'checking' }
  | { state: 'known'; answer: OwnerQuote }
  /** Refused, or not answered; `isRefused` when other fields would help. */
  | { state: 'failed'; message: string; isRefused: boolean };

/**
 * The list price of what a stay's form says now, and what stands in its way.
 * @param booking whose own nights are no clash; `id` is `null` for one that is not stored yet
 * @param fields `null` when no price is wanted
 */
export function useStayQuote(
  { id, currency }: { id: BookingJson['id'] | null; currency: BookingJson['currency'] },
  fields: { checkinDate: string; checkoutDate: string; guestCount: string } | null,
): StayQuote {
  const checked = z.safeParse(pricedStaySchema, {
    checkinDate: fields?.checkinDate ?? '',
    checkoutDate: fields?.checkoutDate ?? '',
    guestCount: fields?.guestCount ?? '',
  });
  const asked = useRested(
    JSON.stringify(checked.success ? { ...checked.data, currency, bookingId: id } : null),
  );
  // What was written by the line above.
  const input = JSON.parse(asked.text) as OwnerQuoteInput | null;
  const quote = useQuery({
    ...ownerQuoteQuery(useApi(), input ?? NOTHING),
    enabled: input !== null,
  });

  if (!checked.success) return { state: 'unasked' };
  if (!asked.isRested || input === null || quote.isFetching) return { state: 'checking' };
  if (quote.isError) {
    return {
      state: 'failed',
      message: failureText(quote.error, 'The price could not be calculated.'),
      isRefused: quote.error instanceof ApiError && quote.error.status === 400,
    };
  }
  return quote.data ? { state: 'known', answer: quote.data } : { state: 'checking' };
}

/** Stands in for the question while there is none; never sent. */
const NOTHING: OwnerQuoteInput = {
  checkinDate: '',
  checkoutDate: '',
  guestCount: 1,
  currency: 'EUR',
};

/** A text that follows once its source rests: no call for each key. */
function useRested(text: string): { text: string; isRested: boolean } {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return { text: rested, isRested: rested === text };
}
