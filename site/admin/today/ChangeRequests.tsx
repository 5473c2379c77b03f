import type { ChangeRequest, Today } from '@shared/contract/bookings/today';
import { BookingLink } from '../bookings/BookingLink';
import { agoText } from '../calendars/sync/syncText';
import { stayText } from '../components/dateRangeText';
import { useNow } from '../components/useNow';
import { Rest, RowText, TodayPart, TodayRow, Quotation } from './todayParts';
import { t } from '../i18n/t';

export function ChangeRequests({
  changeRequests: { rows, total },
  onOpen,
}: {
  changeRequests: Today['wishes'];
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
      {rows.map((changeRequest) => (
        <TodayRow key={changeRequest.id}>
          <RowText>
            <BookingLink reference={changeRequest.reference} onOpen={onOpen}>
              {changeRequest.guestName}
            </BookingLink>
            <p>
              {`${changeRequestText(changeRequest)} · ${agoText(changeRequest.createdAt, now)}`}
            </p>
            {changeRequest.message && <Quotation>{`“${changeRequest.message}”`}</Quotation>}
          </RowText>
        </TodayRow>
      ))}
    </TodayPart>
  );
}

function changeRequestText({ checkinDate, checkoutDate }: ChangeRequest): string {
  return checkinDate !== null && checkoutDate !== null
    ? t('Asks for other dates: {stay}', { stay: stayText({ checkinDate, checkoutDate }) })
    : t('Asks to cancel');
}
