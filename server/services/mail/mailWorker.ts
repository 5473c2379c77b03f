import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { personOf } from '@shared/domain/privacy/erasure';
import { Op } from 'sequelize';
import type { Deps } from '../../appDependencies';
import { MailError, STOPPED } from '../../integrations/smtp';
import {
  definitionOf,
  isScheduledMail,
  languageOf,
  readMail,
  recipientOf,
  type Mail,
} from '../../mail/mail';
import type { OutboxMail } from '../../models/OutboxMail';
import { noteGivenUp } from '../mailedStay';
import { loadConversationNews, markMailed } from './conversationNews';
import { recordEvent } from '../recordEvent';
import type { CurrentMail } from './mailer';
import { loadMailVilla } from './loadMailVilla';
import { noteNotSent } from './scheduledMails';
import { templateOfMail } from './findMailTemplate';
import { currentMail } from './currentMail';
import { pauseAfter } from './retrySchedule';
import { readerLanguage } from './readerLanguage';
import { readContext, type WriteContext } from '../serviceContext';
import { stayLinkUrl } from '../stay/stayLink';
import { lastDayOfPage } from '../stay/stayPageSettings';

const BATCH = 5;
/** Pause between two batches: guests' requests come first, and mail servers limit the rate. */
const REST_MS = 2_000;
/** Lease time: a worker that does not renew it for this long counts as crashed, its mails as not sent. */
export const LEASE_MS = 30_000;
const RENEW_MS = 10_000;
const NOTE_TRIES = 5;

type WorkerDeps = Pick<
  Deps,
  'db' | 'env' | 'eventHub' | 'imageHost' | 'log' | 'mail' | 'now' | 'secrets'
>;

/**
 * Sends every due mail. Several servers may run this at once: a short write claims a mail before any connection is
 * opened, and the sending happens outside that write. See docs/mail.md.
 * @param signal stops after the mails in progress
 */
export async function sendDueMails(deps: WorkerDeps, signal?: AbortSignal): Promise<void> {
  for (;;) {
    // Usually nothing is due, and a read does not block writers.
    if (!(await isMailDue(deps))) return;
    const mail = await deps.mail.current();
    // Mails wait until the owner types the password again.
    if (mail.kind === 'unreadable') return;
    const rows = await claimDueMails(deps);
    const isStopped = await Promise.all(rows.map((row) => attempt(row, mail, deps)));
    if (rows.length < BATCH || isStopped.includes(true)) return;
    await sleep(REST_MS, undefined, { signal }).catch(() => undefined);
    if (signal?.aborted) return;
  }
}

const due = (now: Date) => ({ status: 'pending' as const, nextAttemptAt: { [Op.lte]: now } });

async function isMailDue({ db, now }: WorkerDeps): Promise<boolean> {
  const where = due(now());
  return (await db.models.OutboxMail.findOne({ where, attributes: ['id'] })) !== null;
}

/** Leases the next mails to this worker. */
async function claimDueMails({ db, now }: WorkerDeps): Promise<OutboxMail[]> {
  return db.write(async () => {
    const rows = await db.models.OutboxMail.findAll({
      where: due(now()),
      order: [
        ['priority', 'ASC'],
        ['id', 'ASC'],
      ],
      limit: BATCH,
    });
    const lease = {
      leaseToken: randomUUID(),
      nextAttemptAt: new Date(now().getTime() + LEASE_MS),
    };
    const where = { id: rows.map(({ id }) => id) };
    await db.models.OutboxMail.update(lease, { where });
    return rows.map((row) => row.set(lease));
  });
}

