import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepLogIn, log, logFile, readLog, withoutPersonalData } from './log';

describe('the log', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'villa-log-'));
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  it('keeps each line with its time', () => {
    keepLogIn(folder);
    log('The window has stopped working');
    expect(readLog()).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z The window has stopped working\n$/);
  });

  it('is limited to two files of a fixed size', () => {
    keepLogIn(folder);
    const file = logFile();
    const line = 'x'.repeat(9_000);
    for (let count = 0; count < 130; count += 1) log(line);
    log('the last one');
    expect(readdirSync(folder).toSorted()).toEqual(['villa-admin.log', 'villa-admin.log.1']);
    for (const name of [file, `${file}.1`]) expect(statSync(name).size).toBeLessThan(300_000);
    expect(readLog()).toContain('the last one');
  });

  it.each([
    ['a mail to ana.duarte@example.org failed', 'a mail to …@… failed'],
    [`ENOENT: ${homedir()}/villa/list.csv`, 'ENOENT: ~/villa/list.csv'],
    [
      'no answer from https://villa.example/api/bookings?search=Ana',
      'no answer from https://villa.example/api/bookings?…',
    ],
    ['GET /api/admin/bookings/VL-7K3Q9M failed', 'GET /api/admin/bookings/VL-… failed'],
  ])('removes personal data from %s', (line, kept) => {
    expect(withoutPersonalData(line)).toBe(kept);
  });
});
