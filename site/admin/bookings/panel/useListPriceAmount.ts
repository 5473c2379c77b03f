import { centsOfNumber, formatCents } from '@shared/domain/prices/money';
import { useEffect, useState } from 'react';
import type { StayQuote } from './useStayQuote';

export type ListPriceAmount = {
  /** The amount follows the list price when the stay changes. */
  isListPrice: boolean;
  /** The amount follows the list price, and the price is still loading. */
  isAwaited: boolean;
  release: () => void;
  follow: () => void;
};

/**
 * An amount that follows the list price until the owner types one. It is empty while the price is loading, so
 * that an outdated price cannot be saved.
 * @param isFollowing initial state
 */
export function useListPriceAmount(
  quote: StayQuote,
  setAmount: (amount: string) => void,
  isFollowing: boolean,
): ListPriceAmount {
  const [isListPrice, setListPrice] = useState(isFollowing);
  const listPrice =
    quote.state === 'known' ? formatCents(centsOfNumber(quote.answer.quote.total)) : null;
  useEffect(() => {
    if (isListPrice) setAmount(listPrice ?? '');
    // Only a new price fills the field.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isListPrice, listPrice]);
  return {
    isListPrice,
    isAwaited: isListPrice && quote.state === 'checking',
    release: () => setListPrice(false),
    follow: () => setListPrice(true),
  };
}