/** @returns whether the server is stopping, so that the caller starts no further mail */
async function attempt(row: OutboxMail, mail: CurrentMail, deps: WorkerDeps): Promise<boolean> {
  const { env, log } = deps;
  const stopRenewing = keepLease(row, deps);
  let mailedIds: readonly number[] = [];
  let content: Mail | null = null;
  try {
    // Already loaded at server start; tests that send no mail never load it.
    const { renderMail } = await import('../../mail/renderMail');
    const { publicUrl } = env;
    const { ownerEmail } = mail;
    content = await currentMail(readableMail(row), row, readContext(deps));
    const news =
      content && 'conversation' in content ? await loadConversationNews(content, deps.db) : null;
    if (!content || news?.messages.length === 0) {
      stopRenewing();
      await dismiss(row, deps);
      return false;
    }
    mailedIds = news?.ids ?? [];
    const read = { models: deps.db.models };
    const reader = await readerLanguage(content, ownerEmail, read);
    const villa = await loadMailVilla(languageOf(content, reader), read);
    const linkToken = await openLinkToken(content, deps);
    const stayLink = await stayLinkOf(row, content, deps);
    const template = await templateOfMail(content, read);
    const rendered = await renderMail(
      content,
      {
        publicUrl,
        ownerEmail,
        deliveryBase: deps.imageHost.browserConfig().deliveryBase,
        linkToken,
        template,
        stayLink,
        news,
        readerLanguage: reader,
      },
      villa,
      row.createdAt,
    );
    await mail.send({
      ...rendered,
      messageId: `${row.messageKey}@${new URL(publicUrl).hostname}`,
      date: row.createdAt,
    });
  } catch (error) {
    stopRenewing();
    const failure =
      error instanceof MailError
        ? error
        : new MailError('The mail could not be put together.', false, 'RENDER', error);
    if (failure.code === STOPPED) {
      await release(row, deps);
      return true;
    }
    // The reason may contain a guest's address, which must not be logged.
    log.warn({ mail: row.id, kind: row.kind, code: failure.code }, 'mail not sent');
    if (failure.code === 'RENDER') log.error({ err: error, mail: row.id }, 'mail not rendered');
    await noteFailure(row, failure, deps);
    return false;
  }
  stopRenewing();
  // A mail that was written to a file has reached nobody.
  const isSent = mail.kind === 'smtp';
  await noteSent(row, content, deps, { isSent, mailedIds: isSent ? mailedIds : [] });
  return false;
}

/** @throws MailError if the stored mail cannot be read; retrying would not help */
function readableMail(row: OutboxMail): Mail {
  const mail = readMail(row);
  if (mail) return mail;
  throw new MailError('What is stored of this mail cannot be read any more.', true, 'UNREADABLE');
}

/** Gives up a mail that has become pointless: its reader has seen the content, or its reason is gone. */
async function dismiss(row: OutboxMail, deps: WorkerDeps): Promise<void> {
  await noteResult(row, deps, async (held, context) => {
    await held.update({ status: 'dismissed', leaseToken: null, settledAt: context.now });
    const mail = readableMail(held);
    const isTried = held.attempts > 0;
    if (isScheduledMail(mail)) await noteNotSent(mail, isTried, context);
  });
}

/** The token of the mail's link, or `null`. @throws MailError if the key has changed; retrying would not help */
async function openLinkToken(mail: Mail, { secrets }: WorkerDeps): Promise<string | null> {
  const { link } = definitionOf(mail);
  if (!link) return null;
  const token = await secrets.open(link.place, link.sealedToken(mail));
  if (token === null) throw new MailError(link.lost, true, 'UNREADABLE');
  return token;
}

/**
 * The URL of the guest's page, for mails to the guest of a booking. The outbox row does not store it, so reading the
 * table does not give access to the page. Without the key the mail goes without the link.
 */
