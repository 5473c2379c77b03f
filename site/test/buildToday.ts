import type { Today } from '@shared/contract/bookings/today';

/** An empty day, 10 March 2027, unless overridden. */
export function buildToday(overrides: Partial<Today> = {}): Today {
  return {
    today: '2027-03-10',
    checkinTime: '16:00',
    checkoutTime: '11:00',
    stays: [],
    imported: [],
    answer: { rows: [], total: 0 },
    offers: { rows: [], total: 0 },
    due: { rows: [], total: 0 },
    wishes: { rows: [], total: 0 },
    isDiskShort: false,
    unread: [],
    silent: [],
    conflicts: { rows: [], total: 0 },
    ...overrides,
  };
}
