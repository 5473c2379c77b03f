import { CURRENCIES, DEFAULT_CURRENCY, type Currency } from '@shared/domain/prices/money';
import { create } from 'zustand';

const STORAGE_KEY = 'villa.currency';

type CurrencyState = { currency: Currency; choose: (currency: Currency) => void };

/** The currency that prices are shown in; the choice is kept for the next visit. */
export const useCurrency = create<CurrencyState>()((set) => ({
  currency: DEFAULT_CURRENCY,
  choose: (currency) => {
    set({ currency });
    try {
      localStorage.setItem(STORAGE_KEY, currency);
    } catch {
      // Storage can be switched off; the choice then lasts for this visit.
    }
  },
}));

/**
 * Takes up the choice of an earlier visit. Called in an effect: the first rendering must be
 * the server's.
 */
export function restoreCurrency(): void {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(STORAGE_KEY);
  } catch {
    return;
  }
  const currency = CURRENCIES.find((known) => known === stored);
  if (currency) useCurrency.setState({ currency });
}
