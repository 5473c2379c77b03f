import { conflict, type AppError } from '../errors';

const STALE_MESSAGE =
  'These details were changed in another window. Please reload, check them and save again.';

/**
 * Rejects a form that was loaded before somebody else saved.
 * @param row `null` if nothing was ever saved
 * @param readAt `updatedAt` as loaded, `null` for none; `undefined` skips the check
 * @throws AppError 409 `stale`
 */
export function assertNotStale(
  row: { updatedAt: Date } | null,
  readAt: string | null | undefined,
): void {
  if (readAt === undefined) return;
  const read = readAt === null ? null : new Date(readAt).getTime();
  if (read !== (row?.updatedAt.getTime() ?? null)) throw stale();
}

/** 409 `stale`: somebody else has saved since the form was loaded. */
export function stale(): AppError {
  return conflict('stale', STALE_MESSAGE);
}

/** A timestamp later than the row's, so that two saves in one millisecond differ. */
export function nextUpdatedAt(row: { updatedAt: Date } | null, now: Date): Date {
  return row ? new Date(Math.max(now.getTime(), row.updatedAt.getTime() + 1)) : now;
}
