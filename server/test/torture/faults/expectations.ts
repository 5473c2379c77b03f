import assert from 'node:assert/strict';
import { errorSchema } from '@shared/contract/error';
import * as z from 'zod/mini';
import { dayFromToday, type CallAnswer, type Target } from '../calls';

/** A refusal that says what happened and nothing of the inside. */
export function expectUnavailable({ status, json }: CallAnswer): void {
  const { code, message } = z.parse(errorSchema, json);
  assert.deepEqual([status, code], [503, 'unavailable']);
  assert.doesNotMatch(message, /SQL|ENOSPC|villa\.sqlite|\n/);
}

/**
 * Guests see the site, its photos' list and the free days whatever the writing is like.
 * @param health what `/healthz` answers: 503 where nothing can be stored
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
