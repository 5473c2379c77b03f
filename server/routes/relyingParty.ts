import type { Env } from '../env';
import { unsupported } from '../errors';
import { allowedOrigins } from '../middleware/originCheck';
import { relyingPartyOf, type RelyingParty } from '../services/access/passkeys';

/** @throws AppError 409 if browsers allow no passkeys here */
export function requireRelyingParty(env: Pick<Env, 'publicUrl'>): RelyingParty {
  const party = relyingPartyOf(env, allowedOrigins(env.publicUrl));
  if (!party)
    throw unsupported(
      'Passkeys need the site to have a name and https. Please use an authenticator app instead.',
    );
  return party;
}
