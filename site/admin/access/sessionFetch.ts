import {
  login,
  loginWithCode,
  loginWithPasskey,
  passkeyLoginOptions,
} from '@shared/contract/access/signInEndpoints';
import type { ErrorCode } from '@shared/contract/error';
import { confirmQuestion } from '../../stores/freshSignIn';
import { signInQuestion, useSignIns } from '../../stores/sessionExpiry';

/** Calls of the sign-in itself: a 401 of these says that what was typed is wrong. */
const SIGN_IN_CALLS = new Set<unknown>([
  login.path,
  loginWithCode.path,
  loginWithPasskey.path,
  passkeyLoginOptions.path,
]);
const FRESH_SIGN_IN_REQUIRED: ErrorCode = 'fresh_sign_in_required';

/**
 * A `fetch` for the owner's calls. One that finds the session ended is held until the owner has
 * signed in again in a dialog over the screen, and then made once more: what was typed stays,
 * and what was pressed happens. The same for one that needs a fresh sign-in.
 * @param send how calls reach the server
 * @param isSignedIn what the screens believe; before signing in a 401 is an answer like others
 */
export function createSessionFetch(send: typeof fetch, isSignedIn: () => boolean): typeof fetch {
  const sendSignedIn: typeof fetch = async (input, init) => {
    const sentAt = useSignIns.getState().signIns;
    const response = await send(input, init);
    if (response.status !== 401 || SIGN_IN_CALLS.has(input) || !isSignedIn()) return response;
    // The answer to a call of the old session can come after the owner has signed in.
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

/** The code of an error of the API; the answer can still be read by others. */
async function codeOf(response: Response): Promise<unknown> {
  try {
    return ((await response.clone().json()) as { code?: unknown } | null)?.code;
  } catch {
    return undefined;
  }
}
