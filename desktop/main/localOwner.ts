import { adminSessionSchema } from '@shared/contract/access/auth';
import { changePassword, getAdminSession, login } from '@shared/contract/access/signInEndpoints';
import type { VillaEntry } from '@shared/contract/desktop';
import type { ServerProxy } from './serverProxy';

/** The owner of the villa on this computer; of the passwords the first is the one to keep. */
export type LocalOwner = { username: string; passwords: [password: string, first: string] };

/**
 * Signs the owner in to the villa on this computer, unless somebody is. The password of the
 * server's start is replaced at once. Owners may choose another password of their own; then only
 * they can sign in.
 * @returns whether somebody is signed in now
 * @throws Error when the server does not answer
 */
export async function signInLocally(
  villa: VillaEntry,
  { username, passwords: [password, first] }: LocalOwner,
  proxy: ServerProxy,
): Promise<boolean> {
  const post = (address: string, body: object) =>
    proxy.call(villa, address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: villa.origin },
      body: JSON.stringify(body),
    });
  const answer = await proxy.call(villa, getAdminSession.path);
  let session = adminSessionSchema.parse(await answer.json());
  for (const one of [password, first]) {
    if (session.authenticated) break;
    const signedIn = await post(login.path, { username, password: one });
    if (signedIn.ok) session = adminSessionSchema.parse(await signedIn.json());
    else await signedIn.body?.cancel();
  }
  if (session.requiresPasswordChange) {
    const changed = await post(changePassword.path, {
      currentPassword: first,
      newPassword: password,
    });
    await changed.body?.cancel();
    if (!changed.ok) return false;
  }
  return session.authenticated;
}
