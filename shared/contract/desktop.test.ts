import { describe, expect, it } from 'vitest';
import { DESKTOP_REQUESTS } from './desktop';
import * as endpoints from './endpoints';
import type { Endpoint } from './endpoint';

const isAddress = (address: string) => DESKTOP_REQUESTS.saveFile.safeParse(address).success;
/** Every call of the back office whose answer a button saves as a file. */
const FILES = Object.values<Endpoint>(endpoints).filter(
  ({ method, path }) => method === 'GET' && /\.(csv|pdf)$|\/backup$|\/export\//.test(path),
);

describe('what the desktop app saves as a file', () => {
  it.each(FILES.map(({ path }) => path))('is the answer of %s', (path) => {
    expect(isAddress(path.replace(':key', 'v1.0a-b_c').replace(':id', '7'))).toBe(true);
  });

  it('includes addresses with a query, and a backup with its key ticket', () => {
    expect(isAddress('/api/admin/figures/report.pdf?from=2027-01-01&to=2027-12-31')).toBe(true);
    expect(isAddress(`/api/admin/backup?key=v1.0a.${'x'.repeat(400)}`)).toBe(true);
  });

  it.each([
    '/api/admin/session',
    '/api/admin/backups',
    '/api/admin/backup/x',
    '//evil.example/api/bookings/export.csv',
    '/api/bookings/export.csv?a=/../../x',
    '/api/admin/privacy/export/..%2f..%2fsession',
    '/api/admin/privacy/export/a/b',
  ])('is not the answer of %s', (address) => {
    expect(isAddress(address)).toBe(false);
  });
});
