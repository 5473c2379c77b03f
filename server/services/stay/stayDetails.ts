import { LIMITS, line, optionalLine } from '@shared/contract/common';
import { STAY_LIMITS, type StayDetailsForGuest } from '@shared/contract/stay/stayPage';
import { isPageClosed } from '@shared/domain/bookings/stayRules';
import { plainLine } from '@shared/domain/plainText';
import * as z from 'zod/mini';
import type { Booking } from '../../models/Booking';
import type { StayDetails } from '../../models/StayDetails';
import { storedJson } from '../../storedJson';
import type { ReadContext, WriteContext } from '../serviceContext';
import { StayRefusal } from '../stayRefusal';

/** Pasted text may contain line breaks, which a single-line field hides. */
const pastedLine = z.pipe(z.string(), z.transform(plainLine));
const nameLine = z.pipe(pastedLine, line(LIMITS.name));

/** The form with a guest's details. An empty field is missing or empty. */
export const detailsForm = z.object({
  guestName: z.pipe(
    z.optional(z.union([nameLine, z.array(nameLine).check(z.maxLength(STAY_LIMITS.guests))])),
    z.transform((names) => [names ?? []].flat().filter((name) => name !== '')),
  ),
  arrivalTime: z.pipe(
    z.optional(z.union([z.literal(''), z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))])),
    z.transform((time) => time || null),
  ),
  arrivalNote: z.pipe(z.optional(z.nullable(pastedLine)), optionalLine(STAY_LIMITS.arrivalNote)),
});

const NO_DETAILS: StayDetailsForGuest = { guestNames: [], arrivalTime: null, arrivalNote: null };

export async function loadStayDetails(
  bookingId: number,
  { models }: Pick<ReadContext, 'models'>,
): Promise<StayDetailsForGuest> {
  const row = await models.StayDetails.findByPk(bookingId);
  return row ? presentStayDetails(row) : NO_DETAILS;
}

/** Planned arrival times by booking id, and when they were entered; in one query. */
export async function arrivalTimesOf(
  bookings: readonly Pick<Booking, 'id'>[],
  { models }: Pick<ReadContext, 'models'>,
): Promise<ReadonlyMap<number, { arrivalTime: string | null; since: Date }>> {
  const rows = await models.StayDetails.findAll({
    attributes: ['bookingId', 'arrivalTime', 'updatedAt'],
    where: { bookingId: bookings.map(({ id }) => id) },
  });
  return new Map(
    rows.map(({ bookingId, arrivalTime, updatedAt }) => [
      bookingId,
      { arrivalTime, since: updatedAt },
    ]),
  );
}

export function presentStayDetails({
  guestNames,
  arrivalTime,
  arrivalNote,
}: Pick<StayDetails, 'guestNames' | 'arrivalTime' | 'arrivalNote'>): StayDetailsForGuest {
  return {
    guestNames: storedJson(z.array(z.string()), guestNames) ?? [],
    arrivalTime,
    arrivalNote,
  };
}

/** Whether the guest can edit the details: from the confirmation until the last day of the stay. */
export function takesDetails(
  booking: Pick<Booking, 'status' | 'checkoutDate'>,
  { today }: Pick<ReadContext, 'today'>,
): boolean {
  return booking.status === 'confirmed' && !isPageClosed(booking, today);
}

/** @throws StayRefusal `closed`, `too_many_names` */
export async function saveStayDetails(
  booking: Booking,
  { guestName: guestNames, arrivalTime, arrivalNote }: z.output<typeof detailsForm>,
  context: WriteContext,
): Promise<void> {
  if (!takesDetails(booking, context)) throw new StayRefusal('closed');
  const { models, now } = context;
  const row = await models.StayDetails.findByPk(booking.id);
  // The stay may have been reduced to fewer guests; existing names must not block the form.
  const known = row ? presentStayDetails(row).guestNames.length : 0;
  if (guestNames.length > Math.min(Math.max(booking.guestCount, known), STAY_LIMITS.guests)) {
    throw new StayRefusal('too_many_names', ['guestName']);
  }
  const columns = {
    guestNames: JSON.stringify(guestNames),
    arrivalTime,
    arrivalNote,
    updatedAt: now,
  };
  if (row) await row.update(columns);
  else await models.StayDetails.create({ bookingId: booking.id, ...columns });
}
