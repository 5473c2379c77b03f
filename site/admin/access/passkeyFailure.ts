import { ApiError, NetworkError } from '../../api/client';

/**
 * Whether the browser's dialog ended without a passkey: dismissed, timed out or none available. Browsers do not say
 * which, so that sites cannot learn it.
 */
export function isPutAside(error: unknown): boolean {
  return !(error instanceof ApiError) && !(error instanceof NetworkError);
}
