import type { PasswordResetInput } from '@shared/contract/access/passwordReset';
import { typedEmail } from '@shared/domain/emailAddress';
import { invalidField, rateLimited, userWords } from '../../errors';
import type { User } from '../../models/User';
import { recordAudit } from '../audit/recordAudit';
import type { Mailer } from '../mail/mailer';
import { enqueueAccountMail } from '../mail/outbox';
import type { ReadContext } from '../serviceContext';
import { refuseGuessablePassword, setPassword, type AuthContext } from './auth';
import { drawLinkToken, hashOfToken, isLinkInTime } from './linkToken';
import { hashPassword } from './passwordHash';
import { RATE_LIMITS } from './rateLimits';

/** How long a link works. */
export const RESET_MS = 3_600_000;
/** Where the token of a mail is sealed for: who reads the table, or a backup, cannot use it. */
export const PASSWORD_RESET_PLACE = 'outbox_mails.password_reset';

/**
 * Counts a request for a link; the same for names that nobody has.
 * @returns whether one may be sent: somebody's mailbox is not filled by strangers
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
 * Mails a link to whoever has the name or address, where they have an address and mail is set up.
 * Called once the answer is on its way: how long it takes must not tell which names exist.
 * @returns whom it was mailed to, or `null`
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
    // An address or a password of since has ended the links of before, and this would be one.
    const current = await models.User.findByPk(userId, { transaction: tx });
    if (current?.email !== email || current.passwordHash !== passwordHash) return null;
    await models.PasswordReset.create(
      { tokenHash, userId, expiresAt, createdAt: now },
      { transaction: tx },
    );
    await enqueueAccountMail(
      { kind: 'passwordReset', account: { username, email }, sealedToken },
      inWrite,
      expiresAt,
    );
    return userId;
  });
}

/**
 * Chooses another password by a mailed link, which works once and for an hour. It ends every session
 * and signs nobody in: the second factor is asked for as ever.
 * @returns whose password it was
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
  // Looked at before a password is hashed, which is work that strangers must not cause.
  const found = await models.PasswordReset.findByPk(tokenHash);
  if (!found || !isLinkInTime(found.expiresAt, RESET_MS, now)) throw invalidLink();
  await refuseGuessablePassword(newPassword, 'newPassword', { models, tx: null });
  const passwordHash = await hashPassword(newPassword);
  await write(async (tx) => {
    const inWrite = { models, tx, now, today };
    // Of two at once one gets it.
    const used = await models.PasswordReset.destroy({ where: { tokenHash }, transaction: tx });
    const user = await models.User.findByPk(found.userId, { transaction: tx });
    if (used === 0 || !user) throw invalidLink();
    await setPassword(user, { passwordHash, hasDefaultPassword: false }, inWrite);
    await recordAudit('password_reset_by_mail', {}, { ...inWrite, actorId: user.id });
  });
  rateLimiter.refund([use]);
  return found.userId;
}

/** By name, or by an address that one user alone has. */
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
  return invalidField('token', userWords('password_reset.invalid'));
}
