import type { Today } from '@shared/contract/bookings/today';
import { BookingLink } from '../bookings/BookingLink';
import { nightsText, stayText } from '../components/dateRangeText';
import { lastDayText, takenText } from '../offers/offerText';
import { Rest, RowText, TodayPart, TodayRow } from './todayParts';
import { t } from './texts.en';

/** Offers that guests have not answered: nothing is to be done, but whoever asks meanwhile can be told. */
export function OpenOffers({
  offers: { rows, total },
  onOpen,
}: {
  offers: Today['offers'];
  onOpen: (reference: string) => void;
}) {
  return (
    <TodayPart
      title={t('today.offersThatGuestsHave')}
      none={t('today.noOfferIsOpen')}
      isEmpty={rows.length === 0}
      rest={total > rows.length && <Rest>{t('today.andMore', { n: total - rows.length })}</Rest>}
    >
      {rows.map(({ reference, guestName, validUntil, holdsNights, nightsTakenBy, ...stay }) => (
        <TodayRow key={reference}>
          <RowText>
            <BookingLink reference={reference} onOpen={onOpen}>
              {guestName}
            </BookingLink>
            <p>
              {t(holdsNights ? 'today.offerHoldsNights' : 'today.offerHoldsNone', {
                stay: stayText(stay),
                nights: nightsText(stay),
                day: lastDayText(validUntil),
              })}
            </p>
            {nightsTakenBy && <p>{takenText(nightsTakenBy)}</p>}
          </RowText>
        </TodayRow>
      ))}
    </TodayPart>
  );
}
