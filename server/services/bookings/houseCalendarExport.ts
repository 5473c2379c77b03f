import type { HouseStay } from '@shared/contract/bookings/housePlan';
import { countNights } from '@shared/domain/bookings/stayRules';
import { arrivalTimeText, extrasText, headCountText } from '@shared/domain/bookings/houseText';
import { addDays, formatDay, type PlainDate } from '@shared/domain/date';
import ical, { ICalCalendarMethod, ICalEventTransparency, type ICalCalendar } from 'ical-generator';
import { presentHouseStay, presentImportedStay } from '../../responseBodies';
import { publishedName } from '../content/publishedName';
import { loadSettings } from '../prices/settings';
import type { ReadContext } from '../serviceContext';
import { arrivalTimesOf } from '../stay/stayDetails';
import { importedWithin } from './housePlan';
import { staysWithin } from './staysWithin';

/** What is over is of no use to whoever looks after the house for longer. */
const DAYS_BACK = 7;
const DAYS_AHEAD = 366;

/** `stay` is what the plan of the house tells, and no more; `key` tells it from the others. */
type Entry = { key: string; since: Date; stay: HouseStay };

/**
 * The plan of the house as iCalendar (RFC 5545): a day-long entry for each arrival and each departure,
 * with the time that guests have told, head counts, extras and the notes for the house, without names, amounts and ways to reach guests.
 */
export async function houseCalendarExport(
  publicUrl: string,
  context: ReadContext,
): Promise<string> {
  const { today } = context;
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
    name: `${villa}: house`,
    prodId: { company: villa, product: 'House', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  const { hostname } = new URL(publicUrl);
  for (const { key, since, stay } of entries) {
    const count = headCountText(stay);
    add(calendar, {
      id: `arrival-${key}@${hostname}`,
      day: stay.checkinDate,
      since,
      summary: `Arrival ${arrivalTimeText(checkinTime, stay.arrivalTime)}: ${count}`,
      description: arrivalText(stay),
    });
    add(calendar, {
      id: `departure-${key}@${hostname}`,
      day: stay.checkoutDate,
      since,
      summary: `Departure by ${checkoutTime}: ${count}`,
      description: null,
    });
  }
  return calendar.toString();
}

function arrivalText(stay: HouseStay): string {
  const nights = countNights(stay);
  const until = formatDay(stay.checkoutDate, 'en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  }).replaceAll(',', '');
  return [
    `${nights} ${nights === 1 ? 'night' : 'nights'}, until ${until}`,
    ...(stay.extras.length === 0 ? [] : [`Extras: ${extrasText(stay.extras)}`]),
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
    // Nobody who has it in a calendar of their own is busy all day because of it.
    transparency: ICalEventTransparency.TRANSPARENT,
  });
}
