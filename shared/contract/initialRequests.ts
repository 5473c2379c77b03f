export const EVENTS_ADDRESS = '/api/admin/events';
export const SESSION_ADDRESS = '/api/admin/session';

const LISTS = [
  '/api/admin/summary',
  '/api/admin/today',
  '/api/bookings?view=upcoming&sort=dates&order=asc&limit=50',
];

/**
 * Addresses that the back office reads first. They are literals, because loading the endpoints' schemas takes longer
 * than opening a window. The session comes first and is awaited before the others are requested, see `lastEventId`.
 * @param page path of the first screen
 */
export function initialRequests(page: string): string[] {
  return [SESSION_ADDRESS, ...(page === '/admin' ? LISTS : [])];
}
