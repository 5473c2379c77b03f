import type { GuestWish, Today } from '@shared/contract/bookings/today';
import { BookingLink } from '../bookings/BookingLink';
import { agoText } from '../calendars/sync/syncText';
import { stayText } from '../components/dateRangeText';
import { useNow } from '../components/useNow';
import { Rest, RowText, TodayPart, TodayRow, Wish } from './todayParts';
import { t } from '../i18n/t';

export function Wishes({
  wishes: { rows, total },
  onOpen,
}: {
  wishes: Today['wishes'];
  onOpen: (reference: string) => void;
}) {
  const now = useNow();
  return (
    <TodayPart
      title={t('Guests ask for a change')}
      none={t('Nobody asks for a change.')}
      isEmpty={rows.length === 0}
      rest={total > rows.length && <Rest>{t('And {n} more', { n: total - rows.length })}</Rest>}
    >
      {rows.map((wish) => (
        <TodayRow key={wish.id}>
          <RowText>
            <BookingLink reference={wish.reference} onOpen={onOpen}>
              {wish.guestName}
            </BookingLink>
            <p>
              {wishText(wish)} · {agoText(wish.createdAt, now)}
            </p>
            {wish.message && <Wish>“{wish.message}”</Wish>}
          </RowText>
        </TodayRow>
      ))}
    </TodayPart>
  );
}

function wishText({ checkinDate, checkoutDate }: GuestWish): string {
  return checkinDate !== null && checkoutDate !== null
    ? t('Asks for other dates: {stay}', { stay: stayText({ checkinDate, checkoutDate }) })
    : t('Asks to cancel');
}
