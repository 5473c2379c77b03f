import type { ItemOf } from '@shared/contract/bookings/today';
import { ACCOUNT_MAIL_KINDS, type MailProblem } from '@shared/contract/mail/mail';
import type { ScheduledKind } from '@shared/domain/mail/scheduledMails';
import type { Language } from '@shared/i18n/languages';
import { Op } from 'sequelize';
import { notFound } from '../../errors';
import { reasonIn, sentenceIn } from '../../integrations/mailReason';
import { isScheduledMail, readMail, type MailOf } from '../../mail/mail';
import type { OutboxMail } from '../../models/OutboxMail';
import { recordAudit } from '../audit/recordAudit';
import { noteGivenUp } from '../mailedStay';
import type { ReadContext, WriteContext } from '../serviceContext';
import { GIVE_UP_MS } from './retrySchedule';

const MAX_PROBLEMS = 100;

/**
 * Mails that were tried and not sent, oldest first.
 * @param ownerAddress used for mails to the owner, whose address the row does not store
 * @param isAllOfThem whether to include mails about accounts
 * @param language of the reasons
 */
export async function listMailProblems(
  ownerAddress: string,
  isAllOfThem: boolean,
  language: Language,
  { models }: ReadContext,
): Promise<MailProblem[]> {
  const rows = await models.OutboxMail.findAll({
    where: triedIn(isAllOfThem),
    order: [['id', 'ASC']],
    limit: MAX_PROBLEMS,
  });
  return rows.map((row) => ({
    id: row.id,
    kind: readableKind(row),
    reference: row.reference,
    recipient: row.recipient ?? ownerAddress,
    isTrying: row.status === 'pending',
    attempts: row.attempts,
    reason: reasonIn(language, row.lastError ?? ''),
    nextAttemptAt: row.status === 'pending' ? row.nextAttemptAt.toISOString() : null,
    createdAt: row.createdAt.toISOString(),
  }));
}

/** One line for all mails that were tried and not sent. @returns empty if there are none */
export async function failedMail(
  isAllOfThem: boolean,
  language: Language,
  { models }: Pick<ReadContext, 'models'>,
): Promise<ItemOf<'failedMail'>[]> {
  const rows = await models.OutboxMail.findAll({
    attributes: ['lastError'],
    where: triedIn(isAllOfThem),
    order: [['id', 'DESC']],
    limit: MAX_PROBLEMS,
  });
  const [newest] = rows;
  if (!newest) return [];
  const reason = sentenceIn(language, newest.lastError ?? '');
  return [{ kind: 'failedMail', count: rows.length, reason }];
}

/** Retries all mails of {@link listMailProblems}. */
export async function retryAllMails(isAllOfThem: boolean, context: WriteContext): Promise<void> {
  const rows = await context.models.OutboxMail.findAll({
    attributes: ['id'],
    where: triedIn(isAllOfThem),
    order: [['id', 'ASC']],
    limit: MAX_PROBLEMS,
  });
  for (const { id } of rows) await retryMail(id, isAllOfThem, context);
}

function triedIn(isAllOfThem: boolean) {
  return {
    status: ['pending' as const, 'failed' as const],
    attempts: { [Op.gt]: 0 },
    ...ofKinds(isAllOfThem),
  };
}

/** Retries a mail for three more days, unless it is being sent, was sent or given up. @throws AppError 404 */
export async function retryMail(
  id: number,
  isAllOfThem: boolean,
  context: WriteContext,
): Promise<void> {
  const { now } = context;
  const row = await unsentMail(id, isAllOfThem, context);
  if (row.status === 'sent' || row.status === 'dismissed' || row.leaseToken !== null) return;
  await row.update({
    status: 'pending',
    nextAttemptAt: now,
    giveUpAt: new Date(now.getTime() + GIVE_UP_MS),
    settledAt: null,
  });
  const mail = readMail(row);
  if (mail && isScheduledMail(mail)) await noteResent(mail, context);
  if (mail) await noteGivenUp(mail, false, context);
  recordAudit('mail_retried', { subject: row.reference }, context);
}

/** The owner sends it now, regardless of its scheduled time. */
async function noteResent(
  { kind, occurrence, booking: { reference } }: MailOf<ScheduledKind>,
  { models, now }: WriteContext,
): Promise<void> {
  const booking = await models.Booking.findOne({ where: { reference } });
  if (!booking) return;
  const where = { bookingId: booking.id, kind, occurrence, state: 'sent' as const };
  await models.ScheduledMail.update({ sentAt: now }, { where });
}

/** @throws AppError 404 */
export async function dismissMail(
  id: number,
  isAllOfThem: boolean,
  context: WriteContext,
): Promise<void> {
  const row = await unsentMail(id, isAllOfThem, context);
  if (row.status === 'sent') return;
  await row.update({ status: 'dismissed', settledAt: context.now });
  const mail = readMail(row);
  if (mail) await noteGivenUp(mail, true, context);
  recordAudit('mail_dismissed', { subject: row.reference }, context);
}

function readableKind(row: OutboxMail): MailProblem['kind'] {
  return readMail(row)?.kind ?? 'unreadable';
}

/** Only the owner sees mails about accounts; others who answer guests see the rest. */
function ofKinds(isAllOfThem: boolean) {
  return isAllOfThem ? {} : { kind: { [Op.notIn]: ACCOUNT_MAIL_KINDS } };
}

async function unsentMail(
  id: number,
  isAllOfThem: boolean,
  { models }: WriteContext,
): Promise<OutboxMail> {
  const row = await models.OutboxMail.findOne({
    where: { id, ...ofKinds(isAllOfThem) },
    lock: true,
  });
  if (!row) throw notFound('This mail');
  return row;
}
