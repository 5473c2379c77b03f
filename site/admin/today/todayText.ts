import type { BadgeTone } from '../../components/Badge';
import {
  ANSWER_WITHIN_MS,
  type ItemOf,
  type StayItem,
  type Today,
  type TodayItem,
} from '@shared/contract/bookings/today';
import { daysBetween, type PlainDate } from '@shared/domain/date';
import { PURPOSES, type Purpose } from '@shared/domain/payments/paymentState';
import { formatCents, parseCents, type Cents } from '@shared/domain/prices/money';
import { amountText, competingText, wroteText } from '../bookings/bookingText';
import { agoText, PROBLEM_TEXTS, unreadText } from '../calendars/sync/syncText';
import { nightRangeText, nightsText, rowDayText, stayText } from '../components/dateRangeText';
import { moneyText, shortDayText } from '../components/formats';
import { translated } from '../i18n/language';
import { t } from '../i18n/t';
import { lastDayText, takenText } from '../offers/offerText';
import type { Sum } from '../payments/useRecordPayments';

/** A row of the owner's day. */
export type TodayRowText = {
  tag: string;
  tone: BadgeTone;
  who: string;
  /** Parts of one line. */
  what: string[];
  /** Lines below it. */
  more: string[];
};

type Day = { today: Today; now: Date };

export function rowText(item: TodayItem, day: Day): TodayRowText {
  switch (item.kind) {
    case 'doubleBooking':
      return {
        tag: t('Double booking'),
        tone: 'red',
        who: item.booking?.guestName ?? t('Blocked nights{#title}'),
        what: [t('also taken on {feedName}', item), nightRangeText(item.startDate, item.endDate)],
        more: item.isBack
          ? [t('You have freed it, but the calendar of {feedName} still has it.', item)]
          : [],
      };
    case 'arrival':
    case 'departure':
    case 'inHouse':
      return stayRow(item, day.today);
    case 'importedArrival':
    case 'importedDeparture':
      return {
        ...dayTag(item.kind === 'importedArrival', item.day, day.today.today),
        who: item.feedName,
        what: [
          item.kind === 'importedArrival'
            ? t('from {time}', { time: day.today.checkinTime })
            : t('by {time}', { time: day.today.checkoutTime }),
          t('{nights}, held by this calendar', {
            nights: nightRangeText(item.startDate, item.endDate),
          }),
        ],
        more: [],
      };
    case 'enquiry':
      return enquiryRow(item, day);
    case 'request': {
      const { checkinDate, checkoutDate, message, createdAt } = item.request;
      return {
        tag: t('Request'),
        tone: waitingTone(createdAt, day.now),
        who: item.guestName,
        what: [
          checkinDate !== null && checkoutDate !== null
            ? t('asks for other dates: {stay}', { stay: stayText({ checkinDate, checkoutDate }) })
            : t('asks to cancel'),
          agoText(createdAt, day.now),
        ],
        more: message ? [`“${message}”`] : [],
      };
    }
    case 'message':
      return {
        tag: t('{count} {count|message|messages}', item),
        tone: waitingTone(item.since, day.now),
        who: item.name,
        what: [agoText(item.since, day.now)],
        more: item.text ? [`“${item.text}”`] : [],
      };
    case 'payment':
      return paymentRow(item, day.today.today);
    case 'failedMail':
      return {
        tag: t('Mail'),
        tone: 'red',
        who:
          item.count === 1
            ? t('One e-mail could not be sent')
            : t('{n} e-mails could not be sent', { n: item.count }),
        what: [item.reason],
        more: [],
      };
    case 'silentFeed':
      return {
        tag: t('Calendar'),
        tone: 'red',
        who: item.feedName,
        what: [t('is not read, so new bookings there are not blocked here')],
        more: [t(PROBLEM_TEXTS[item.problem])],
      };
    case 'unreadFeed':
      return {
        tag: t('Calendar'),
        tone: 'yellow',
        who: item.feedName,
        what: [unreadText(item)],
        more: [],
      };
    case 'offer':
      return {
        tag: t('Offer'),
        tone: 'neutral',
        who: item.guestName,
        what: [
          stayText(item),
          t('until {day}', { day: lastDayText(item.validUntil) }),
          item.holdsNights ? t('nights held') : t('nights not held'),
        ],
        more: item.nightsTakenBy ? [takenText(item.nightsTakenBy)] : [],
      };
    case 'lapsed':
      return {
        tag: t('Not answered'),
        tone: 'neutral',
        who: item.guestName,
        what: [
          stayText(item),
          t('nobody answered before the day of arrival, so the enquiry was declined'),
        ],
        more: [],
      };
    case 'review':
      return {
        tag: t('Review'),
        tone: 'neutral',
        who:
          item.count === 1 ? t('A review waits for you') : t('{count} reviews wait for you', item),
        what: [t('shown on the site once you publish it')],
        more: [],
      };
  }
}

function dayTag(isArrival: boolean, day: PlainDate, today: PlainDate) {
  if (day === today) {
    return { tag: isArrival ? t('Arrives today') : t('Leaves today'), tone: 'green' as const };
  }
  return { tag: isArrival ? t('Arrives tomorrow') : t('Leaves tomorrow'), tone: 'blue' as const };
}

