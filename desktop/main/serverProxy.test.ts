import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { API_HEADER } from '@shared/contract/version';
import type { OfflineStore } from './offlineStore';
import { createServerProxy, type ProxyEvents } from './serverProxy';
import { sessionFetch } from './sessionFetch';

vi.mock('electron', () => ({
  session: {
    fromPartition: () => ({ cookies: { get: async () => [] }, clearStorageData: async () => {} }),
  },
}));
vi.mock('./sessionFetch', () => ({ sessionFetch: vi.fn<typeof sessionFetch>() }));

const VILLA = { id: '1', origin: 'https://villa.example' };
const OTHER = { id: '2', origin: 'https://other.example' };
const LIST = '/api/bookings?limit=50';
const SESSION = '/api/admin/session';
const NEWS = '/api/admin/events';

function start({ mayReach = (): boolean => true } = {}) {
  const offline = {
    isKept: () => false,
    keeper: () => () => undefined,
    read: async () => () => null,
  } as unknown as OfflineStore;
  const onOffline = vi.fn<ProxyEvents['onOffline']>();
  const proxy = createServerProxy(offline, mayReach, {
    onOffline,
    onOnline: () => undefined,
    onSignedIn: () => undefined,
    onSignedOut: () => undefined,
  });
  const ask = (address: string, method = 'GET', villa = VILLA) =>
    proxy.forward(new Request(`https://app${address}`, { method }), villa);
  return { proxy, ask, onOffline };
}

describe('a change', () => {
  it.each([
    ['was lost', () => Promise.reject(new Error('net::ERR_CONNECTION_REFUSED'))],
    ['was given by somebody else', async () => new Response('<h1>502</h1>', { status: 502 })],
  ])(
    'is sent once and does not report the villa offline when its response %s',
    async (_how, answer) => {
      const sent = vi.mocked(sessionFetch).mockReset().mockImplementation(answer);
      const { ask, onOffline } = start();
      expect((await ask('/api/admin/bookings', 'POST')).type).toBe('error');
      expect(sent).toHaveBeenCalledTimes(1);
      expect(onOffline).toHaveBeenCalledWith(null);
    },
  );
});

describe('a villa whose address another program may use', () => {
  it('gets no request, and the owner reads that nothing was changed', async () => {
    const sent = vi.mocked(sessionFetch).mockReset();
    const { proxy, ask } = start({ mayReach: () => false });
    const answer = await ask('/api/admin/bookings', 'POST');
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('nothing was changed');
    expect((await ask(LIST)).status).toBe(503);
    await expect(proxy.call(VILLA, '/healthz')).rejects.toThrow('does not run');
    await (
      await proxy.takeSession(VILLA)
    )();
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('a request started before the window asks for it', () => {
  /** The server's answers are numbered. */
  let answered = 0;
  let signals: (AbortSignal | null | undefined)[] = [];
  beforeEach(() => {
    vi.useFakeTimers();
    answered = 0;
    signals = [];
    vi.mocked(sessionFetch).mockImplementation(async (_session, url, { signal }) => {
      signals.push(signal);
      answered += 1;
      const isNews = url.endsWith(NEWS);
      return new Response(isNews ? new ReadableStream() : String(answered), {
        headers: {
          'Content-Type': isNews ? 'text/event-stream' : 'application/json',
          [API_HEADER]: '1',
        },
      });
    });
  });
  afterEach(() => vi.useRealTimers());

  it('is handed to the window once', async () => {
    const { proxy, ask } = start();
    proxy.begin(VILLA, [LIST]);
    expect(await (await ask(LIST)).text()).toBe('1');
    expect(await (await ask(LIST)).text()).toBe('2');
  });

  it('starts once the session is answered; the event stream starts at once', async () => {
    let answerSession = () => undefined as void;
    const asked: string[] = [];
    vi.mocked(sessionFetch).mockImplementation((_session, url) => {
      asked.push(new URL(url).pathname);
      const answer = Response.json({}, { headers: { [API_HEADER]: '1' } });
      if (!url.endsWith(SESSION)) return Promise.resolve(answer);
      return new Promise((resolve) => {
        answerSession = () => resolve(answer);
      });
    });
    const { proxy, ask } = start();
    proxy.begin(VILLA, [NEWS, SESSION, LIST]);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual([NEWS, SESSION]);
    answerSession();
    expect((await ask(LIST)).status).toBe(200);
    expect(asked).toEqual([NEWS, SESSION, '/api/bookings']);
  });

  it('is not used for another villa or another list', async () => {
    const { proxy, ask } = start();
    proxy.begin(VILLA, [LIST]);
    expect(await (await ask(LIST, 'GET', OTHER)).text()).toBe('2');
    expect(await (await ask('/api/bookings?limit=20')).text()).toBe('3');
  });

  it('is repeated after a change', async () => {
    const { proxy, ask } = start();
    proxy.begin(VILLA, [LIST]);
    await ask('/api/admin/setup', 'PATCH');
    expect(await (await ask(LIST)).text()).toBe('3');
  });

  it('is repeated after a few seconds', async () => {
    const { proxy, ask } = start();
    proxy.begin(VILLA, [LIST]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await (await ask(LIST)).text()).toBe('2');
  });

  it('fails as a call of the window would', async () => {
    vi.mocked(sessionFetch).mockRejectedValueOnce(new Error('no connection'));
    const { proxy, ask, onOffline } = start();
    proxy.begin(VILLA, [LIST]);
    await vi.advanceTimersByTimeAsync(0);
    expect((await ask(LIST)).status).toBe(503);
    expect(onOffline).toHaveBeenCalledWith({ pathname: '/api/bookings', keptAt: null });
  });

  it('is aborted if it is a stream that the window does not use, without affecting others', async () => {
    const { proxy, ask } = start();
    proxy.begin(VILLA, [NEWS]);
    await ask(NEWS, 'GET', OTHER);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
  });

  it('is kept if it is a stream that the window uses, until the window opens another', async () => {
    const { proxy, ask } = start();
    proxy.begin(VILLA, [NEWS]);
    await ask(NEWS);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
    await ask(NEWS);
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
  });
});
