import { describe, expect, it } from 'vitest';
import { getAdminSession } from './access/signInEndpoints';
import { getBookingSummary, getToday, listBookings } from './bookings/bookingEndpoints';
import { streamEvents } from './eventEndpoints';
import { EVENTS_ADDRESS, initialRequests, SESSION_ADDRESS } from './initialRequests';

describe('the back office’s first request', () => {
  it('is addressed as its calls are', () => {
    expect(EVENTS_ADDRESS).toBe(streamEvents.path);
    expect(SESSION_ADDRESS).toBe(getAdminSession.path);
    expect(initialRequests('/admin').map((address) => address.split('?')[0])).toEqual([
      getAdminSession.path,
      getBookingSummary.path,
      getToday.path,
      listBookings.path,
    ]);
  });

  it('asks for no list on a tab other than the first', () => {
    expect(initialRequests('/admin/calendar')).toEqual(['/api/admin/session']);
  });
});
