import type { HouseStay } from '@shared/contract/bookings/housePlan';
import { countNights } from '@shared/domain/bookings/stayRules';
import { extrasText, isLateArrival, type HeadCount } from '@shared/domain/bookings/houseText';
import { addDays, formatDay, type PlainDate } from '@shared/domain/date';
import type { FileTexts } from '@shared/i18n/ownerFiles';
import ical, { ICalCalendarMethod, ICalEventTransparency, type ICalCalendar } from 'ical-generator';
import { publishedName } from '../content/publishedName';
import { loadSettings } from '../prices/settings';
import type { ReadContext } from '../serviceContext';
import { arrivalTimesOf } from '../stay/stayDetails';
import { importedWithin, presentHouseStay, presentImportedStay } from './housePlan';
import { staysWithin } from './staysWithin';
import { calendarText } from '../../files/calendarText';

/** Number of days for which past stays remain in the calendar. */
const DAYS_BACK = 7;
const DAYS_AHEAD = 366;

/** `stay` holds only what the house plan shows; `key` identifies it. */
type Entry = { key: string; since: Date; stay: HouseStay };

/**
 * The house plan as iCalendar (RFC 5545): an all-day entry for each arrival and departure with times, head counts,
 * extras and house notes, but without names, amounts and contact details.
 * @param texts in the owner's language, as the reader is unknown
 */
export async function houseCalendarExport(
  publicUrl: string,
  texts: FileTexts,
  context: ReadContext,
): Promise<string> {
  const { today } = context;
  const { text } = texts;
  const days = { startDate: addDays(today, -DAYS_BACK), endDate: addDays(today, DAYS_AHEAD) };
  const { checkinTime, checkoutTime } = await loadSettings(context);
  const villa = await publishedName(context);
  const stays = await staysWithin(days, context);
  const arrivals = await arrivalTimesOf(stays, context);
  const entries: Entry[] = [
    ...stays.map((row) => {
      const { arrivalTime = null, since = row.updatedAt } = arrivals.get(row.id) ?? {};
      return {
        key: `stay-${row.id}`,
        since: since > row.updatedAt ? since : row.updatedAt,
        stay: presentHouseStay(row, arrivalTime),
      };
    }),
    ...(await importedWithin(days, context)).map((row) => ({
      key: `block-${row.id}`,
      since: row.createdAt,
      stay: presentImportedStay(row),
    })),
  ];
  const calendar = ical({
    name: text('{villa}: house', { villa }),
    prodId: { company: villa, product: 'House', language: texts.locale.slice(0, 2).toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  const { hostname } = new URL(publicUrl);
  for (const { key, since, stay } of entries) {
    const people = headCountText(stay, texts);
    add(calendar, {
      id: `arrival-${key}@${hostname}`,
      day: stay.checkinDate,
      since,
      summary: text('Arrival {when}: {people}', {
        when: arrivalTimeText(checkinTime, stay.arrivalTime, texts),
        people,
      }),
      description: arrivalText(stay, texts),
    });
    add(calendar, {
      id: `departure-${key}@${hostname}`,
      day: stay.checkoutDate,
      since,
      summary: text('Departure by {checkoutTime}: {people}', { checkoutTime, people }),
      description: null,
    });
  }
  return calendarText(calendar);
}

/** `4 guests, 1 of them a child, 1 pet`; unknown for stays from other sites. */
function headCountText(
  { guestCount, children, infants, pets }: HeadCount,
  { text }: FileTexts,
): string {
  if (guestCount === null) return text('held by another site’s calendar, number not known');
  return [
    text('{n} {n|guest|guests}', { n: guestCount }),
    ...(children === 0 ? [] : [text('{n} of them {n|a child|children}', { n: children })]),
    ...(infants === 0 ? [] : [text('{n} {n|infant|infants}', { n: infants })]),
    ...(pets === 0 ? [] : [text('{n} {n|pet|pets}', { n: pets })]),
  ].join(', ');
}

/** Arrival time: `from 16:00, planned for 22:30, late`. Times are `HH:mm`. */
function arrivalTimeText(
  checkinTime: string,
  arrivalTime: string | null,
  { text }: FileTexts,
): string {
  if (arrivalTime === null) return text('from {checkinTime}', { checkinTime });
  const key = isLateArrival(arrivalTime)
    ? 'from {checkinTime}, planned for {arrivalTime}, late'
    : 'from {checkinTime}, planned for {arrivalTime}';
  return text(key, { checkinTime, arrivalTime });
}

function arrivalText(stay: HouseStay, { text, locale }: FileTexts): string {
  const day = formatDay(stay.checkoutDate, locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  }).replaceAll(',', '');
  return [
    text('{nights} {nights|night|nights}, until {day}', { nights: countNights(stay), day }),
    ...(stay.extras.length === 0
      ? []
      : [text('Extras: {extras}', { extras: extrasText(stay.extras) })]),
    ...(stay.notes === null ? [] : [stay.notes]),
  ].join('\n');
}

function add(
  calendar: ICalCalendar,
  entry: { id: string; day: PlainDate; since: Date; summary: string; description: string | null },
): void {
  calendar.createEvent({
    id: entry.id,
    start: entry.day,
    end: addDays(entry.day, 1),
    allDay: true,
    stamp: entry.since,
    summary: entry.summary,
    description: entry.description,
    // The entry must not mark subscribers as busy.
    transparency: ICalEventTransparency.TRANSPARENT,
  });
}
