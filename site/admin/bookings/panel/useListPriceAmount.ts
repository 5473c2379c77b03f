import { centsOfNumber, formatCents } from '@shared/domain/prices/money';
import { useEffect, useState } from 'react';
import type { StayQuote } from './useStayQuote';

export type ListPriceAmount = {
  /** The amount is the list price, whatever the stay becomes. */
  isListPrice: boolean;
  /** It is, and the list price of the stay on the form is on its way: nothing to be saved yet. */
  isAwaited: boolean;
  /** The owner has typed an amount of their own. */
  release: () => void;
  /** The owner wants the list price. */
  follow: () => void;
};

/**
 * An amount that follows the list price until the owner types another: it is empty while the price
 * of what is on the form is not known, so that the price of other dates, guests or another
 * currency is never there to be saved.
 * @param setAmount fills the amount's field
 * @param isFollowing whether it follows from the start
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
    // The price is what is followed; filling the field is no reason to fill it again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isListPrice, listPrice]);
  return {
    isListPrice,
    isAwaited: isListPrice && quote.state === 'checking',
    release: () => setListPrice(false),
    follow: () => setListPrice(true),
  };
}
