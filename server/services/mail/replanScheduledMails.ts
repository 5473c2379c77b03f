import { addDays } from '@shared/domain/date';
import { Op } from 'sequelize';
import type { WriteContext } from '../serviceContext';
import { loadPlanBasis, planScheduledMails } from './scheduledMails';

/** Days after a stay in which a mail about it may still be due. */
const DAYS_AFTER = 366;

/** Plans the mails of every current or recent confirmed stay again, after settings have changed. */
export async function replanScheduledMails(context: WriteContext): Promise<void> {
  const { models, today } = context;
  const bookings = await models.Booking.findAll({
    where: {
      status: 'confirmed',
      schedulesMails: true,
      checkoutDate: { [Op.gte]: addDays(today, -DAYS_AFTER) },
    },
  });
  if (bookings.length === 0) return;
  const basis = await loadPlanBasis(context);
  for (const booking of bookings) await planScheduledMails(booking, context, { basis });
}
