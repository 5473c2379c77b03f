import type { ItemOf, TodayItem } from '../../contract/bookings/today';
import { addDays, daysBetween, type PlainDate } from '../date';

/** The groups of the owner's day, most urgent first. */
const GROUPS: readonly (readonly TodayItem['kind'][])[] = [
  ['doubleBooking'],
  ['departure', 'importedDeparture', 'arrival', 'importedArrival'],
  ['enquiry', 'request', 'message'],
  ['payment'],
  ['failedMail', 'silentFeed', 'unreadFeed'],
  ['inHouse'],
  ['offer'],
  ['lapsed'],
  ['review'],
];

/** The items of the owner's day, most urgent first. */
export function orderToday(items: readonly TodayItem[], today: PlainDate): TodayItem[] {
  return items
    .map((item) => ({ item, group: groupOf(item), key: keyOf(item, today) }))
    .toSorted((a, b) => a.group - b.group || compare(a.key, b.key))
    .map(({ item }) => item);
}

function groupOf({ kind }: TodayItem): number {
  return GROUPS.findIndex((kinds) => kinds.includes(kind));
}

/** Sorts within a group. */
function keyOf(item: TodayItem, today: PlainDate): string {
  switch (item.kind) {
    case 'doubleBooking':
      return item.startDate;
    case 'departure':
    case 'importedDeparture':
    case 'inHouse':
      return `${item.day} 0`;
    case 'arrival':
    case 'importedArrival':
      return `${item.day} 1`;
    case 'enquiry':
      return waitingKey(item.booking, today);
    case 'request':
      return `1 ${item.request.createdAt}`;
    case 'message':
      return `1 ${item.since}`;
    case 'payment':
      return paymentKey(item.due, today);
    case 'offer':
      return item.validUntil;
    case 'lapsed':
      return item.checkinDate;
    case 'failedMail':
    case 'silentFeed':
    case 'unreadFeed':
    case 'review':
      return '';
  }
}

/** Accepted offers and arrivals of today and tomorrow first, then the oldest, then those that the owner has written to. */
function waitingKey(
  { offer, checkinDate, wroteAt, createdAt }: ItemOf<'enquiry'>['booking'],
  today: PlainDate,
): string {
  const isUrgent = offer?.status === 'accepted' || checkinDate <= addDays(today, 1);
  return `${isUrgent ? 0 : wroteAt ? 2 : 1} ${createdAt}`;
}

/** Refunds first, then what is due today, then the latest overdue: old debts wait anyway. */
function paymentKey({ kind, dueDate }: ItemOf<'payment'>['due'], today: PlainDate): string {
  if (kind === 'giveBack') return `0 ${dueDate}`;
  return `1 ${String(daysBetween(dueDate, today)).padStart(6, '0')}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