function stayRow(item: StayItem, { today, checkinTime, checkoutTime }: Today): TodayRowText {
  const { kind, booking, arrivalTime, arrivalNote, extras, unpaid } = item;
  const { guestName: who, guestCount, currency, houseNotes, specialRequests } = booking;
  const guests = t('{guestCount} {guestCount|guest|guests}', { guestCount });
  const owed = [
    ...(parseCents(unpaid.stay) > 0
      ? [t('{amount} unpaid', { amount: moneyText(unpaid.stay, currency) })]
      : []),
    ...(parseCents(unpaid.security) > 0
      ? [t('{amount} security deposit', { amount: moneyText(unpaid.security, currency) })]
      : []),
  ];
  const note = houseNotes ? [t('House: {note}', { note: houseNotes })] : [];
  if (kind === 'inHouse') {
    const day = rowDayText(booking.checkoutDate, today);
    return {
      tag: t('In the villa'),
      tone: 'neutral',
      who,
      what: [t('until {day}', { day }), guests, ...owed],
      more: [],
    };
  }
  if (kind === 'departure') {
    const what = [t('by {time}', { time: checkoutTime }), guests, ...owed];
    return { ...dayTag(false, item.day, today), who, what, more: note };
  }
  const extraNames = extras.map(({ name, pieces }) =>
    pieces > 1 ? `${pieces} × ${translated(name)}` : translated(name),
  );
  return {
    ...dayTag(true, item.day, today),
    who,
    what: [
      arrivalTime
        ? t('about {time}', { time: arrivalTime })
        : t('from {time}', { time: checkinTime }),
      ...(arrivalNote ? [arrivalNote] : []),
      guests,
      nightsText(booking),
      ...extraNames,
      ...owed,
    ],
    more: [...note, ...(specialRequests ? [`“${specialRequests}”`] : [])],
  };
}

function enquiryRow({ booking }: ItemOf<'enquiry'>, { today: { today }, now }: Day): TodayRowText {
  const { guestName, guestCount, createdAt, wroteAt, competing, specialRequests, endedOffer } =
    booking;
  const soon = soonText(booking.checkinDate, today);
  return {
    tag: booking.offer?.status === 'accepted' ? t('Accepted') : (soon ?? t('Enquiry')),
    tone:
      soon !== null || booking.offer?.status === 'accepted'
        ? 'yellow'
        : wroteAt
          ? 'neutral'
          : waitingTone(createdAt, now),
    who: guestName,
    what: [
      stayText(booking),
      nightsText(booking),
      t('{guestCount} {guestCount|guest|guests}', { guestCount }),
      amountText(booking),
      wroteAt ? wroteText(wroteAt) : t('asked {ago}', { ago: agoText(createdAt, now) }),
    ],
    more: [
      ...(competing?.length ? [competingText(competing)] : []),
      ...(specialRequests ? [`“${specialRequests}”`] : []),
      ...(endedOffer?.words ? [t('To your offer: “{words}”', { words: endedOffer.words })] : []),
    ],
  };
}

function paymentRow({ due }: ItemOf<'payment'>, today: PlainDate): TodayRowText {
  const { kind, dueDate, guestName: who, currency, parts } = due;
  if (kind === 'giveBack') {
    const day = shortDayText(dueDate);
    return {
      tag: t('To give back'),
      tone: 'yellow',
      who,
      what: [t('since {day}', { day })],
      more: [],
    };
  }
  const isOverdue = dueDate < today;
  const late = parts.filter((part) => part.dueDate <= today);
  return {
    tag: isOverdue ? t('Overdue') : t('Due today'),
    tone: isOverdue ? 'red' : 'yellow',
    who,
    what: late.map((part) => {
      const params = { amount: moneyText(part.amount, currency), day: shortDayText(part.dueDate) };
      return part.purpose === 'security'
        ? t('{amount} security deposit, due {day}', params)
        : t('{amount}, due {day}', params);
    }),
    more: [],
  };
}

/** What the guest still has to pay; `null` for nothing. */
export function owedOf({ unpaid, booking: { guestName, currency } }: StayItem): Sum | null {
  const parts = partsOf((purpose) => parseCents(unpaid[purpose]));
  return parts.length > 0 ? { guestName, currency, parts } : null;
}

/** What is due until today. */
export function dueOf({ due }: ItemOf<'payment'>, today: PlainDate): Sum {
  const { guestName, currency } = due;
  const isDue = (purpose: Purpose) => (part: (typeof due.parts)[number]) =>
    part.purpose === purpose && part.dueDate <= today;
  const parts = partsOf((purpose) =>
    due.parts.filter(isDue(purpose)).reduce((cents, { amount }) => cents + parseCents(amount), 0),
  );
  return { guestName, currency, parts };
}

function partsOf(centsOf: (purpose: Purpose) => Cents): Sum['parts'] {
  return PURPOSES.map((purpose) => ({ purpose, cents: centsOf(purpose) }))
    .filter(({ cents }) => cents > 0)
    .map(({ purpose, cents }) => ({ purpose, amount: formatCents(cents) }));
}

function waitingTone(since: string, now: Date): BadgeTone {
  return now.getTime() - Date.parse(since) > ANSWER_WITHIN_MS ? 'yellow' : 'blue';
}

/** `Today`, `Tomorrow`, then `Wed 25 Nov`. */
export function agendaDayText(day: PlainDate, today: PlainDate): string {
  const ahead = daysBetween(today, day);
  if (ahead === 0) return t('Today');
  return ahead === 1 ? t('Tomorrow') : rowDayText(day, today);
}

/** `null` if there is time. */
function soonText(checkinDate: PlainDate, today: PlainDate): string | null {
  const ahead = daysBetween(today, checkinDate);
  if (ahead > 1) return null;
  if (ahead === 1) return t('Would arrive tomorrow');
  return ahead === 0 ? t('Would arrive today') : t('Would have arrived already');
}

export function todayText(today: PlainDate): string {
  return shortDayText(today, { weekday: 'long', day: 'numeric', month: 'long' });
}
