import { conflict, type AppError } from '../errors';

const STALE_MESSAGE =
  'These details were changed in another window. Please reload, check them and save again.';

/**
 * Refuses a form that was read before someone else saved.
 * @param row `null` where nothing was ever saved
 * @param readAt the row's moment as it was read, `null` for none; without it nothing is refused
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

/** 409 `stale`: somebody else has saved since the form was read. */
export function stale(): AppError {
  return conflict('stale', STALE_MESSAGE);
}

/** A moment later than the row's last one, so that two saves in one millisecond differ too. */
export function nextUpdatedAt(row: { updatedAt: Date } | null, now: Date): Date {
  return row ? new Date(Math.max(now.getTime(), row.updatedAt.getTime() + 1)) : now;
}
