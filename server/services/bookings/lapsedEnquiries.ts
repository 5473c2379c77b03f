import { isWaiting, WAITING_STATUSES } from '@shared/domain/bookings/bookingStatus';
import { addDays, villaDay, type PlainDate } from '@shared/domain/date';
import { literal, Op } from 'sequelize';
import type { Deps } from '../../appDependencies';
import type { WriteContext } from '../serviceContext';
import { declineLapsed } from './changeStatus';

/** Days after check-in on which the guest still gets a mail: an upgrade must not mail the guests of last year. */
const MAIL_DAYS = 30;

type JobDeps = Pick<Deps, 'db' | 'log' | 'now' | 'liveEvents'>;

/**
 * Declines the enquiries whose check-in day has passed without an answer, and tells their guests. Bookings that the
 * owner has entered stay: their guests expect no mail from here, and wait for nothing.
 * @param signal ends it after the enquiry under way
 */
export async function declineLapsedEnquiries(
  { db, log, now, liveEvents }: JobDeps,
  signal?: AbortSignal,
): Promise<void> {
  const rows = await db.models.Booking.findAll({
    attributes: ['id'],
    where: lapsedBy(villaDay(now())),
    order: ['id'],
  });
  if (rows.length === 0) return;
  for (const { id } of rows) {
    if (signal?.aborted) return;
    // One that cannot be declined must not keep back the others.
    await declineOne(id, { db, now }).catch((error: unknown) =>
      log.error({ err: error, booking: id }, 'enquiry whose days have passed not declined'),
    );
  }
  liveEvents.wake();
}

async function declineOne(id: number, { db, now }: Pick<JobDeps, 'db' | 'now'>): Promise<void> {
  await db.write(async (tx) => {
    const at = now();
    const context: WriteContext = { models: db.models, tx, now: at, today: villaDay(at) };
    const booking = await db.models.Booking.findByPk(id, { transaction: tx, lock: tx.LOCK.UPDATE });
    if (!booking || !isWaiting(booking.status)) return;
    // Changed, offered other dates or asked for some since.
    const where = { [Op.and]: [{ id }, lapsedBy(context.today)] };
    if ((await db.models.Booking.count({ where, transaction: tx })) === 0) return;
    const notifyGuest = booking.checkinDate >= addDays(context.today, -MAIL_DAYS);
    await declineLapsed(booking, { message: null, notifyGuest }, context);
  });
}

/** Enquiries of guests whose check-in day, that of their offer and that of a request for other dates have passed. */
function lapsedBy(today: PlainDate) {
  // A villa day, which is digits and hyphens.
  const otherDatesAhead = `(
    SELECT booking_id FROM offers WHERE status IN ('sent', 'accepted') AND checkin_date >= '${today}'
    UNION
    SELECT booking_id FROM stay_requests
      WHERE kind = 'dates' AND settled_at IS NULL AND checkin_date >= '${today}'
  )`;
  return {
    status: [...WAITING_STATUSES],
    source: 'website' as const,
    checkinDate: { [Op.lt]: today },
    id: { [Op.notIn]: literal(otherDatesAhead) },
  };
}
