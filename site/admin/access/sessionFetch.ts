import { login } from '@shared/contract/endpoints';
import { askToSignIn, useSessionExpiry } from '../../stores/sessionExpiry';

/**
 * A `fetch` for the owner's calls. One that finds the session ended is held until the owner has
 * signed in again in a dialog over the screen, and then made once more: what was typed stays,
 * and what was pressed happens.
 * @param send how calls reach the server
 * @param isSignedIn what the screens believe; before signing in a 401 is an answer like others
 */
export function createSessionFetch(send: typeof fetch, isSignedIn: () => boolean): typeof fetch {
  return async (input, init) => {
    const sentAt = useSessionExpiry.getState().signIns;
    const response = await send(input, init);
    // Of the sign-in itself a 401 says that the password is wrong.
    if (response.status !== 401 || input === login.path || !isSignedIn()) return response;
    // The answer to a call of the old session can come after the owner has signed in.
    const isOld = sentAt !== useSessionExpiry.getState().signIns;
    return isOld || (await askToSignIn()) ? send(input, init) : response;
  };
}
