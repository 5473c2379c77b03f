import { INVITATION_HOURS } from '@shared/domain/access/invitationValidity';
import { addDays, villaDay } from '@shared/domain/date';
import { Op, type Model, type ModelStatic, type WhereOptions } from 'sequelize';
import type { Deps } from '../appDependencies';
import { RESET_MS } from './access/passwordReset';
import { RATE_LIMITS } from './rateLimits/rateLimits';
import { SESSION_IDLE_MS } from './access/sessionLifetime';
import { CLOCK_SKEW_MS } from './clockSkew';
import { stepOf } from './access/totp';
import { recordAudit } from './audit/recordAudit';
import { READ_EVERY_MS as CALENDAR_READ_MS } from './calendars/importSchedule';
import { CONVERSATION_PAUSE_MS } from './mail/conversationNews';
import { LEASE_MS } from './mail/mailWorker';
import { replanScheduledMails } from './mail/replanScheduledMails';
import { GIVE_UP_MS, LONGEST_PAUSE_MS } from './mail/retrySchedule';
import { FETCH_EVERY_MS as RATES_FETCH_MS } from './prices/referenceRatesSchedule';
import { DAYS_OF_NOTICE } from './privacy/retention';
import { retentionRun } from './legal/retentionSettings';
import type { ReadContext } from './serviceContext';

const HOUR_MS = 3_600_000;
const LONGEST_WINDOW_MS = Math.max(...Object.values(RATE_LIMITS).map(({ windowMs }) => windowMs));

/**
 * Creates the check that corrects timestamps which a clock running ahead has stored and which would delay or extend
 * something until that time comes. The check runs once an hour, and at once when this server's clock has gone back.
 */
export function createClockRepair(deps: Pick<Deps, 'db' | 'log' | 'now'>): () => Promise<void> {
  let checkedAt: Date | null = null;
  return async () => {
    const now = deps.now();
    const sinceMs = checkedAt === null ? HOUR_MS : now.getTime() - checkedAt.getTime();
    if (sinceMs >= 0 && sinceMs < HOUR_MS) return;
    await repairTimestamps(deps, now);
    checkedAt = now;
  };
}

async function repairTimestamps({ db, log }: Pick<Deps, 'db' | 'log'>, now: Date): Promise<void> {
  const read = { models: db.models, now, today: villaDay(now) };
  const repairs = repairsAt(read);
  // Usually nothing is ahead, and reads do not block writers.
  if (!(await isAnythingAhead(repairs)) && !(await isRetentionAhead(read))) return;
  const repaired: Record<string, number> = {};
  await db.write(async (tx) => {
    for (const [model, where, set] of repairs) {
      const count = set ? (await model.update(set, { where }))[0] : await model.destroy({ where });
      if (count > 0) repaired[model.name] = (repaired[model.name] ?? 0) + count;
    }
    const context = { ...read, tx };
    if (await isRetentionAhead(context)) {
      await retentionRun.store({ lastRunDay: null }, context);
      repaired['retentionRun'] = 1;
    }
    // With the clock ahead, mails may have been skipped as too late, or as due before the confirmation.
    await replanScheduledMails(context);
    recordAudit('clock_repaired', {}, context);
  }, read);
  log.warn({ repaired }, 'timestamps ahead of the clock corrected');
}

async function isAnythingAhead(repairs: readonly Repair[]): Promise<boolean> {
  for (const [model, where] of repairs) if ((await model.count({ where })) > 0) return true;
  return false;
}

/** A last run of up to `DAYS_OF_NOTICE` days ahead is correct: it stands for the owner's notice. */
async function isRetentionAhead(context: ReadContext): Promise<boolean> {
  const { lastRunDay } = await retentionRun.load(context);
  return lastRunDay !== null && lastRunDay > addDays(context.today, DAYS_OF_NOTICE);
}

/** Rows of a model, and their new values; `null` deletes them. */
type Repair = [model: ModelStatic<Model>, where: WhereOptions, set: object | null];

