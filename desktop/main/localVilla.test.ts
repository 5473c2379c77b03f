import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openLocalVilla } from './localVilla';
import { startLocalServer } from './localServerProcess';

vi.mock('node:fs', async (original) => ({
  ...(await original<object>()),
  // The server need not be built, because its process is a fake.
  existsSync: () => true,
}));
vi.mock('electron', () => ({ app: { isPackaged: false, getAppPath: () => '/app' } }));
vi.mock('./localServerProcess', () => ({
  freePort: async () => 4100,
  startLocalServer: vi.fn<typeof startLocalServer>(),
}));

const ORIGIN = 'http://127.0.0.1:4100';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'villa-local-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A villa whose server starts and ends when the test says so. */
function open() {
  let listen = () => undefined as void;
  let crash = (_reason: string) => undefined as void;
  vi.mocked(startLocalServer).mockImplementation(async () => {
    await new Promise<void>((resolve) => {
      listen = resolve;
    });
    return {
      onEnd: (listener) => {
        crash = listener;
      },
      stop: async () => undefined,
    };
  });
  const local = openLocalVilla(folder, { onChange: () => undefined, onRestart: () => undefined });
  return { local, crash: () => crash('It ended.'), listen: () => listen() };
}

it('accepts its address only while its process is listening', async () => {
  const { local, crash, listen } = open();
  expect(local.isListening(ORIGIN)).toBe(false);
  const starting = local.start();
  await vi.waitFor(() => expect(startLocalServer).toHaveBeenCalledTimes(1));
  expect(local.isListening(ORIGIN)).toBe(false);
  listen();
  await starting;
  expect(local.isListening(ORIGIN)).toBe(true);
  expect(local.isListening('http://127.0.0.1:4101')).toBe(false);
  crash();
  expect(local.isListening(ORIGIN)).toBe(false);
  await vi.waitFor(() => expect(startLocalServer).toHaveBeenCalledTimes(2));
  listen();
  await local.settled();
  expect(local.isListening(ORIGIN)).toBe(true);
  await local.stop();
  expect(local.isListening(ORIGIN)).toBe(false);
});
