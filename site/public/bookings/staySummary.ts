import type { Stay } from '@shared/domain/bookings/stayRules';
import { formatDay } from '@shared/domain/date';
import type { Page } from '../PageContext';
import type { Party } from './hoverPrice';

type Who = { guestCount?: number | undefined } & Partial<
  Pick<Party, 'children' | 'infants' | 'pets'>
>;

/** Dates and guests: `Sat, 12 June 2027 to Sat, 19 June 2027, 4 guests, 1 of them a child`. */
export function staySummary(
  { checkinDate, checkoutDate }: Stay,
  { guestCount, children = 0, infants = 0, pets = 0 }: Who,
  { t, locale }: Pick<Page, 't' | 'locale'>,
): string {
  const day = (date: string) =>
    formatDay(date, locale, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' });
  return [
    t('bill.dates', { from: day(checkinDate), to: day(checkoutDate) }),
    guestCount !== undefined && t('booking.guestCount', { n: guestCount }),
    children > 0 && t('bill.partyChildren', { n: children }),
    infants > 0 && t('bill.partyInfants', { n: infants }),
    pets > 0 && t('bill.partyPets', { n: pets }),
  ]
    .filter(Boolean)
    .join(', ');
}
