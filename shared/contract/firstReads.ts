/** The stream of what changes, as the desktop app asks for it. */
export const EVENTS_ADDRESS = '/api/admin/events';
/** Who is signed in. */
export const SESSION_ADDRESS = '/api/admin/session';

const LISTS = [
  '/api/admin/summary',
  '/api/admin/today',
  '/api/bookings?view=upcoming&sort=dates&order=asc&limit=50',
];

/**
 * What the back office asks for before anything else, in the words of its calls. They are written out:
 * whoever begins a screen has no time to load the calls' schemas, which take longer than the window.
 * The session comes first: its answer is waited for before the others are asked for, see `lastEventId`.
 * @param page the path of the screen that it begins with
 */
export function firstReads(page: string): string[] {
  return [SESSION_ADDRESS, ...(page === '/admin' ? LISTS : [])];
}
