import assert from 'node:assert/strict';
import { errorSchema } from '@shared/contract/error';
import * as z from 'zod/mini';
import { dayFromToday, type CallAnswer, type Target } from '../calls';

/** Expects a rejection with a useful message and no internals. */
export function expectUnavailable({ status, json }: CallAnswer): void {
  const { code, message } = z.parse(errorSchema, json);
  assert.deepEqual([status, code], [503, 'unavailable']);
  assert.doesNotMatch(message, /SQL|ENOSPC|villa\.sqlite|\n/);
}

/**
 * Expects that guests can read the site, photos and availability even if writing fails.
 * @param health status of `/healthz`: 503 if nothing can be stored
 */
export async function expectReadable(
  { url }: Pick<Target, 'url'>,
  health: 200 | 503 = 200,
): Promise<void> {
  const range = `startDate=${dayFromToday(30)}&endDate=${dayFromToday(60)}`;
  for (const path of ['/', '/booking', '/api/gallery', `/api/availability?${range}`]) {
    assert.equal((await fetch(url + path)).status, 200, path);
  }
  assert.equal((await fetch(`${url}/healthz`)).status, health, '/healthz');
}
