import { userMessageOf } from '../../api/client';
import { TRY_AGAIN } from '../showFailure';
import { FailureText } from './galleryStyles';
import type { Attempt } from './useAttempt';

/** Why the last try failed, for as long as no other is made; nothing when none did. */
export function AttemptFailure({ attempt: { error } }: { attempt: Attempt }) {
  if (error === null) return null;
  return <FailureText role="alert">{userMessageOf(error, TRY_AGAIN)}</FailureText>;
}
