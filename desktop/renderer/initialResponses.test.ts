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

describe('what is asked for before the screens are there', () => {
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

  it('is the session, and on the start tab its lists once that is answered', async () => {
    start('/admin');
    expect(asked).toEqual([SESSION]);
    await takeInitialResponse(VILLA, SESSION);
    expect(asked).toEqual([SESSION, ...LISTS]);
  });

  it('is the lists also where the session has failed', async () => {
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      if (address === SESSION) throw new Error('The server was away');
      return new Response('[]', { headers: { 'X-Villa-Origin': VILLA } });
    });
    start('/admin');
    expect((await takeInitialResponse(VILLA, TODAY))?.status).toBe(200);
    expect(asked).toEqual([SESSION, ...LISTS]);
  });

  it('is the session alone on another tab', () => {
    start('/admin/calendar');
    expect(asked).toEqual([SESSION]);
  });

  it('is nothing for a page that is no screen', () => {
    sendInitialRequests(null);
    expect(asked).toEqual([]);
  });

  it('answers the call of the screen, once', async () => {
    start('/admin');
    expect(await (await takeInitialResponse(VILLA, SESSION))?.json()).toEqual({ of: SESSION });
    expect(await takeInitialResponse(VILLA, SESSION)).toBeNull();
    expect(await takeInitialResponse(VILLA, '/api/bookings?view=past')).toBeNull();
  });

  it('answers no other villa than the one that it is of', async () => {
    start('/admin');
    expect(await takeInitialResponse('https://two.example', TODAY)).toBeNull();
    expect(await takeInitialResponse(VILLA, TODAY)).toBeNull();
  });

  it('answers with the status and the headers of the server', async () => {
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

  it('fails as the call has failed', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('The server was away')));
    start('/admin');
    await expect(takeInitialResponse(VILLA, SESSION)).rejects.toThrow('The server was away');
  });

  it('answers nothing after five seconds', async () => {
    start('/admin');
    vi.advanceTimersByTime(4_999);
    expect(await takeInitialResponse(VILLA, SESSION)).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(await takeInitialResponse(VILLA, TODAY)).toBeNull();
  });

  it('answers nothing once something is changed, such as who is signed in', async () => {
    start('/admin');
    expect(await takeInitialResponse(VILLA, '/api/admin/login', { method: 'POST' })).toBeNull();
    expect(await takeInitialResponse(VILLA, TODAY)).toBeNull();
  });
});
