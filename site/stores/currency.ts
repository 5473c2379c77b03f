import { CURRENCIES, DEFAULT_CURRENCY, type Currency } from '@shared/domain/prices/money';
import { create } from 'zustand';

const STORAGE_KEY = 'villa.currency';

type CurrencyState = { currency: Currency; choose: (currency: Currency) => void };

/** The display currency, remembered for the next visit. */
export const useCurrency = create<CurrencyState>()((set) => ({
  currency: DEFAULT_CURRENCY,
  choose: (currency) => {
    set({ currency });
    try {
      localStorage.setItem(STORAGE_KEY, currency);
    } catch {
      // Storage may be disabled; the choice then only lasts for this visit.
    }
  },
}));

/**
 * Restores the choice of an earlier visit. Call it in an effect, because the first render must match the server's.
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
