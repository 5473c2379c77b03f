import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askFirst, dropFirst, takeFirst } from './firstAnswers';

const SESSION = '/api/admin/session';
const LISTS = [
  '/api/admin/summary',
  '/api/admin/today',
  '/api/bookings?view=upcoming&sort=dates&order=asc&limit=50',
];

describe('what the window asks for before its screens are there', () => {
  let asked: string[];
  beforeEach(() => {
    asked = [];
    vi.useFakeTimers();
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      return Response.json({ of: address });
    });
  });
  afterEach(() => {
    dropFirst();
    vi.useRealTimers();
  });

  it('is the session, and on the start tab its lists', () => {
    askFirst('/admin');
    expect(asked).toEqual([SESSION, ...LISTS]);
  });

  it('is the session alone on another tab', () => {
    askFirst('/admin/calendar');
    expect(asked).toEqual([SESSION]);
  });

  it('answers the call of the screen, once', async () => {
    askFirst('/admin');
    expect(await (await takeFirst(SESSION))?.json()).toEqual({ of: SESSION });
    expect(takeFirst(SESSION)).toBeNull();
    expect(takeFirst('/api/bookings?view=past')).toBeNull();
  });

  it('answers nothing after five seconds', () => {
    askFirst('/admin');
    vi.advanceTimersByTime(4_999);
    expect(takeFirst(SESSION)).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(takeFirst('/api/admin/today')).toBeNull();
  });

  it('answers nothing once something is changed, such as who is signed in', () => {
    askFirst('/admin');
    expect(takeFirst('/api/admin/login', { method: 'POST' })).toBeNull();
    expect(takeFirst('/api/admin/today')).toBeNull();
  });
});
