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
    const [guestCount, children, infants, pets] = [
      stored.guestCount,
      stored.children,
      stored.infants,
      stored.pets,
    ].map((count) => (Number.isInteger(count) ? Number(count) : 0));
    if (!guestCount) return null;
    return {
      checkinDate,
      checkoutDate,
      guestCount,
      children: children ?? 0,
      infants: infants ?? 0,
      pets: pets ?? 0,
    };
  } catch {
    return null;
  }
}
