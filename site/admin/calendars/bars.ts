import type { BlockJson } from '@shared/contract/calendars/block';
import type { DoubleBooking } from '@shared/contract/calendars/doubleBooking';
import type { MoreRequests, OwnerCalendar } from '@shared/contract/calendars/calendar';
import type { PriceOverrideJson } from '@shared/contract/prices/override';
import type { BookingBrief } from '@shared/contract/bookings/ownerBooking';
import type { OfferBrief } from '@shared/contract/offers/offer';
import { addDays, eachDay, type PlainDate } from '@shared/domain/date';
import { lastDayText } from '../offers/offerText';
import { nightRangeText, nightsText, stayText } from '../components/dateRangeText';
import { currentLocale } from '../i18n/language';
import { t, type Sentence } from '../i18n/t';

/** Status of a night, or a gap that nobody can book. Each has a colour, a pattern and a name. */
export const TONES = ['clash', 'confirmed', 'offer', 'pending', 'enquiry', 'block', 'gap'] as const;
export type Tone = (typeof TONES)[number];

export const TONE_TEXTS = {
  clash: 'Double booking',
  confirmed: 'Confirmed',
  offer: 'Held for an offer',
  pending: 'Pending',
  enquiry: 'Enquiry',
  block: 'Blocked',
  gap: 'Gap that nobody can book',
} as const satisfies Record<Tone, Sentence>;

/** Covers the nights from `from` to the one before `to`. */
export type Bar = {
  key: string;
  tone: Tone;
  from: PlainDate;
  to: PlainDate;
  label: string;
  /** Accessible name. It begins with the label, so that speech control finds the bar. */
  name: string;
  /** It shares nights with another site's calendar. */
  isDouble?: true;
} & (
  | { kind: 'booking'; booking: BookingBrief }
  | { kind: 'block'; block: BlockJson }
  /** Nights of another site's calendar that are also held here. */
  | { kind: 'clash'; clash: DoubleBooking }
  /** Further requests, of which only the number is shown. */
  | { kind: 'more'; count: number }
  /** Free nights that guests cannot book, and the active overrides on them. */
  | {
      kind: 'gap';
      days: OwnerCalendar['days'];
      /** The day after the gap; `undefined` if unknown. */
      checkoutDay: OwnerCalendar['days'][number] | undefined;
      overrides: PriceOverrideJson[];
    }
);

export function barsOf({
  bookings,
  more,
  blocks,
  doubleBookings = [],
}: Pick<OwnerCalendar, 'bookings' | 'more' | 'blocks'> &
  Partial<Pick<OwnerCalendar, 'doubleBookings'>>): Bar[] {
  const doubles = new Set(doubleBookings.map(({ booking }) => booking?.reference));
  return [
    ...bookings.flatMap((booking) => barOfBooking(booking, doubles.has(booking.reference))),
    ...doubleBookings.map(barOfClash),
    ...blocks.map(barOfBlock),
    ...more.map(barOfMore),
  ].sort((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)));
}

/** If several bookings share a night, the one that holds it or has the higher rank. */
export function nightTones(bars: readonly Bar[]): Map<PlainDate, Tone> {
  const tones = new Map<PlainDate, Tone>();
  for (const { tone, from, to } of bars) {
    if (tone === 'gap') continue;
    for (const night of eachDay(from, addDays(to, -1))) {
      const known = tones.get(night);
      if (known === undefined || rank(tone) < rank(known)) tones.set(night, tone);
    }
  }
  return tones;
}

export function holdsNight(tone: Tone | undefined): boolean {
  return tone === 'clash' || tone === 'confirmed' || tone === 'block' || tone === 'offer';
}

/** The first night from `from` to `last` that guests can book; `from` if there is none. */
export function firstFreeNight(
  tones: ReadonlyMap<PlainDate, Tone>,
  from: PlainDate,
  last: PlainDate,
): PlainDate {
  return eachDay(from, last).find((night) => !holdsNight(tones.get(night))) ?? from;
}

