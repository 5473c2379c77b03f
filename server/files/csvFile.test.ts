import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { csvFile, moneyCell } from './csvFile';

const ROW = ['2027-03-10', 'Élodie Müller', 'x'.repeat(80)];

it('is sent in large pieces: each takes as long to compress and to send, whatever its size', async () => {
  const pieces: Buffer[] = [];
  const rows = Array.from({ length: 5000 }, () => ROW);
  for await (const piece of csvFile(['Day', 'Guest', 'Note'], rows, 'en'))
    pieces.push(piece as Buffer);
  const text = Buffer.concat(pieces).toString();
  expect(text.startsWith('\uFEFFDay,Guest,Note\r\n')).toBe(true);
  expect(text.split('\r\n').filter((line) => line === ROW.join(','))).toHaveLength(5000);
  expect(pieces.length).toBeLessThan(20);
});

it.each([
  ['en', 'Guest,Amount,Nights,Note\r\n"Ana, Rui",1350.50,3,at 12.30; late\r\n,,,\r\n'],
  ['pt', 'Guest;Amount;Nights;Note\r\nAna, Rui;1350,50;3;"at 12.30; late"\r\n;;;\r\n'],
] as const)('uses the separators that spreadsheets in %s expect', async (language, expected) => {
  const rows = [
    ['Ana, Rui', moneyCell(135_050), 3, 'at 12.30; late'],
    [null, null, null, null],
  ];
  const headings = ['Guest', 'Amount', 'Nights', 'Note'];
  expect(await text(csvFile(headings, rows, language))).toBe(expected);
});

it('reads no more rows when its reader stops', async () => {
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
  const file = csvFile(['Day', 'Guest', 'Note'], rows(), 'en');
  await file[Symbol.asyncIterator]().next();
  file.destroy();
  await expect.poll(() => hasEnded).toBe(true);
  expect(read).toBeLessThan(10_000);
});

it('passes on the error of rows that cannot be read', async () => {
  async function* rows() {
    yield ROW;
    throw new Error('the disk is gone');
  }
  await expect(csvFile(['Day', 'Guest', 'Note'], rows(), 'en').toArray()).rejects.toThrow(
    'the disk is gone',
  );
});
