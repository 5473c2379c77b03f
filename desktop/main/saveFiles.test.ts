import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserWindow } from 'electron';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveAnswer } from './saveFiles';
import type { ServerProxy } from './serverProxy';
import { fetchWithTimeout, timeoutsOf } from './fetchWithTimeout';

const place = vi.hoisted(() => ({ file: '', offered: '' }));
vi.mock('electron', () => ({
  app: { getPath: () => '/downloads' },
  BrowserWindow: class {},
  dialog: {
    showSaveDialog: async (_window: unknown, { defaultPath }: { defaultPath: string }) => {
      place.offered = defaultPath;
      return { canceled: false, filePath: place.file };
    },
  },
  net: {},
  protocol: {},
  safeStorage: {},
  session: {},
}));

const MINUTE = 60_000;

describe('saving a backup', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'villa-save-'));
    place.file = path.join(folder, 'villa.tar');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await rm(folder, { recursive: true });
  });

  const save = (
    answer: (signal: AbortSignal) => Promise<Response>,
    address = '/api/admin/backup',
  ) => {
    let hear = () => undefined as void;
    const asked = new Promise<void>((resolve) => {
      hear = resolve;
    });
    const call: ServerProxy['call'] = (_villa, _address, init, limits = timeoutsOf(init)) =>
      fetchWithTimeout(limits, ({ signal }) => {
        hear();
        return answer(signal as AbortSignal);
      });
    const saved = saveAnswer({} as BrowserWindow, {
      proxy: { call } as ServerProxy,
      villa: { id: '1', origin: 'https://villa.example' },
      address,
    });
    saved.catch(() => undefined);
    return { saved, asked };
  };
  const answerAfter = (ms: number) => (signal: AbortSignal) =>
    new Promise<Response>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('The call was given up.')));
      setTimeout(() => resolve(new Response('all photographs')), ms);
    });

  it.each([
    ['/api/admin/backup?key=v1.a.b', /^villa-\d{4}-\d\d-\d\d\.tar$/],
    ['/api/bookings/export.csv?status=pending', /^bookings-\d{4}-\d\d-\d\d\.csv$/],
    ['/api/admin/activity/export.csv', /^activity-\d{4}-\d\d-\d\d\.csv$/],
    ['/api/admin/figures/table.csv?table=nights&year=2027', /^figures-nights-2027\.csv$/],
    [
      '/api/admin/figures/report.pdf?from=2027-01-01&to=..%2F..%2F2027-12-31',
      /^stays-2027-01-01-to-2027-12-31\.pdf$/,
    ],
    [
      '/api/admin/bookings/VL-7K3Q9M/conversation/files/7?name=..%2Fa%20map.pdf',
      /^\.\.a map\.pdf$/,
    ],
    ['/api/admin/privacy/export/v1.a.b', /^personal-data-\d{4}-\d\d-\d\d\.zip$/],
  ])('offers a name that says what is in it: %s', async (address, name) => {
    const { saved } = save(async () => new Response('a file'), address);
    expect(await saved).toBe(true);
    expect(path.dirname(place.offered)).toBe('/downloads');
    expect(path.basename(place.offered)).toMatch(name);
  });

  it('waits until the server has assembled a large backup', async () => {
    const { saved, asked } = save(answerAfter(4 * MINUTE));
    await asked;
    await vi.advanceTimersByTimeAsync(4 * MINUTE);
    expect(await saved).toBe(true);
    expect(await readFile(place.file, 'utf8')).toBe('all photographs');
  });

  it('aborts if the server never begins', async () => {
    const { saved, asked } = save(answerAfter(60 * MINUTE));
    await asked;
    await vi.advanceTimersByTimeAsync(11 * MINUTE);
    await expect(saved).rejects.toThrow('given up');
  });

  it('leaves no partial file when the server stalls', async () => {
    const { saved, asked } = save(async () => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(Buffer.from('half')),
      });
      return new Response(body);
    });
    await asked;
    await vi.waitFor(async () => expect(await readdir(folder)).toEqual(['villa.tar.part']));
    await vi.advanceTimersByTimeAsync(61_000);
    await expect(saved).rejects.toThrow('silent');
    expect(await readdir(folder)).toEqual([]);
  });
});
