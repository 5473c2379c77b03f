import { adminSessionSchema } from '@shared/contract/access/auth';
import { changePassword, getAdminSession, login } from '@shared/contract/access/signInEndpoints';
import type { VillaEntry } from '@shared/contract/desktop';
import type { ServerProxy } from './serverProxy';

/** Owner of the local villa. The first password is the permanent one. */
export type LocalOwner = { username: string; passwords: [password: string, first: string] };

/**
 * Signs the owner in to the local villa, unless somebody is signed in. Replaces the server's initial password at
 * once. Owners may choose another password, and then have to sign in themselves.
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
