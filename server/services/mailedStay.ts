import { isDeepStrictEqual } from 'node:util';
import type { BookingJson } from '@shared/contract/bookings/booking';
import { isOver } from '@shared/domain/bookings/stayRules';
import type { PlainDate } from '@shared/domain/date';
import { formatCents } from '@shared/domain/prices/money';
import type { Mail, MailOf } from '../mail/mail';
import { stayFactsSchema, type StayFactsData } from '../mail/mailData';
import type { Booking } from '../models/Booking';
import { storedJson } from '../storedJson';
import { namedExtras, storedQuote } from './prices/storedQuote';
import type { WriteContext } from './serviceContext';

type Stay = Pick<Booking, 'guestCount' | 'children' | 'pets'> & Parameters<typeof storedQuote>[0];

export function stayFacts(booking: Stay): StayFactsData {
  return {
    checkinDate: booking.checkinDate,
    checkoutDate: booking.checkoutDate,
    guestCount: booking.guestCount,
    totalCents: booking.totalAmountCents,
    children: booking.children,
    pets: booking.pets,
    extras: namedExtras(storedQuote(booking)),
  };
}

/** The value of `Booking.mailedStay` for a mail that states the current stay. */
export function mailedStayOf(booking: Stay): string {
  return JSON.stringify(stayFacts(booking));
}

/** The stay as last mailed to its guest; the current stay if there was no mail yet. */
export function lastMailedStay(booking: Pick<Booking, 'mailedStay'> & Stay): StayFactsData {
  const mailed = booking.mailedStay && storedJson(stayFactsSchema, booking.mailedStay);
  return mailed || stayFacts(booking);
}

/** Whether the last mail to the guest stated a different stay. */
export function hasUnmailedChange(booking: Pick<Booking, 'mailedStay'> & Stay): boolean {
  return !isSameStay(lastMailedStay(booking), stayFacts(booking));
}

/** Names of extras in other languages may have been added since. */
function isSameStay(...stays: [StayFactsData, StayFactsData]): boolean {
  const [one, other] = stays.map(({ extras, ...stay }) => ({
    ...stay,
    extras: extras?.map(({ name, quantity }) => ({ name, quantity })),
  }));
  return isDeepStrictEqual(one, other);
}

/** The stay that the guest of a booking knows, if it is outdated and no mail that corrects it was enqueued. */
export function guestKnows(booking: Booking, today: PlainDate): Pick<BookingJson, 'guestKnows'> {
  // A past stay needs no mail, and an enquiry is changed by an offer.
  if (booking.status !== 'confirmed' || booking.guestEmail === '' || isOver(booking, today)) {
    return {};
  }
  if (!hasUnmailedChange(booking)) return {};
  const {
    totalCents,
    children = booking.children,
    pets = booking.pets,
    extras = [],
    ...stay
  } = lastMailedStay(booking);
  return {
    guestKnows: { ...stay, children, pets, extras, totalAmount: formatCents(totalCents) },
  };
}

/** Mails about a confirmed stay. */
export const STAY_MAILS = ['confirmation', 'stayChange'] as const;
export type StayMail = MailOf<(typeof STAY_MAILS)[number]>;

export function isStayMail(mail: Mail): mail is StayMail {
  return STAY_MAILS.some((kind) => kind === mail.kind);
}

/** Corrects `Booking.mailedStay` when a mail about the stay was given up, or is sent after all. */
export async function noteGivenUp(
  mail: Mail,
  isGivenUp: boolean,
  context: WriteContext,
): Promise<void> {
  if (!isStayMail(mail)) return;
  const { booking, before } = mail;
  const { reference, checkinDate, checkoutDate, guestCount, totalCents, children, pets } = booking;
  const extras = namedExtras(booking.quote);
  const said = { checkinDate, checkoutDate, guestCount, totalCents, children, pets, extras };
  const row = await context.models.Booking.findOne({ where: { reference }, lock: true });
  if (!row || !before) return;
  const [was, is] = isGivenUp ? [said, before] : [before, said];
  // Another mail may have stated something else since.
  if (!isSameStay(lastMailedStay(row), was)) return;
  await row.update({ mailedStay: JSON.stringify(is) });
}
