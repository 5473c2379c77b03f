import type { BookingJson } from '@shared/contract/bookings/booking';
import { TODAY_DAYS, type ImportedNights, type Today } from '@shared/contract/bookings/today';
import { addDays, daysBetween, type PlainDate } from '@shared/domain/date';
import { rowDayText } from '../components/dateRangeText';
import { t } from '../i18n/t';
import { shortDayText } from '../components/formats';

export type StayRow = {
  kind: 'arrival' | 'departure' | 'underWay';
  day: PlainDate;
  booking: BookingJson;
};

export type ImportedRow = { kind: 'imported'; day: PlainDate; nights: ImportedNights };

export type AgendaRow = StayRow | ImportedRow;

const KINDS: readonly AgendaRow['kind'][] = ['underWay', 'departure', 'arrival', 'imported'];

export function agendaOf({
  today,
  stays,
  imported,
}: Pick<Today, 'today' | 'stays' | 'imported'>): AgendaRow[] {
  const last = addDays(today, TODAY_DAYS - 1);
  const stayRows = stays.flatMap((booking): StayRow[] => {
    const { checkinDate, checkoutDate } = booking;
    return [
      ...(checkinDate < today && today < checkoutDate
        ? [{ kind: 'underWay' as const, day: today, booking }]
        : []),
      ...(checkoutDate <= last ? [{ kind: 'departure' as const, day: checkoutDate, booking }] : []),
      ...(checkinDate >= today ? [{ kind: 'arrival' as const, day: checkinDate, booking }] : []),
    ];
  });
  const importedRows = imported.map((nights): ImportedRow => {
    const { startDate } = nights;
    return { kind: 'imported', day: startDate < today ? today : startDate, nights };
  });
  return [...stayRows, ...importedRows].toSorted(
    (a, b) => a.day.localeCompare(b.day) || KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind),
  );
}

/** `Today`, `Tomorrow`, then `Wed 25 Nov`. */
export function agendaDayText(day: PlainDate, today: PlainDate): string {
  const ahead = daysBetween(today, day);
  if (ahead === 0) return t('Today');
  return ahead === 1 ? t('Tomorrow') : rowDayText(day, today);
}

/** `null` if there is time. */
export function soonText(checkinDate: PlainDate, today: PlainDate): string | null {
  const ahead = daysBetween(today, checkinDate);
  if (ahead > 1) return null;
  if (ahead === 1) return t('Would arrive tomorrow');
  return ahead === 0 ? t('Would arrive today') : t('Would have arrived already');
}

export function todayText(today: PlainDate): string {
  return shortDayText(today, { weekday: 'long', day: 'numeric', month: 'long' });
}