function barOfBooking(booking: BookingBrief, isDouble: boolean): Bar[] {
  // The calendar response has no cancelled bookings.
  if (booking.status === 'cancelled') return [];
  if (booking.offer) return [barOfOffer(booking, booking.offer)];
  const tone = booking.status;
  const word = t(TONE_TEXTS[tone]).toLowerCase();
  const isConfirmed = tone === 'confirmed';
  const name = isConfirmed ? booking.guestName : `${booking.guestName} · ${word}`;
  const label = isDouble
    ? t('{name} · double booking', { name })
    : booking.isOverdue
      ? t('{name} · payment overdue', { name })
      : name;
  return [
    {
      kind: 'booking',
      booking,
      ...(isDouble && { isDouble }),
      key: `booking-${booking.id}`,
      tone,
      from: booking.checkinDate,
      to: booking.checkoutDate,
      label,
      name: `${label}, ${isConfirmed ? `${word}, ` : ''}${stayText(booking)}, ${nightsText(booking)}`,
    },
  ];
}

function barOfOffer(booking: BookingBrief, offer: OfferBrief): Bar {
  const isOpen = offer.status === 'sent';
  const { checkinDate, checkoutDate } = isOpen ? offer : booking;
  const isHeld = !isOpen || offer.holdsNights;
  const { guestName } = booking;
  const label = isOpen
    ? t('{guestName} · offered until {day}', { guestName, day: lastDayText(offer.validUntil) })
    : t('{guestName} · accepted, waits for you', { guestName });
  const stay = { checkinDate, checkoutDate };
  return {
    kind: 'booking',
    booking,
    key: `booking-${booking.id}`,
    tone: isHeld || booking.status === 'cancelled' ? 'offer' : booking.status,
    from: checkinDate,
    to: checkoutDate,
    label,
    name: `${label}, ${stayText(stay)}, ${nightsText(stay)}, ${t(isHeld ? 'held' : 'not held')}`,
  };
}

function barOfClash(clash: DoubleBooking): Bar {
  const { feedId, feedName: name, startDate, endDate } = clash;
  const label = t('{name} · double booking', { name });
  return {
    kind: 'clash',
    clash,
    key: `clash-${feedId}-${startDate}`,
    tone: 'clash',
    isDouble: true,
    from: startDate,
    to: endDate,
    label,
    name: `${label}, ${nightRangeText(startDate, endDate)}`,
  };
}

function barOfBlock(block: BlockJson): Bar {
  return {
    kind: 'block',
    block,
    key: `block-${block.id}`,
    tone: 'block',
    from: block.startDate,
    to: block.endDate,
    ...blockText(block, nightRangeText(block.startDate, block.endDate)),
  };
}

function barOfMore({ startDate, endDate, pending, enquiries }: MoreRequests): Bar {
  const count = pending + enquiries;
  const label = t('+{number} more', {
    number: new Intl.NumberFormat(currentLocale()).format(count),
  });
  return {
    kind: 'more',
    count,
    key: `more-${startDate}`,
    tone: pending > 0 ? 'pending' : 'enquiry',
    from: startDate,
    to: endDate,
    label,
    name: t('{label} {count|request|requests}, {nights}, in the list of bookings', {
      label,
      count,
      nights: nightRangeText(startDate, endDate),
    }),
  };
}

function blockText({ note, isImported }: BlockJson, nights: string): Pick<Bar, 'label' | 'name'> {
  if (isImported && note)
    return { label: note, name: t('{note}, blocked, {nights}', { note, nights }) };
  const label = note ? t('Blocked · {note}', { note }) : t('Blocked');
  return { label, name: `${label}, ${nights}` };
}

function rank(tone: Tone): number {
  // Blocks, confirmed bookings and held offers share a night only where there is a clash.
  return ['clash', 'block', 'confirmed', 'offer', 'pending', 'enquiry'].indexOf(tone);
}
