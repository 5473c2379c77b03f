import {
  login,
  loginWithCode,
  loginWithPasskey,
  passkeyLoginOptions,
} from '@shared/contract/access/signInEndpoints';
import type { ErrorCode } from '@shared/contract/error';
import { confirmQuestion } from '../../stores/freshSignIn';
import { signInQuestion, useSignIns } from '../../stores/sessionExpiry';

/** A 401 of these means wrong input, not an ended session. */
const SIGN_IN_CALLS = new Set<unknown>([
  login.path,
  loginWithCode.path,
  loginWithPasskey.path,
  passkeyLoginOptions.path,
]);
const FRESH_SIGN_IN_REQUIRED: ErrorCode = 'fresh_sign_in_required';

/**
 * A `fetch` for the owner's requests. If the session has ended, or a fresh sign-in is needed, the request waits for a
 * dialog over the screen and is then repeated, so that no input is lost.
 * @param isSignedIn state of the screens; before signing in a 401 is an ordinary response
 */
export function createSessionFetch(send: typeof fetch, isSignedIn: () => boolean): typeof fetch {
  const sendSignedIn: typeof fetch = async (input, init) => {
    const sentAt = useSignIns.getState().signIns;
    const response = await send(input, init);
    if (response.status !== 401 || SIGN_IN_CALLS.has(input) || !isSignedIn()) return response;
    // A response to the old session can arrive after the owner has signed in.
    const isOld = sentAt !== useSignIns.getState().signIns;
    return isOld || (await signInQuestion.ask()) ? send(input, init) : response;
  };
  return async (input, init) => {
    const response = await sendSignedIn(input, init);
    if (response.status !== 403 || (await codeOf(response)) !== FRESH_SIGN_IN_REQUIRED) {
      return response;
    }
    return (await confirmQuestion.ask()) ? sendSignedIn(input, init) : response;
  };
}

/** Reads a clone, so that the caller can still read the body. */
async function codeOf(response: Response): Promise<unknown> {
  try {
    return ((await response.clone().json()) as { code?: unknown } | null)?.code;
  } catch {
    return undefined;
  }
}
