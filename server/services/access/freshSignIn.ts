import type { ConfirmInput } from '@shared/contract/access/freshSignIn';
import type { PasskeyAssertion } from '@shared/contract/access/factors';
import {
  freshSignInRequired,
  invalidField,
  rateLimited,
  unauthenticated,
  type AppError,
} from '../../errors';
import type { User } from '../../models/User';
import type { ReadContext, WriteContext } from '../serviceContext';
import { verifiedUser, type AuthContext } from './auth';
import { checkPasskey, usePasskey, type RelyingParty } from './passkeys';
import { verifyPassword } from './passwordHash';
import { RATE_LIMITS } from '../rateLimits/rateLimits';
import { FRESH_MS } from './sessionLifetime';
import { spendToken } from './spentTokens';
import { checkTotp, useTotp } from './totp';

/** @param key of the session row */
export type SessionOfUser = { userId: number; key: string };

export type ConfirmChallenge = { value: string | null; party: RelyingParty | null };

/**
 * Requires a sign-in or confirmation within the last ten minutes, so that an unattended browser or a stolen session
 * cannot change who may sign in.
 * @throws AppError 403 `fresh_sign_in_required`
 */
export async function assertFresh(
  key: string | null,
  { models, now }: Pick<ReadContext, 'models' | 'now'>,
): Promise<void> {
  const session = await models.AdminSession.findOne({
    where: { sessionToken: key ?? '' },
    attributes: ['freshAt'],
  });
  const ageMs = session?.freshAt ? now.getTime() - session.freshAt.getTime() : Infinity;
  if (ageMs >= FRESH_MS) throw freshSignInRequired();
}

/** Marks a session as fresh once its user has confirmed their identity. @throws AppError 400, 429 */
export async function confirmIdentity(
  { userId, key }: SessionOfUser,
  input: ConfirmInput,
  challenge: ConfirmChallenge,
  context: AuthContext,
): Promise<void> {
  const { models, write, now, today, rateLimiter } = context;
  const user = await models.User.findByPk(userId);
  if (!user) throw unauthenticated();
  // Per session, not per user: a thief must not lock the user out of other sessions.
  const uses = [
    { limit: RATE_LIMITS.confirmIdentity, key },
    { limit: RATE_LIMITS.confirmIdentityDaily, key },
  ];
  const waitMs = await rateLimiter.consume(uses, { isDurable: true });
  if (waitMs > 0) throw rateLimited('signIn', waitMs);

  const verifiedHash = user.passwordHash;
  const proof = await checkProof(user, input, challenge, context);
  await write(async (tx) => {
    const inWrite = { models, tx, now, today };
    if (!(await verifiedUser(userId, verifiedHash, inWrite))) throw unauthenticated();
    await proof(inWrite);
    await models.AdminSession.update({ freshAt: now }, { where: { sessionToken: key, userId } });
  });
  await rateLimiter.reset(uses);
}

/** The deferred write, which uses up one-time codes. */
type Proof = (context: WriteContext) => Promise<void>;

async function checkProof(
  user: User,
  { password, code, passkey }: ConfirmInput,
  challenge: ConfirmChallenge,
  context: AuthContext,
): Promise<Proof> {
  if (password !== undefined) {
    if (!(await verifyPassword(user.passwordHash, password, 'known'))) throw wrong('password');
    return async () => undefined;
  }
  if (code !== undefined) {
    const plain = code.replaceAll(/\s/g, '');
    const totp = await checkTotp(user.id, plain, 'inUse', context.secrets, context);
    if (!totp) throw wrong('code');
    return async (inWrite) => {
      if (!(await useTotp(user.id, totp, inWrite))) throw wrong('code');
    };
  }
  return passkeyProof(user, passkey, challenge, context);
}

async function passkeyProof(
  user: User,
  assertion: PasskeyAssertion | undefined,
  { value, party }: ConfirmChallenge,
  context: AuthContext,
): Promise<Proof> {
  const { models, write, now, today } = context;
  if (!assertion || value === null || party === null) throw wrong('passkey');
  await write((tx) => spendToken(value, { models, tx, now, today })).catch(() => {
    throw wrong('passkey');
  });
  const checked = await checkPasskey(assertion, value, party, context);
  if (!checked || checked.passkey.userId !== user.id) throw wrong('passkey');
  return async (inWrite) => {
    if ((await usePasskey(checked, inWrite)) !== 'used') throw wrong('passkey');
  };
}

function wrong(field: keyof typeof WRONG): AppError {
  return invalidField(field, WRONG[field]);
}

const WRONG = {
  password: 'This password is not right. Please try again.',
  code: 'This code is not right, or was used before. Please wait for the next one.',
  passkey: 'This passkey could not be checked. Please try again, or use your password.',
} as const;