async function stayLinkOf(
  { reference }: OutboxMail,
  mail: Mail,
  deps: WorkerDeps,
): Promise<string | null> {
  const recipient = recipientOf(mail);
  if (reference === null || recipient === null) return null;
  try {
    const booking = await deps.db.models.Booking.findOne({ where: { reference } });
    // The address was corrected while this mail was being sent: the old address must not get the link.
    if (!booking || personOf(booking.guestEmail) !== personOf(recipient)) return null;
    const context = readContext(deps);
    if ((await lastDayOfPage(booking, context)) < context.today) return null;
    return await stayLinkUrl(booking, deps);
  } catch (error) {
    deps.log.warn({ err: error, reference }, 'mail sent without the link to the guest’s page');
    return null;
  }
}

/** Renews the lease every few seconds; most mails are sent before the first renewal. */
function keepLease(row: OutboxMail, { db, now, log }: WorkerDeps): () => void {
  const timer = setInterval(() => {
    db.write(() =>
      db.models.OutboxMail.update(
        { nextAttemptAt: new Date(now().getTime() + LEASE_MS) },
        { where: { id: row.id, leaseToken: row.leaseToken } },
      ),
    ).catch((error: unknown) => log.warn({ err: error, mail: row.id }, 'mail lease not renewed'));
  }, RENEW_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Records that the mail was sent. Retries, because a lost record would send the mail a second time.
 * @param content as sent
 * @param outcome.mailedIds conversation messages that the mail announced
 */
async function noteSent(
  row: OutboxMail,
  content: Mail,
  deps: WorkerDeps,
  { isSent, mailedIds }: { isSent: boolean; mailedIds: readonly number[] },
): Promise<void> {
  const { db, eventHub } = deps;
  const { id, leaseToken, attempts } = row;
  for (let tries = 1; ; tries += 1) {
    try {
      await db.write(async (tx) => {
        const context = { ...readContext(deps), tx };
        const [count] = await db.models.OutboxMail.update(
          { status: 'sent', leaseToken: null, lastError: null, settledAt: context.now },
          { where: { id, leaseToken } },
        );
        // Another worker has taken it over.
        if (count === 0) return;
        await markMailed(mailedIds, context);
        if (!isSent) await noteGivenUp(content, true, context);
        // The mail was listed as a problem until now. The model cannot see that without the row.
        if (attempts > 0) recordEvent('mail');
      });
      eventHub.wake();
      return;
    } catch (error) {
      if (tries === NOTE_TRIES) throw error;
    }
  }
}

async function noteFailure(row: OutboxMail, failure: MailError, deps: WorkerDeps): Promise<void> {
  await noteResult(row, deps, async (held, context) => {
    const { now } = context;
    const attempts = held.attempts + 1;
    const nextAttemptAt = new Date(now.getTime() + pauseAfter(attempts));
    const isOver = failure.isFinal || nextAttemptAt > held.giveUpAt;
    const isWanted = held.status === 'pending';
    await held.update({
      attempts,
      lastError: failure.reason,
      leaseToken: null,
      ...(isWanted && { nextAttemptAt }),
      ...(isWanted && isOver && { status: 'failed', settledAt: null }),
    });
    if (!isWanted) return;
    const mail = isOver ? readMail(held) : null;
    if (mail) await noteGivenUp(mail, true, context);
  });
}

/** Releases the lease of a mail that was not attempted, so that the next server sends it at once. */
async function release(row: OutboxMail, deps: WorkerDeps): Promise<void> {
  await noteResult(row, deps, async (held, { now }) => {
    await held.update({ leaseToken: null, nextAttemptAt: now });
  });
}

/** Updates the row only while this worker holds the lease; afterwards the row belongs to another worker. */
async function noteResult(
  row: OutboxMail,
  deps: WorkerDeps,
  change: (held: OutboxMail, context: WriteContext) => Promise<void>,
): Promise<void> {
  const { db, eventHub } = deps;
  await db.write(async (tx) => {
    const context = { ...readContext(deps), tx };
    const held = await db.models.OutboxMail.findOne({
      where: { id: row.id, leaseToken: row.leaseToken },
    });
    if (!held) return;
    await change(held, context);
  });
  eventHub.wake();
}
