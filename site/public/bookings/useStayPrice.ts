import type { CalculatePriceInput, QuoteJson } from '@shared/contract/prices/price';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiContext';
import { ApiError } from '../../api/client';
import { useDebouncedValue } from '../../components/useDebouncedValue';
import { priceQuery } from '../../queries/publicReads';

export const TYPING_DELAY_MS = 150;
export const CALENDAR_DELAY_MS = 100;

type Retry = () => void;

export type StayPrice =
  | { state: 'none' }
  | { state: 'calculating'; retry: Retry | null }
  /** The server rejected this stay; only another one helps. */
  | { state: 'refused'; error: Error }
  /** Nothing is known about the stay, and the request can be repeated. */
  | { state: 'failed'; error: Error; retry: Retry }
  | { state: 'known'; quote: QuoteJson };

/**
 * The server's price of a stay, requested once the guest pauses. Answers to earlier input are never shown.
 * @param input `null` while there is nothing to price
 */
export function useStayPrice(input: CalculatePriceInput | null, delayMs: number): StayPrice {
  const api = useApi();
  const wanted = input === null ? null : JSON.stringify(input);
  const asked = useDebouncedValue(wanted, delayMs);
  const isCurrent = input !== null && asked === wanted;
  const query = useQuery({
    // Without an input the query is disabled and its key is irrelevant.
    ...priceQuery(api, input ?? NO_INPUT),
    enabled: isCurrent,
  });
  if (input === null) return { state: 'none' };
  if (!isCurrent) return { state: 'calculating', retry: null };
  const retry = () => void query.refetch({ cancelRefetch: false });
  if (query.isFetching) {
    return { state: 'calculating', retry: query.errorUpdateCount > 0 ? retry : null };
  }
  if (query.error) {
    const { error } = query;
    return isRefusal(error) ? { state: 'refused', error } : { state: 'failed', error, retry };
  }
  return query.data ? { state: 'known', quote: query.data } : { state: 'calculating', retry: null };
}

/** Whether a stay's nights are taken, and not refused by another rule. */
export function isTaken(price: StayPrice): boolean {
  return (
    price.state === 'refused' &&
    price.error instanceof ApiError &&
    price.error.body?.code === 'nights_taken'
  );
}

/** Whether an error is about the stay, and not a rate limit. */
function isRefusal(error: Error): boolean {
  return (
    error instanceof ApiError &&
    error.body !== null &&
    error.status < 500 &&
    !error.body.rateLimited
  );
}

const NO_INPUT: CalculatePriceInput = {
  checkinDate: '',
  checkoutDate: '',
  guestCount: 1,
  currency: 'EUR',
};
