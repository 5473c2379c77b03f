import { addDays, addMonths, type PlainDate, villaDay } from '@shared/domain/date';
import type { Booking } from '../../models/Booking';
import type { RegisterReport } from '../../models/RegisterReport';
import type { ReadContext, WriteContext } from '../serviceContext';
import { registerSettings } from './registerSettings';

/** Days that an unreported stay is kept longer, for the owner to report it. */
const UNREPORTED_DAYS = 30;

type StayOfRegister = Pick<Booking, 'status' | 'checkoutDate'>;
type ReportOfStay = Pick<RegisterReport, 'outcome' | 'createdAt'>;

/**
 * The last day on which a stay's register is kept: the period begins on the day after the departure was reported.
 * @returns `null` if it need not be kept, because the stay does not take place and was not reported
 */
export function registerKeptUntil(
  { status, checkoutDate }: StayOfRegister,
  reports: readonly ReportOfStay[],
  keepMonths: number,
): PlainDate | null {
  const reported = reports.findLast(({ outcome }) => outcome === 'accepted' || outcome === 'sent');
  if (reported) {
    const day = villaDay(reported.createdAt);
    return addMonths(addDays(day > checkoutDate ? day : checkoutDate, 1), keepMonths);
  }
  return status === 'confirmed'
    ? addMonths(addDays(checkoutDate, UNREPORTED_DAYS), keepMonths)
    : null;
}

/** Deletes a stay's register unless the law requires it to be kept. @returns whether anything was deleted */
export async function eraseRegister(booking: Booking, context: WriteContext): Promise<boolean> {
  const { models, today } = context;
  const where = { bookingId: booking.id };
  const reports = await models.RegisterReport.findAll({ where, order: ['id'] });
  const { keepMonths } = await registerSettings.load(context);
  const until = registerKeptUntil(booking, reports, keepMonths);
  if (until !== null && until >= today) return false;
  const guests = await models.RegisterGuest.destroy({ where });
  await models.RegisterReport.destroy({ where });
  return guests + reports.length > 0;
}

/** @returns the number of registers that were deleted */
export async function purgeRegisters(context: WriteContext): Promise<number> {
  let purged = 0;
  for (const booking of await bookingsWithRegister(context)) {
    if (await eraseRegister(booking, context)) purged += 1;
  }
  return purged;
}

async function bookingsWithRegister({ models }: ReadContext): Promise<Booking[]> {
  const ids = new Set<number>();
  for (const rows of [
    await models.RegisterGuest.findAll({ attributes: ['bookingId'] }),
    await models.RegisterReport.findAll({ attributes: ['bookingId'] }),
  ]) {
    for (const { bookingId } of rows) ids.add(bookingId);
  }
  return models.Booking.findAll({ where: { id: [...ids] } });
}
