import { ApiError } from '../../api/client';

/** Whether somebody else has saved since what was sent was read: the server's 409 `stale`. */
export function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.body?.code === 'stale';
}
