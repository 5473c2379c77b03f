import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { createPrefetcher } from './prefetch';
import type { OfflineStore } from './offlineStore';
import type { ServerProxy } from './serverProxy';

vi.mock('electron', () => ({
  app: {},
  dialog: {},
  net: {},
  safeStorage: {
    isEncryptionAvailable: () => true,
    getSelectedStorageBackend: () => 'gnome_libsecret',
  },
  session: {},
}));

const VILLA = { id: '1', origin: 'https://villa.example' };
const SESSION = '/api/admin/session';
const START = Date.parse('2027-01-02T10:00:00.000Z');
const MINUTE = 60_000;

describe('prefetching', () => {
  let said: MockInstance<typeof process.stderr.write>;
  beforeEach(() => {
    said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  });
  afterEach(() => said.mockRestore());

  /** @param answer the server's answer for a path; by default there is a session */
  const start = (answer: (path: string) => unknown) => {
    const asked: string[] = [];
    const addresses: string[] = [];
    let time = START;
    const call: ServerProxy['call'] = async (_villa, address) => {
      const path = address.split('?')[0] ?? '';
      asked.push(path);
      addresses.push(address);
      return Response.json(
        (await answer(path)) ?? { authenticated: path === SESSION, requiresPasswordChange: false },
      );
    };
    const prefetcher = createPrefetcher({
      proxy: { call } as ServerProxy,
      offline: {
        keeper: () => () => undefined,
        read: async () => () => null,
      } as unknown as OfflineStore,
      now: () => new Date(time),
    });
    const runs = () => asked.filter((path) => path === SESSION).length;
    const wait = (ms: number) => {
      time += ms;
    };
    return { prefetcher, asked, addresses, runs, wait };
  };
  const listOf = (path: string) => (path === '/api/bookings' ? [] : undefined);
  const unreadable = (path: string) => (path === '/api/bookings' ? [{ id: 'x' }] : undefined);

  it.each([
    ['en', '2026-12-27'],
    ['pt', '2026-12-28'],
  ])('requests the months that the calendar shows in %s', async (language, startDate) => {
    const { prefetcher, addresses } = start((path) =>
      path === SESSION
        ? { authenticated: true, requiresPasswordChange: false, language }
        : listOf(path),
    );
    await prefetcher.prefetch(VILLA);
    expect(addresses.join(' ')).toContain(`/api/admin/calendar?startDate=${startDate}&`);
  });

  it('includes the site’s content, which the window requests only on its tab', async () => {
    const { prefetcher, asked } = start(listOf);
    await prefetcher.prefetch(VILLA);
    expect(asked).toContain('/api/admin/content/en');
  });

  it('runs every ten minutes', async () => {
    const { prefetcher, runs, wait } = start(listOf);
    await prefetcher.prefetch(VILLA);
    wait(9 * MINUTE);
    await prefetcher.prefetch(VILLA);
    expect(runs()).toBe(1);
    wait(MINUTE);
    await prefetcher.prefetch(VILLA);
    expect([runs(), said.mock.calls.length]).toEqual([2, 0]);
  });

  it('keeps its interval after an unreadable response and logs it once', async () => {
    const { prefetcher, runs, wait } = start(unreadable);
    for (let look = 0; look < 5; look += 1) {
      await prefetcher.prefetch(VILLA);
      wait(MINUTE);
    }
    expect([runs(), said.mock.calls.length]).toEqual([1, 1]);
    wait(5 * MINUTE);
    await prefetcher.prefetch(VILLA);
    expect(runs()).toBe(2);
  });

  it('does not start twice at once', async () => {
    let letGo = (_list: unknown) => undefined as void;
    const held = new Promise((resolve) => {
      letGo = resolve;
    });
    const { prefetcher, runs, wait } = start((path) =>
      path === '/api/bookings' ? held : undefined,
    );
    const first = prefetcher.prefetch(VILLA);
    await vi.waitFor(() => expect(runs()).toBe(1));
    wait(20 * MINUTE);
    await prefetcher.prefetch(VILLA);
    expect(runs()).toBe(1);
    letGo([]);
    await first;
  });

  it('stops when the owner signs out and restarts when somebody signs in', async () => {
    let letGo = (_list: unknown) => undefined as void;
    const held = new Promise((resolve) => {
      letGo = resolve;
    });
    let isFirst = true;
    const { prefetcher, asked, runs } = start((path) => {
      if (path !== '/api/bookings') return undefined;
      const answer = isFirst ? held : [];
      isFirst = false;
      return answer;
    });
    const first = prefetcher.prefetch(VILLA);
    await vi.waitFor(() => expect(asked).toContain('/api/bookings'));
    prefetcher.forget(VILLA);
    await prefetcher.prefetch(VILLA);
    expect(runs()).toBe(2);
    const before = asked.length;
    letGo([]);
    await first;
    expect([asked.length - before, said.mock.calls.length]).toEqual([0, 0]);
  });
});
