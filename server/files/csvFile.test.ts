import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { csvFile } from './csvFile';

const ROW = ['2027-03-10', 'Élodie Müller', 'x'.repeat(80)];

it('is sent in large pieces: each takes as long to compress and to send, whatever its size', async () => {
  const pieces: Buffer[] = [];
  const rows = Array.from({ length: 5000 }, () => ROW);
  for await (const piece of csvFile(['Day', 'Guest', 'Note'], rows)) pieces.push(piece as Buffer);
  const text = Buffer.concat(pieces).toString();
  expect(text.startsWith('\uFEFFDay,Guest,Note\r\n')).toBe(true);
  expect(text.split('\r\n').filter((line) => line === ROW.join(','))).toHaveLength(5000);
  expect(pieces.length).toBeLessThan(20);
});

it('reads no more rows when nobody reads on', async () => {
  let read = 0;
  let hasEnded = false;
  async function* rows() {
    try {
      for (;;) {
        read += 1;
        yield ROW;
        await setImmediate();
      }
    } finally {
      hasEnded = true;
    }
  }
  const file = csvFile(['Day', 'Guest', 'Note'], rows());
  await file[Symbol.asyncIterator]().next();
  file.destroy();
  await expect.poll(() => hasEnded).toBe(true);
  expect(read).toBeLessThan(10_000);
});

it('tells whoever sends it of rows that cannot be read', async () => {
  async function* rows() {
    yield ROW;
    throw new Error('the disk is gone');
  }
  await expect(csvFile(['Day', 'Guest', 'Note'], rows()).toArray()).rejects.toThrow(
    'the disk is gone',
  );
});
