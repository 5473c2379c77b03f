import { failureText } from '../../api/failureText';
import { FailureText } from './tabStyles';
import type { Attempt } from './useAttempt';

/** Why the last try failed, for as long as no other is made; nothing when none did. */
export function AttemptFailure({ attempt: { error } }: { attempt: Attempt }) {
  if (error === null) return null;
  return <FailureText role="alert">{failureText(error)}</FailureText>;
}
