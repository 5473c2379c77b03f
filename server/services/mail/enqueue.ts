import { randomUUID } from 'node:crypto';
import { ERASED_EMAIL } from '@shared/domain/privacy/erasure';
import { Op, type CreationAttributes } from 'sequelize';
import { definitionOf, readMail, recipientOf, type Mail } from '../../mail/mail';
import { MAIL_PRIORITY, type MailKind } from '../../mail/mailDefinition';
import type { Booking } from '../../models/Booking';
import type { OutboxMail } from '../../models/OutboxMail';
import { CONVERSATION_PAUSE_MS } from './conversationNews';
import type { WriteContext } from '../serviceContext';
import { mailboxOf } from './receiptLimit';
import { GIVE_UP_MS } from './retrySchedule';

/**
 * Enqueues mails in the transaction of their event, so that neither is stored without the other.
 * @param giveUpAt when the mails become useless, if earlier than other mails
 */
export async function enqueueMails(
  mails: readonly Mail[],
  { models, now }: WriteContext,
  giveUpAt?: Date,
): Promise<void> {
  await models.OutboxMail.bulkCreate(
    mails
      .map((mail) => ({ ...mailRow(mail, now), ...(giveUpAt && { giveUpAt }) }))
      .filter(({ recipient }) => recipient !== ERASED_EMAIL && recipient !== ''),
  );
}

function referenceOf(mail: Mail): string | null {
  if ('booking' in mail) return mail.booking.reference;
  if ('clash' in mail) return mail.clash.booking?.reference ?? null;
  return 'conversation' in mail ? mail.conversation.reference : null;
}

export function mailRow(mail: Mail, now: Date): CreationAttributes<OutboxMail> {
  const recipient = recipientOf(mail);
  const priority = MAIL_PRIORITY[definitionOf(mail).priority];
  return {
    messageKey: randomUUID(),
    kind: mail.kind,
    reference: referenceOf(mail),
    recipient,
    priority,
    mailbox: recipient !== null && priority === MAIL_PRIORITY.receipt ? mailboxOf(recipient) : null,
    data: JSON.stringify(mail),
    nextAttemptAt: now,
    giveUpAt: new Date(now.getTime() + GIVE_UP_MS),
    createdAt: now,
  };
}

/** Redirects unsent mails from an old address, which may be a stranger's. @param booking with its new address */
export async function readdressMails(
  { reference, guestEmail }: Pick<Booking, 'reference' | 'guestEmail'>,
  { models, now }: WriteContext,
): Promise<void> {
  const rows = await models.OutboxMail.findAll({
    where: { reference, status: ['pending', 'failed'], recipient: { [Op.ne]: null } },
  });
  for (const row of rows) {
    if (guestEmail === '') {
      await row.update({ status: 'dismissed', settledAt: now });
      continue;
    }
    const mail = readMail(row);
    if (!mail) continue;
    if ('booking' in mail) mail.booking.guestEmail = guestEmail;
    else if (mail.kind === 'conversationNews') mail.conversation.guestEmail = guestEmail;
    if (row.leaseToken !== null) {
      // It may already be on its way to the old address; the row keeps that address and is not retried.
      await row.update({ status: 'dismissed', settledAt: now });
      await models.OutboxMail.create(mailRow(mail, now));
      continue;
    }
    await row.update({
      recipient: recipientOf(mail),
      mailbox: row.mailbox === null ? null : mailboxOf(guestEmail),
      data: JSON.stringify(mail),
    });
  }
}

/**
 * Mails of one kind about one booking, used to limit how often a page's forms send mail.
 * @returns pending mails that are not being sent, all others newest first, and when the next mail may go
 */
export async function lastMailsOf(
  kind: MailKind,
  reference: string,
  { models, now }: Pick<WriteContext, 'models' | 'tx' | 'now'>,
): Promise<{ pending: OutboxMail[]; others: OutboxMail[]; pausedUntil: Date }> {
  const mails = await models.OutboxMail.findAll({
    where: { kind, reference, status: ['pending', 'sent'] },
    order: [['id', 'DESC']],
    limit: 10,
  });
  const pending = mails.filter(({ status, leaseToken }) => status === 'pending' && !leaseToken);
  const others = mails.filter((mail) => !pending.includes(mail));
  const [last] = others;
  const lastAt = last?.settledAt?.getTime() ?? (last ? now.getTime() : -Infinity);
  return {
    pending,
    others,
    pausedUntil: new Date(Math.max(now.getTime(), lastAt + CONVERSATION_PAUSE_MS)),
  };
}
