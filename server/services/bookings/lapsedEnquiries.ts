import { isWaiting, WAITING_STATUSES } from '@shared/domain/bookings/bookingStatus';
import { addDays, villaDay, type PlainDate } from '@shared/domain/date';
import { literal, Op } from 'sequelize';
import type { Deps } from '../../appDependencies';
import { readContext } from '../serviceContext';
import { declineLapsed } from './changeStatus';

/** Days after check-in on which the guest is still mailed: an upgrade must not mail last year's guests. */
const MAIL_DAYS = 30;

type JobDeps = Pick<Deps, 'db' | 'log' | 'now' | 'eventHub'>;

/**
 * Declines enquiries whose check-in day has passed without an answer, and mails their guests. Bookings that the owner
 * entered stay, since their guests do not expect mail from here.
 * @param signal stops after the enquiry in progress
 */
export async function declineLapsedEnquiries(
  { db, log, now, eventHub }: JobDeps,
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
    // A failing enquiry must not hold up the others.
    await declineOne(id, { db, now }).catch((error: unknown) =>
      log.error(
        { err: error, booking: id },
        'an enquiry whose check-in day has passed could not be declined',
      ),
    );
  }
  eventHub.wake();
}

async function declineOne(id: number, deps: Pick<JobDeps, 'db' | 'now'>): Promise<void> {
  const { db } = deps;
  const read = readContext(deps);
  await db.write(
    async (tx) => {
      const context = { ...read, tx };
      const booking = await db.models.Booking.findByPk(id, { lock: true });
      if (!booking || !isWaiting(booking.status)) return;
      // Rechecks: the dates may have changed, or an offer or request may have been added.
      const where = { [Op.and]: [{ id }, lapsedBy(context.today)] };
      if ((await db.models.Booking.count({ where })) === 0) return;
      const notifyGuest = booking.checkinDate >= addDays(context.today, -MAIL_DAYS);
      await declineLapsed(booking, { message: null, notifyGuest }, context);
    },
    { now: read.now },
  );
}

/** Guests' enquiries whose own check-in day, offered one and requested one have all passed. */
function lapsedBy(today: PlainDate) {
  // Safe to inline: a villa day consists of digits and hyphens.
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
