import { ApiError } from '../../api/client';

export function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.body?.code === 'stale';
}
