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
import { RATE_LIMITS } from './rateLimits';
import { CLOCK_SKEW_MS, FRESH_MS } from './sessionLifetime';
import { spendToken } from './spentTokens';
import { checkTotp, useTotp } from './totp';

/** Whose session is meant. @param key what its row is found by */
export type SessionOfUser = { userId: number; key: string };

/** What a passkey was asked with, by this session. */
export type ConfirmChallenge = { value: string | null; party: RelyingParty | null };

/**
 * Lets only those pass who have signed in, or confirmed to be who they are, within the last ten
 * minutes: a browser that was left open, or a stolen session, does not change who may sign in.
 * @throws AppError 403 `fresh_sign_in_required`
 */
export async function assertFresh(
  key: string | null,
  { models, tx, now }: Pick<ReadContext, 'models' | 'tx' | 'now'>,
): Promise<void> {
  const session = await models.AdminSession.findOne({
    where: { sessionToken: key ?? '' },
    attributes: ['freshAt'],
    transaction: tx,
  });
  const ageMs = session?.freshAt ? now.getTime() - session.freshAt.getTime() : Infinity;
  if (ageMs >= FRESH_MS || ageMs < -CLOCK_SKEW_MS) throw freshSignInRequired();
}

/**
 * Makes a session fresh for whoever proves to be its user.
 * @throws AppError 400 naming the field, 429 with the time to wait
 */
export async function confirmIdentity(
  { userId, key }: SessionOfUser,
  input: ConfirmInput,
  challenge: ConfirmChallenge,
  context: AuthContext,
): Promise<void> {
  const { models, write, now, today, rateLimiter } = context;
  const user = await models.User.findByPk(userId);
  if (!user) throw unauthenticated();
  // By session and not by user: who has stolen one keeps its user out of no other.
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
    await models.AdminSession.update(
      { freshAt: now },
      { where: { sessionToken: key, userId }, transaction: tx },
    );
  });
  await rateLimiter.reset(uses);
}

/** What is left to do in the write: using up what works once. */
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
