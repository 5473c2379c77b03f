import type { CalculatePriceInput, QuoteJson } from '@shared/contract/price';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../api/ApiContext';
import { priceQuery } from '../../queries/villa';

export const TYPING_DELAY_MS = 150;
export const CALENDAR_DELAY_MS = 100;

export type StayPrice =
  | { state: 'none' }
  | { state: 'calculating' }
  | { state: 'failed'; error: Error }
  | { state: 'known'; quote: QuoteJson };

/**
 * The server's price of a stay, asked for once the guest pauses. An answer to an earlier
 * question is never shown: it belongs to other input.
 * @param input `null` while there is nothing to price
 */
export function useStayPrice(input: CalculatePriceInput | null, delayMs: number): StayPrice {
  const api = useApi();
  const wanted = input === null ? null : JSON.stringify(input);
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), delayMs);
    return () => clearTimeout(timer);
  }, [wanted, delayMs]);

  const isCurrent = input !== null && asked === wanted;
  const query = useQuery({
    // The key needs an input; without one the query is off and its key means nothing.
    ...priceQuery(api, input ?? NO_INPUT),
    enabled: isCurrent,
  });
  if (input === null) return { state: 'none' };
  if (!isCurrent || query.isFetching) return { state: 'calculating' };
  if (query.error) return { state: 'failed', error: query.error };
  return query.data ? { state: 'known', quote: query.data } : { state: 'calculating' };
}

const NO_INPUT: CalculatePriceInput = {
  checkinDate: '',
  checkoutDate: '',
  guestCount: 1,
  currency: 'EUR',
};
