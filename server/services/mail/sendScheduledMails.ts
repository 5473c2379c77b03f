import { Op } from 'sequelize';
import type { Deps } from '../../appDependencies';
import { readContext } from '../serviceContext';
import { planScheduledMails, sendScheduledMail } from './scheduledMails';

/** Mails handled before the clock is read again. */
const BATCH = 50;

type JobDeps = Pick<Deps, 'db' | 'log' | 'mail' | 'now' | 'eventHub'>;

/**
 * Enqueues every scheduled mail that is due. Does nothing while mail is not set up: the mails wait as long as they are
 * useful.
 * @param signal stops after the mail in progress
 */
export async function sendScheduledMails(deps: JobDeps, signal?: AbortSignal): Promise<void> {
  const { db, log, now } = deps;
  // Usually nothing is due, and a read does not block writers.
  const rows = await db.models.ScheduledMail.findAll({
    attributes: ['id'],
    where: { state: 'planned', dueAt: { [Op.lte]: now() } },
    order: ['dueAt', 'id'],
    limit: BATCH,
  });
  if (rows.length === 0 || (await deps.mail.current()).kind === 'files') return;
  for (const { id } of rows) {
    if (signal?.aborted) return;
    // A failing mail must not hold up the others.
    await sendDue(id, deps).catch((error: unknown) =>
      log.error({ err: error, scheduledMail: id }, 'scheduled mail not enqueued'),
    );
  }
  deps.eventHub.wake();
}

async function sendDue(id: number, deps: JobDeps): Promise<void> {
  await deps.db.write(async (tx) => {
    const context = { ...readContext(deps), tx };
    const { models, now } = context;
    const known = await models.ScheduledMail.findByPk(id);
    if (!known) return;
    // Locks the booking first, as every change of a booking does.
    const booking = await models.Booking.findByPk(known.bookingId, {
      lock: true,
    });
    if (!booking) return;
    await planScheduledMails(booking, context);
    const row = await known.reload();
    if (row.state !== 'planned' || row.dueAt > now) return;
    await sendScheduledMail(row, booking, context);
  });
}
