import type { PasswordResetInput } from '@shared/contract/access/passwordReset';
import { typedEmail } from '@shared/domain/emailAddress';
import { invalidField, rateLimited } from '../../errors';
import { PASSWORD_RESET_PLACE } from '../../mail/kinds/account';
import type { User } from '../../models/User';
import { recordAudit } from '../audit/recordAudit';
import type { Mailer } from '../mail/mailer';
import { enqueueMails } from '../mail/enqueue';
import type { ReadContext } from '../serviceContext';
import { refuseGuessablePassword, setPassword, type AuthContext } from './auth';
import { drawLinkToken, hashOfToken } from './linkToken';
import { hashPassword } from './passwordHash';
import { RATE_LIMITS } from '../rateLimits/rateLimits';

export const RESET_MS = 3_600_000;
/** Place of the encrypted token in a mail, so that reading the table or a backup does not reveal it. */

/**
 * Counts a request for a link, also for unknown names.
 * @returns false if the mailbox has received enough, so that strangers cannot fill it
 * @throws AppError 429 for an address that asks too often
 */
export async function countResetRequest(
  name: string,
  { rateLimiter, address }: Pick<AuthContext, 'rateLimiter' | 'address'>,
): Promise<boolean> {
  const waitMs = await rateLimiter.consume([{ limit: RATE_LIMITS.resetPerAddress, key: address }], {
    isDurable: true,
  });
  if (waitMs > 0) throw rateLimited('signIn', waitMs);
  const forAccount = { limit: RATE_LIMITS.resetPerAccount, key: name.toLowerCase().slice(0, 200) };
  return (await rateLimiter.consume([forAccount], { isDurable: true })) === 0;
}

/**
 * Mails a link to the user with this name or address, if they have an address and mail is set up. Runs after the
 * response, so that its duration does not reveal which names exist.
 * @returns the mailed user, or `null`
 */
export async function sendResetLink(
  name: string,
  mail: Mailer,
  context: Omit<AuthContext, 'rateLimiter' | 'address' | 'site'>,
): Promise<number | null> {
  const { models, write, now, today, secrets } = context;
  const user = await userOf(name, context);
  if (!user?.email || (await mail.current()).kind !== 'smtp') return null;
  const { id: userId, email, username, passwordHash } = user;
  const { token, tokenHash } = drawLinkToken();
  const sealedToken = await secrets.seal(PASSWORD_RESET_PLACE, token);
  const expiresAt = new Date(now.getTime() + RESET_MS);
  return write(async (tx) => {
    const inWrite = { models, tx, now, today };
    // A new address or password has ended earlier links, and must end this one.
    const current = await models.User.findByPk(userId);
    if (current?.email !== email || current.passwordHash !== passwordHash) return null;
    await models.PasswordReset.create({ tokenHash, userId, expiresAt, createdAt: now });
    await enqueueMails(
      [{ kind: 'passwordReset', account: { username, email }, sealedToken }],
      inWrite,
      expiresAt,
    );
    return userId;
  });
}

/**
 * Changes a password with a mailed link, which works once and for an hour. Ends every session and starts none: the
 * second factor is still required.
 * @returns whose password was changed
 * @throws AppError 400 naming the field
 */
export async function resetPassword(
  { token, newPassword }: PasswordResetInput,
  { models, write, now, today, rateLimiter, address }: AuthContext,
): Promise<number> {
  const use = { limit: RATE_LIMITS.resetConfirm, key: address };
  const waitMs = await rateLimiter.consume([use], { isDurable: true });
  if (waitMs > 0) throw rateLimited('signIn', waitMs);
  const tokenHash = hashOfToken(token);
  // Checked before hashing: strangers must not cause that work.
  const found = await models.PasswordReset.findByPk(tokenHash);
  if (!found || found.expiresAt <= now) throw invalidLink();
  await refuseGuessablePassword(newPassword, 'newPassword', { models });
  const passwordHash = await hashPassword(newPassword);
  await write(async (tx) => {
    const inWrite = { models, tx, now, today };
    // Of two simultaneous requests one succeeds.
    const used = await models.PasswordReset.destroy({ where: { tokenHash } });
    const user = await models.User.findByPk(found.userId);
    if (used === 0 || !user) throw invalidLink();
    await setPassword(user, { passwordHash, hasDefaultPassword: false }, inWrite);
    recordAudit('password_reset_by_mail', {}, { ...inWrite, actorId: user.id });
  });
  rateLimiter.refund([use]);
  return found.userId;
}

/** Finds a user by name, or by an address that no other user has. */
async function userOf(name: string, { models }: Pick<ReadContext, 'models'>): Promise<User | null> {
  const wanted = name.toLowerCase();
  const byName = await models.User.findOne({ where: { username: wanted } });
  if (byName) return byName;
  const address = typedEmail(wanted);
  const users = await models.User.findAll();
  const [user, ...others] = users.filter(({ email }) => email?.toLowerCase() === address);
  return others.length === 0 ? (user ?? null) : null;
}

function invalidLink() {
  return invalidField(
    'token',
    'This link was used before, or is older than an hour. Please ask for another one.',
  );
}
