import { ApiError, NetworkError } from '../../api/client';

/**
 * Whether the browser's own dialog ended without a passkey: put aside, timed out, or none there. It
 * does not say which, so that no site learns who has been there before.
 */
export function isPutAside(error: unknown): boolean {
  return !(error instanceof ApiError) && !(error instanceof NetworkError);
}
