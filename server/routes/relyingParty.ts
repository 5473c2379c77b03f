import type { Env } from '../env';
import { unsupported, userWords } from '../errors';
import { allowedOrigins } from '../middleware/originCheck';
import { relyingPartyOf, type RelyingParty } from '../services/access/passkeys';

/** @throws AppError 409 if browsers allow no passkeys here */
export function requireRelyingParty(env: Pick<Env, 'publicUrl'>): RelyingParty {
  const party = relyingPartyOf(env, allowedOrigins(env.publicUrl));
  if (!party) throw unsupported(userWords('unsupported.passkeys'));
  return party;
}
