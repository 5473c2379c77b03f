import type { Today } from '@shared/contract/bookings/today';
import { BookingLink } from '../bookings/BookingLink';
import { nightsText, stayText } from '../components/dateRangeText';
import { lastDayText } from '../offers/offerText';
import { Rest, RowText, TodayPart, TodayRow } from './todayParts';

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
      title="Offers that guests have not answered"
      none="No offer is open."
      isEmpty={rows.length === 0}
      rest={total > rows.length && <Rest>And {total - rows.length} more</Rest>}
    >
      {rows.map(({ reference, guestName, validUntil, holdsNights, ...stay }) => (
        <TodayRow key={reference}>
          <RowText>
            <BookingLink reference={reference} onOpen={onOpen}>
              {guestName}
            </BookingLink>
            <p>
              {stayText(stay)} · {nightsText(stay)} · until {lastDayText(validUntil)} ·{' '}
              {holdsNights ? 'nights held' : 'nights not held'}
            </p>
          </RowText>
        </TodayRow>
      ))}
    </TodayPart>
  );
}
