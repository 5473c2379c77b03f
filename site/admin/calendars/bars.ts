import type { BlockJson } from '@shared/contract/calendars/block';
import type { MoreRequests, OwnerCalendar } from '@shared/contract/calendars/calendar';
import type { PriceOverrideJson } from '@shared/contract/prices/override';
import type { BookingBrief } from '@shared/contract/bookings/ownerBooking';
import type { OfferBrief } from '@shared/contract/offers/offer';
import { addDays, eachDay, type PlainDate } from '@shared/domain/date';
import { lastDayText } from '../offers/offerText';
import { nightRangeText, nightsText, stayText } from '../components/dateRangeText';
import { currentLocale } from '../i18n/language';
import { t, type Sentence } from '../i18n/t';

/** What a night is given to, or a gap without a stay for guests; each has a colour, a pattern and a word. */
export const TONES = ['confirmed', 'offer', 'pending', 'enquiry', 'block', 'gap'] as const;
export type Tone = (typeof TONES)[number];

export const TONE_WORDS = {
  confirmed: 'Confirmed',
  offer: 'Held for an offer',
  pending: 'Pending',
  enquiry: 'Enquiry',
  block: 'Blocked',
  gap: 'Gap that nobody can book',
} as const satisfies Record<Tone, Sentence>;

/** Something on the calendar that lies over the nights from `from` up to the one before `to`. */
export type Bar = {
  key: string;
  tone: Tone;
  from: PlainDate;
  to: PlainDate;
  /** What stands in the bar; the tone's word is in it unless it is the usual one. */
  label: string;
  /** The whole of it in words; it begins as the bar reads, so that who speaks to the screen is understood. */
  name: string;
} & (
  | { kind: 'booking'; booking: BookingBrief }
  | { kind: 'block'; block: BlockJson }
  /** Requests that are counted, not named. */
  | { kind: 'more'; count: number }
  /** Free nights without a stay that guests could book, and the active overrides that touch them. */
  | {
      kind: 'gap';
      days: OwnerCalendar['days'];
      /** The day after them; not there when nothing is known of it. */
      checkoutDay: OwnerCalendar['days'][number] | undefined;
      overrides: PriceOverrideJson[];
    }
);

/** Bookings and blocks of a calendar, the earliest first; what is only counted after the others. */
export function barsOf({
  bookings,
  more,
  blocks,
}: Pick<OwnerCalendar, 'bookings' | 'more' | 'blocks'>): Bar[] {
  return [
    ...bookings.flatMap(barOfBooking),
    ...blocks.map(barOfBlock),
    ...more.map(barOfMore),
  ].sort((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)));
}

/** What each night is given to; where several want it, the one that holds it or comes first. */
export function nightTones(bars: readonly Bar[]): Map<PlainDate, Tone> {
  const tones = new Map<PlainDate, Tone>();
  for (const { tone, from, to } of bars) {
    // Its nights are free.
    if (tone === 'gap') continue;
    for (const night of eachDay(from, addDays(to, -1))) {
      const known = tones.get(night);
      if (known === undefined || rank(tone) < rank(known)) tones.set(night, tone);
    }
  }
  return tones;
}

/** Whether a tone keeps guests from booking the night. */
export function holdsNight(tone: Tone | undefined): boolean {
  return tone === 'confirmed' || tone === 'block' || tone === 'offer';
}

/** The first night of a range, its last one included, that guests could book; else its first. */
export function firstFreeNight(
  tones: ReadonlyMap<PlainDate, Tone>,
  from: PlainDate,
  last: PlainDate,
): PlainDate {
  return eachDay(from, last).find((night) => !holdsNight(tones.get(night))) ?? from;
}

function barOfBooking(booking: BookingBrief): Bar[] {
  // The calendar's answer leaves the cancelled ones out.
  if (booking.status === 'cancelled') return [];
  if (booking.offer) return [barOfOffer(booking, booking.offer)];
  const tone = booking.status;
  const word = t(TONE_WORDS[tone]).toLowerCase();
  const isConfirmed = tone === 'confirmed';
  const name = isConfirmed ? booking.guestName : `${booking.guestName} · ${word}`;
  const label = booking.isOverdue ? t('{name} · payment overdue', { name }) : name;
  return [
    {
      kind: 'booking',
      booking,
      key: `booking-${booking.id}`,
      tone,
      from: booking.checkinDate,
      to: booking.checkoutDate,
      label,
      name: `${label}, ${isConfirmed ? `${word}, ` : ''}${stayText(booking)}, ${nightsText(booking)}`,
    },
  ];
}

/** A booking with an offer lies where that offers its nights, and holds them unless it was to hold none. */
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

function barOfBlock(block: BlockJson): Bar {
  return {
    kind: 'block',
    block,
    key: `block-${block.id}`,
    tone: 'block',
    from: block.startDate,
    to: block.endDate,
    ...blockWords(block, nightRangeText(block.startDate, block.endDate)),
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

/** The note of an imported block names the calendar that it comes from, and is enough in a bar. */
function blockWords({ note, isImported }: BlockJson, nights: string): Pick<Bar, 'label' | 'name'> {
  if (isImported && note)
    return { label: note, name: t('{note}, blocked, {nights}', { note, nights }) };
  const label = note ? t('Blocked · {note}', { note }) : t('Blocked');
  return { label, name: `${label}, ${nights}` };
}

function rank(tone: Tone): number {
  // Blocks, confirmed bookings and held offers never share a night; all come before what still waits.
  return ['block', 'confirmed', 'offer', 'pending', 'enquiry'].indexOf(tone);
}
