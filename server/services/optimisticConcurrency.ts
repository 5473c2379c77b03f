import { conflict, type AppError } from '../errors';

const STALE_MESSAGE =
  'These details were changed in another window. Please reload, check them and save again.';

/**
 * Refuses a form that was read before someone else saved.
 * @throws AppError 409 `stale`
 */
export function assertNotStale(row: { updatedAt: Date }, readAt: string | undefined): void {
  if (readAt !== undefined && new Date(readAt).getTime() !== row.updatedAt.getTime()) {
    throw stale();
  }
}

/** 409 `stale`: somebody else has saved since the form was read. */
export function stale(): AppError {
  return conflict('stale', STALE_MESSAGE);
}

/** A moment later than the row's last one, so that two saves in one millisecond differ too. */
export function nextUpdatedAt(row: { updatedAt: Date }, now: Date): Date {
  return new Date(Math.max(now.getTime(), row.updatedAt.getTime() + 1));
}
