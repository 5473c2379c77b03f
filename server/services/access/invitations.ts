import { plainLine } from '@shared/domain/plainText';
import type {
  AcceptInvitation,
  InvitationInput,
  InvitationJson,
} from '@shared/contract/access/users';
import { INVITATION_HOURS } from '@shared/domain/access/invitationValidity';
import { Op } from 'sequelize';
import type { Database } from '../../db/openDatabase';
import { conflict, invalidInvitation, notFound, withParams } from '../../errors';
import { INVITATION_PLACE } from '../../mail/kinds/invitation';
import type { Invitation } from '../../models/Invitation';
import type { User } from '../../models/User';
import { recordAudit } from '../audit/recordAudit';
import { carryOutOnce } from '../idempotency';
import { enqueueMails } from '../mail/enqueue';
import type { Secrets } from '../secrets/secrets';
import type { ReadContext, WriteContext } from '../serviceContext';
import { refuseGuessablePassword } from './auth';
import { drawLinkToken, hashOfToken, type LinkToken } from './linkToken';
import { hashPassword } from './passwordHash';

const HOUR_MS = 3_600_000;
const LIFE_MS = INVITATION_HOURS * HOUR_MS;
/** A single house needs few users. */
const MAX_OPEN = 20;
/** How long an unused invitation is listed. */
const KEEP_MS = 30 * 24 * HOUR_MS;

/** A link's token and its encrypted form for the mail; `null` if no mail is sent. */
export type NewLink = LinkToken & { sealedToken: string | null };

/** Creates the token of an invitation. @param isMailed encrypts the token for the outbox */
export async function drawInvitationLink(secrets: Secrets, isMailed: boolean): Promise<NewLink> {
  const link = drawLinkToken();
  const sealedToken = isMailed ? await secrets.seal(INVITATION_PLACE, link.token) : null;
  return { ...link, sealedToken };
}

export function listInvitations({ models }: ReadContext): Promise<Invitation[]> {
  return models.Invitation.findAll({ order: [['id', 'ASC']] });
}

/** @throws AppError 404 */
export async function addressOf(id: number, { models }: ReadContext): Promise<string | null> {
  const row = await models.Invitation.findByPk(id, { attributes: ['email'] });
  if (!row) throw notFound('This invitation');
  return row.email;
}

/**
 * Stores an invitation, and enqueues its mail if requested.
 * @param idempotencyKey a repeat with the same input gives the stored invitation a new link, since only a hash of the
 *   first is stored
 * @throws AppError 404 for a repeat after the invitation was used or withdrawn; 409 `too_many`
 */
export function createInvitation(
  input: InvitationInput,
  link: NewLink,
  idempotencyKey: string | null,
  context: WriteContext,
): Promise<Invitation> {
  const carryOut = () => addInvitation(input, link, context);
  const answerRepeat = (id: number) => renewInvitation(id, link, context);
  return carryOutOnce('invitation', idempotencyKey, input, { carryOut, answerRepeat }, context);
}

async function addInvitation(
  input: InvitationInput,
  link: NewLink,
  context: WriteContext,
): Promise<Invitation> {
  const { models, now } = context;
  if ((await models.Invitation.count()) >= MAX_OPEN) {
    throw conflict(
      'too_many',
      withParams('There are {n} invitations that nobody has used. Please withdraw one first.', {
        n: MAX_OPEN,
      }),
    );
  }
  const row = await models.Invitation.create({
    ...input,
    tokenHash: link.tokenHash,
    expiresAt: expiryAt(now),
    createdAt: now,
  });
  await mailLink(row, link, context);
  return row;
}

/** Replaces an invitation's link. @throws AppError 404 */
export async function renewInvitation(
  id: number,
  link: NewLink,
  context: WriteContext,
): Promise<Invitation> {
  const row = await loadInvitation(id, context);
  await row.update({ tokenHash: link.tokenHash, expiresAt: expiryAt(context.now) });
  await mailLink(row, link, context);
  return row;
}

/** Withdraws an invitation and its link. @throws AppError 404 */
export async function withdrawInvitation(id: number, context: WriteContext): Promise<void> {
  const row = await loadInvitation(id, context);
  await row.destroy();
}

/** @throws AppError 404, the same for an unknown, used or expired link */
export async function openInvitation(token: string, context: ReadContext): Promise<Invitation> {
  const { models, now } = context;
  const row = await models.Invitation.findOne({
    where: { tokenHash: hashOfToken(token) },
  });
  if (!row || hasEnded(row, now)) throw invalidInvitation();
  return row;
}

/**
 * Creates the invited user and uses up the invitation; of two simultaneous requests one fails.
 * @param context without a transaction: hashing is slow, so it opens its own
 * @throws AppError 400 for a common password; 404 for an invalid link; 409 `already_exists`
 */
export async function acceptInvitation(
  { token, username, password, language }: AcceptInvitation,
  context: ReadContext & Pick<Database, 'write'>,
): Promise<User> {
  // Checked before hashing: strangers without a link must not cause that work.
  await openInvitation(token, context);
  await refuseGuessablePassword(password, 'password', context);
  const passwordHash = await hashPassword(password);
  return context.write(
    async (tx) => {
      const { models, now } = context;
      const inWrite = { ...context, tx };
      const { id, name, email, role } = await openInvitation(token, inWrite);
      const chosen = username.toLowerCase();
      if (await models.User.findOne({ where: { username: chosen } })) {
        throw conflict(
          'already_exists',
          'Somebody has this user name already. Please choose another.',
          'username',
        );
      }
      // The deleted row count guards against a second user whatever the isolation level.
      if ((await models.Invitation.destroy({ where: { id } })) === 0) {
        throw invalidInvitation();
      }
      const user = await models.User.create({
        username: chosen,
        name,
        passwordHash,
        email,
        role,
        ...(language && { language }),
        hasDefaultPassword: false,
        lastLoginAt: now,
        createdAt: now,
      });
      recordAudit(
        'invitation_accepted',
        { subject: chosen, after: { role } },
        { ...inWrite, actorId: user.id },
      );
      return user;
    },
    { now: context.now },
  );
}

/** Deletes invitations that ended a month ago. */
export async function pruneInvitations({ models, now }: WriteContext): Promise<void> {
  await models.Invitation.destroy({
    where: { expiresAt: { [Op.lt]: new Date(now.getTime() - KEEP_MS) } },
  });
}

export function hasEnded({ expiresAt }: Pick<Invitation, 'expiresAt'>, now: Date): boolean {
  return expiresAt <= now;
}

function expiryAt(now: Date): Date {
  return new Date(now.getTime() + LIFE_MS);
}

async function mailLink(row: Invitation, link: NewLink, context: WriteContext): Promise<void> {
  if (row.email !== null && link.sealedToken !== null) {
    const { email, role } = row;
    const invitation = { email, role, sealedToken: link.sealedToken };
    await enqueueMails([{ kind: 'invitation', invitation }], context);
  }
}

async function loadInvitation(id: number, { models }: WriteContext): Promise<Invitation> {
  const row = await models.Invitation.findByPk(id, { lock: true });
  if (!row) throw notFound('This invitation');
  return row;
}

export function presentInvitation(row: Invitation, now: Date): InvitationJson {
  return {
    id: row.id,
    name: plainLine(row.name),
    email: row.email,
    role: row.role,
    expiresAt: row.expiresAt.toISOString(),
    isExpired: hasEnded(row, now),
  };
}
