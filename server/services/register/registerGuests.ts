import { createHash } from 'node:crypto';
import { registerGuestSchema } from '@shared/contract/register/registerGuest';
import {
  bulletinOf,
  EMPTY_GUEST,
  type RegisterField,
  type RegisterGuest,
} from '@shared/domain/register/registerGuest';
import type { RegisterOfStay } from '@shared/domain/register/registerState';
import * as z from 'zod/mini';
import { conflict } from '../../errors';
import type { Booking } from '../../models/Booking';
import type { RegisterReport } from '../../models/RegisterReport';
import { storedJson } from '../../storedJson';
import { ERASED_MESSAGE } from '../bookings/updateBooking';
import { findBooking } from '../findBooking';
import type { Secrets } from '../secrets/secrets';
import type { ReadContext, WriteContext } from '../serviceContext';

type StayOfRegister = Pick<
  Booking,
  'id' | 'guestCount' | 'infants' | 'checkinDate' | 'checkoutDate'
>;
export type StoredRegister = Omit<RegisterOfStay, 'reports'> & { reports: RegisterReport[] };

/** Place of an encrypted guest, see `Secrets`. */
export function registerGuestPlace(bookingId: number, place: number): string {
  return `register_guests.sealed ${bookingId} ${place}`;
}

const FAR_FUTURE = { checkinDate: '9999-12-31', checkoutDate: '9999-12-31' };

/** The register of a stay, with an empty guest for each person who is missing. */
export async function loadRegister(
  booking: StayOfRegister,
  secrets: Pick<Secrets, 'open'>,
  { models }: Pick<ReadContext, 'models'>,
): Promise<StoredRegister> {
  const rows = await models.RegisterGuest.findAll({ where: { bookingId: booking.id } });
  const persons = booking.guestCount + booking.infants;
  const length = Math.max(persons, ...rows.map(({ place }) => place));
  const guests = Array.from({ length }, () => EMPTY_GUEST);
  for (const { place, sealed } of rows) {
    const text = await secrets.open(registerGuestPlace(booking.id, place), sealed);
    guests[place - 1] = text === null ? EMPTY_GUEST : readGuest(text);
  }
  const reports = await models.RegisterReport.findAll({
    where: { bookingId: booking.id },
    order: ['id'],
  });
  const { checkinDate, checkoutDate } = booking;
  return { guests, persons, checkinDate, checkoutDate, version: versionOf(guests), reports };
}

/** Encrypts the guests. Runs before the write, which should not wait for reading the key file. */
export async function sealGuests(
  { id }: Pick<Booking, 'id'>,
  guests: readonly RegisterGuest[],
  secrets: Pick<Secrets, 'seal'>,
): Promise<string[]> {
  const sealed: string[] = [];
  for (const [index, guest] of guests.entries()) {
    const text = JSON.stringify(guest.isPortuguese === true ? onlyPortuguese : guest);
    sealed.push(await secrets.seal(registerGuestPlace(id, index + 1), text));
  }
  return sealed;
}

/**
 * Replaces the guests of a stay.
 * @param sealed the result of {@link sealGuests}
 * @throws AppError 409 `erased`
 */
export async function saveGuests(
  { id: bookingId }: Pick<Booking, 'id'>,
  sealed: readonly string[],
  context: WriteContext,
): Promise<void> {
  const { models, now } = context;
  const { erasedAt } = await findBooking({ id: bookingId }, context, { lock: true });
  if (erasedAt) throw conflict('erased', ERASED_MESSAGE);
  await models.RegisterGuest.destroy({ where: { bookingId } });
  await models.RegisterGuest.bulkCreate(
    sealed.map((text, index) => ({ bookingId, place: index + 1, sealed: text, updatedAt: now })),
  );
}

/** Nothing else is stored of guests who are not reported. */
const onlyPortuguese: RegisterGuest = { ...EMPTY_GUEST, isPortuguese: true };

const guestFields = Object.entries(registerGuestSchema.shape) as [RegisterField, z.ZodMiniType][];

/** Fields that this version cannot read are empty. */
function readGuest(text: string): RegisterGuest {
  const stored = storedJson(z.record(z.string(), z.unknown()), text) ?? {};
  const read = guestFields.map(([name, schema]) => {
    const field = z.safeParse(schema, stored[name]);
    return [name, field.success ? field.data : null];
  });
  return Object.fromEntries(read) as RegisterGuest;
}

/** A hash of what would be reported, without the dates. */
function versionOf(guests: readonly RegisterGuest[]): string {
  const bulletins = guests.map((guest) => bulletinOf(guest, FAR_FUTURE));
  return createHash('sha256').update(JSON.stringify(bulletins)).digest('hex');
}
