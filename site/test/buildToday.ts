import type { Today } from '@shared/contract/bookings/today';

/** An empty day, 10 March 2027, unless overridden. */
export function buildToday(overrides: Partial<Today> = {}): Today {
  return {
    today: '2027-03-10',
    checkinTime: '16:00',
    checkoutTime: '11:00',
    isDiskShort: false,
    items: [],
    totals: { enquiry: 0, request: 0, message: 0, payment: 0, offer: 0 },
    ...overrides,
  };
}