/**
 * Each column that decides something, with the latest value that a correct clock could have stored. If in
 * doubt, access ends, and used tokens remain used.
 */
function repairsAt({ models, now }: ReadContext): Repair[] {
  const after = (ms: number) => new Date(now.getTime() + ms);
  const ahead = (longestMs = 0) => ({ [Op.gt]: after(longestMs + CLOCK_SKEW_MS) });
  const lastUsedStep = { [Op.gt]: stepOf(after(CLOCK_SKEW_MS)) };
  return [
    [models.AdminSession, { createdAt: ahead() }, null],
    [models.AdminSession, { freshAt: ahead() }, null],
    [models.AdminSession, { expiresAt: ahead(SESSION_IDLE_MS) }, null],
    [models.PasswordReset, { expiresAt: ahead(RESET_MS) }, null],
    // Listed as expired, so that the owner can renew it.
    [models.Invitation, { expiresAt: ahead(INVITATION_HOURS * HOUR_MS) }, { expiresAt: now }],
    // The current code is refused, the next one is accepted.
    [models.TotpFactor, { lastUsedStep }, { lastUsedStep: stepOf(now) }],
    [models.RateLimitCounter, { resetsAt: ahead(LONGEST_WINDOW_MS) }, null],

    ...outboxRepairs(models.OutboxMail, { now, after, ahead }),
    // `sentAt` is not corrected: compared with `dueAt`, it shows whether a clock running ahead sent the mail.
    [models.ScheduledMail, { updatedAt: ahead() }, { updatedAt: now }],
    [models.Booking, { mailsFrom: ahead() }, { mailsFrom: now }],

    // The refund depends on the day of a cancellation request.
    [models.StayRequest, { settledAt: null, createdAt: ahead() }, { createdAt: now }],
    [models.ConversationMessage, { createdAt: ahead() }, { createdAt: now }],
    [models.ImportedCalendar, { nextReadAt: ahead(CALENDAR_READ_MS) }, { nextReadAt: now }],
    [models.ImportedCalendar, { readAt: ahead() }, { readAt: now }],
    [models.ReferenceRates, { nextReadAt: ahead(RATES_FETCH_MS) }, { nextReadAt: now }],
  ];
}

function outboxRepairs(
  mails: ModelStatic<Model>,
  { now, after, ahead }: { now: Date; after: (ms: number) => Date; ahead: (ms?: number) => object },
): Repair[] {
  const givenUpTooEarly = {
    status: 'failed',
    settledAt: null,
    createdAt: { [Op.lte]: after(CLOCK_SKEW_MS) },
    nextAttemptAt: ahead(LONGEST_PAUSE_MS),
    giveUpAt: { [Op.gt]: now },
  };
  const leased = { status: 'pending', leaseToken: { [Op.not]: null } };
  const waiting = { status: 'pending', leaseToken: null };
  return [
    // A worker that is sending the mail has time to renew its lease, so that no other one sends it again.
    [mails, { ...leased, nextAttemptAt: ahead(LEASE_MS) }, { nextAttemptAt: after(LEASE_MS) }],
    [mails, { ...waiting, nextAttemptAt: ahead(LONGEST_PAUSE_MS) }, { nextAttemptAt: now }],
    [
      mails,
      { ...waiting, attempts: 0, nextAttemptAt: ahead(CONVERSATION_PAUSE_MS) },
      { nextAttemptAt: now },
    ],
    // A permanently rejected mail matches too and gets one more attempt.
    [mails, givenUpTooEarly, { status: 'pending', nextAttemptAt: now }],
    [mails, { giveUpAt: ahead(GIVE_UP_MS) }, { giveUpAt: after(GIVE_UP_MS) }],
    [mails, { settledAt: ahead() }, { settledAt: now }],
    // Limits count receipts and confirmations by this time. Offers refer to the time of their mails, which stays.
    [mails, { createdAt: ahead(), mailbox: { [Op.not]: null } }, { createdAt: now }],
    [mails, { createdAt: ahead(), kind: 'confirmation' }, { createdAt: now }],
  ];
}
