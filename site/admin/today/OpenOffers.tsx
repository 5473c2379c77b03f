import type { Today } from '@shared/contract/bookings/today';
import { BookingLink } from '../bookings/BookingLink';
import { nightsText, stayText } from '../components/dateRangeText';
import { lastDayText, takenText } from '../offers/offerText';
import { Rest, RowText, TodayPart, TodayRow } from './todayParts';
import { t } from '../i18n/t';

export function OpenOffers({
  offers: { rows, total },
  onOpen,
}: {
  offers: Today['offers'];
  onOpen: (reference: string) => void;
}) {
  return (
    <TodayPart
      title={t('Offers that guests have not answered')}
      none={t('No offer is open.')}
      isEmpty={rows.length === 0}
      rest={total > rows.length && <Rest>{t('And {n} more', { n: total - rows.length })}</Rest>}
    >
      {rows.map(({ reference, guestName, validUntil, holdsNights, nightsTakenBy, ...stay }) => (
        <TodayRow key={reference}>
          <RowText>
            <BookingLink reference={reference} onOpen={onOpen}>
              {guestName}
            </BookingLink>
            <p>
              {t(
                holdsNights
                  ? '{stay} · {nights} · until {day} · nights held'
                  : '{stay} · {nights} · until {day} · nights not held',
                {
                  stay: stayText(stay),
                  nights: nightsText(stay),
                  day: lastDayText(validUntil),
                },
              )}
            </p>
            {nightsTakenBy && <p>{takenText(nightsTakenBy)}</p>}
          </RowText>
        </TodayRow>
      ))}
    </TodayPart>
  );
}
