import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendInitialRequests } from '../preload/sendInitialRequests';
import { takeInitialResponse, receiveInitialResponses } from './initialResponses';

const VILLA = 'https://one.example';
const SESSION = '/api/admin/session';
const TODAY = '/api/admin/today';
const LISTS = [
  '/api/admin/summary',
  TODAY,
  '/api/bookings?view=upcoming&sort=dates&order=asc&limit=50',
];

describe('the requests sent before the screens load', () => {
  let asked: string[];
  beforeEach(() => {
    asked = [];
    vi.useFakeTimers();
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      return Response.json({ of: address }, { headers: { 'X-Villa-Origin': VILLA } });
    });
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  const start = (page: string) => receiveInitialResponses(page, sendInitialRequests(page));

  it('are the session and, once that is answered, the lists of the start tab', async () => {
    start('/admin');
    expect(asked).toEqual([SESSION]);
    await takeInitialResponse(VILLA, SESSION);
    expect(asked).toEqual([SESSION, ...LISTS]);
  });

  it('include the lists even if the session request fails', async () => {
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      if (address === SESSION) throw new Error('The server was away');
      return new Response('[]', { headers: { 'X-Villa-Origin': VILLA } });
    });
    start('/admin');
    expect((await takeInitialResponse(VILLA, TODAY))?.status).toBe(200);
    expect(asked).toEqual([SESSION, ...LISTS]);
  });

  it('are the session alone on another tab', () => {
    start('/admin/calendar');
    expect(asked).toEqual([SESSION]);
  });

  it('are none for a page that is not a screen', () => {
    sendInitialRequests(null);
    expect(asked).toEqual([]);
  });

  it('answer the screen’s request once', async () => {
    start('/admin');
    expect(await (await takeInitialResponse(VILLA, SESSION))?.json()).toEqual({ of: SESSION });
    expect(await takeInitialResponse(VILLA, SESSION)).toBeNull();
    expect(await takeInitialResponse(VILLA, '/api/bookings?view=past')).toBeNull();
  });

  it('answer no request for another villa', async () => {
    start('/admin');
    expect(await takeInitialResponse('https://two.example', TODAY)).toBeNull();
    expect(await takeInitialResponse(VILLA, TODAY)).toBeNull();
  });

  it('keep the server’s status and headers', async () => {
    vi.stubGlobal('fetch', async () => {
      const headers = { 'X-Next-Cursor': '50', 'X-Villa-Origin': VILLA };
      return new Response('[]', { status: 401, headers });
    });
    start('/admin');
    const answer = await takeInitialResponse(VILLA, TODAY);
    expect(answer?.status).toBe(401);
    expect(answer?.headers.get('X-Next-Cursor')).toBe('50');
    expect(await answer?.text()).toBe('[]');
  });

  it('fail as the request failed', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('The server was away')));
    start('/admin');
    await expect(takeInitialResponse(VILLA, SESSION)).rejects.toThrow('The server was away');
  });

  it('are discarded after five seconds', async () => {
    start('/admin');
    vi.advanceTimersByTime(4_999);
    expect(await takeInitialResponse(VILLA, SESSION)).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(await takeInitialResponse(VILLA, TODAY)).toBeNull();
  });

  it('are discarded after a change, such as a sign-in', async () => {
    start('/admin');
    expect(await takeInitialResponse(VILLA, '/api/admin/login', { method: 'POST' })).toBeNull();
    expect(await takeInitialResponse(VILLA, TODAY)).toBeNull();
  });
});
