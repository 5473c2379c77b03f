import { stayLimitIssue, type Stay } from '@shared/domain/bookings/stayRules';
import { isPlainDate, type PlainDate } from '@shared/domain/date';

const STORAGE_KEY = 'villa.stay';

/** The stay whose price a guest last saw, and who was to come. */
export type SeenStay = Stay & {
  guestCount: number;
  children: number;
  infants: number;
  pets: number;
};

/** Keeps a stay on this device only. */
export function keepSeenStay(stay: SeenStay): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(stay));
  } catch {
    // Storage may be disabled; the stay is then not remembered.
  }
}

export function forgetSeenStay(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // There is nothing to forget.
  }
}

/** @param today the villa's day @returns `null` without one, also if it has begun */
export function readSeenStay(today: PlainDate): SeenStay | null {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<SeenStay>;
    const { checkinDate = '', checkoutDate = '' } = stored;
    if (!isPlainDate(checkinDate) || !isPlainDate(checkoutDate) || checkinDate < today) return null;
    if (stayLimitIssue({ checkinDate, checkoutDate }, today)) return null;
    const count = (value: unknown) => (Number.isInteger(value) ? Number(value) : 0);
    const guestCount = count(stored.guestCount);
    if (guestCount === 0) return null;
    return {
      checkinDate,
      checkoutDate,
      guestCount,
      children: count(stored.children),
      infants: count(stored.infants),
      pets: count(stored.pets),
    };
  } catch {
    return null;
  }
}
