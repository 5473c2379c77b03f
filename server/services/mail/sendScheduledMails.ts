import { villaDay } from '@shared/domain/date';
import { Op } from 'sequelize';
import type { Deps } from '../../appDependencies';
import type { WriteContext } from '../serviceContext';
import { planMails, sendScheduledMail } from './scheduledMails';

/** Mails that are looked at before the next look at the clock. */
const BATCH = 50;

type JobDeps = Pick<Deps, 'db' | 'log' | 'mail' | 'now' | 'liveEvents'>;

/**
 * Enqueues every mail that is to go by itself and is due, and judges those anew that were judged by a clock which
 * was ahead. Where mail is not set up none is: they wait
 * until it is, as long as they are of use.
 * @param signal ends it after the mail under way
 */
export async function sendScheduledMails(deps: JobDeps, signal?: AbortSignal): Promise<void> {
  const { db, log, now } = deps;
  const due = () => ({
    [Op.or]: [
      { state: 'planned' as const, dueAt: { [Op.lte]: now() } },
      // Judged by a clock that has been put back since, which may have found it too late.
      {
        state: ['planned' as const, 'held' as const, 'skipped' as const],
        updatedAt: { [Op.gt]: now() },
      },
    ],
  });
  // Usually nothing is due, and a read blocks no writer.
  const rows = await db.models.ScheduledMail.findAll({
    attributes: ['id'],
    where: due(),
    order: ['dueAt', 'id'],
    limit: BATCH,
  });
  if (rows.length === 0 || (await deps.mail.current()).kind === 'files') return;
  for (const { id } of rows) {
    if (signal?.aborted) return;
    // One that cannot be sent must not keep back the others.
    await sendDue(id, deps).catch((error: unknown) =>
      log.error({ err: error, scheduledMail: id }, 'mail that goes by itself not enqueued'),
    );
  }
  deps.liveEvents.wake();
}

async function sendDue(id: number, { db, now }: JobDeps): Promise<void> {
  await db.write(async (tx) => {
    const { models } = db;
    const at = now();
    const context: WriteContext = { models, tx, now: at, today: villaDay(at) };
    const known = await models.ScheduledMail.findByPk(id, { transaction: tx });
    if (!known) return;
    // The booking is locked first, as by every other change of it.
    const booking = await models.Booking.findByPk(known.bookingId, {
      transaction: tx,
      lock: tx.LOCK.UPDATE,
    });
    if (!booking) return;
    await planMails(booking, context);
    const row = await known.reload({ transaction: tx });
    if (row.state !== 'planned' || row.dueAt > at) return;
    await sendScheduledMail(row, booking, context);
  });
}
