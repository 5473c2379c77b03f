import type { BlockJson } from '@shared/contract/calendars/block';
import type { BookingDetail } from '@shared/contract/bookings/ownerBooking';
import { isWaiting } from '@shared/domain/bookings/bookingStatus';
import styled from 'styled-components';
import { space } from '../../../styles/theme';
import { BookingLink } from '../BookingLink';
import { MonthLink } from '../BookingReason';
import { keptFreeText } from '../bookingText';
import { StatusBadge } from '../StatusBadge';
import { Notice } from '../../components/sectionStyles';
import { nightRangeText, stayText } from '../../components/dateRangeText';
import { t } from '../../i18n/t';
import { currentLocale } from '../../i18n/language';
import { shortDayText } from '../../components/formats';

export function ConflictingBookings({
  detail: {
    booking,
    conflictingBookings,
    blockedNights,
    keptFreeNights,
    importedBlocks,
    doubleBookings,
  },
  onOpen,
}: {
  detail: BookingDetail;
  onOpen: (reference: string) => void;
}) {
  const waits = isWaiting(booking.status);
  // A double booking says it above.
  const alsoSoldBy = doubleBookings.length > 0 ? [] : (booking.alsoSoldBy ?? []);
  if (booking.status === 'cancelled') return null;
  const sameEnquiries = conflictingBookings.filter(({ isSameEnquiry }) => isSameEnquiry);
  const others = conflictingBookings.filter(({ isSameEnquiry }) => !isSameEnquiry);
  const count = conflictingBookings.length + blockedNights.length + importedBlocks.length;
  if (count + keptFreeNights.length + alsoSoldBy.length === 0 && !booking.isSentTwice) return null;
  return (
    <Area>
      {booking.isSentTwice && (
        <Notice $tone="warning">
          {t('Sent twice: the same guest has asked for these days before. Decline one of the two.')}
        </Notice>
      )}
      {keptFreeNights.length > 0 && <Notice $tone="warning">{keptFreeText(keptFreeNights)}</Notice>}
      {blockedNights.length > 0 && (
        <Notice $tone="warning">
          <span>
            {t(
              waits
                ? 'You have blocked {nights}. Delete the block before you confirm.'
                : 'You have blocked {nights}.',
              {
                nights: blockedNights.map((night) => shortDayText(night)).join(', '),
              },
            )}
          </span>{' '}
          <MonthLink day={blockedNights[0] ?? booking.checkinDate} />
        </Notice>
      )}
      {importedBlocks.length > 0 && (
        <Notice $tone="warning">
          <span>
            {t(
              waits
                ? 'Another calendar has nights of this stay: {nights}. They become free here when they are free there.'
                : 'Another calendar has nights of this stay: {nights}.',
              {
                nights: importedBlocks.map(importedBlockText).join('; '),
              },
            )}
          </span>{' '}
          <MonthLink day={importedBlocks[0]?.startDate ?? booking.checkinDate} />
        </Notice>
      )}
      {alsoSoldBy.length > 0 && (
        <Notice $tone="warning">
          <span>
            {t(
              waits
                ? '{calendars} may have sold nights of this stay as well. Look there before you confirm.'
                : '{calendars} may have sold nights of this stay as well. Look there first.',
              {
                calendars: new Intl.ListFormat(currentLocale()).format(alsoSoldBy),
              },
            )}
          </span>{' '}
          <MonthLink day={booking.checkinDate} />
        </Notice>
      )}
      <BookingLinks
        id="same-enquiries"
        title={t('The same guest has sent this enquiry more than once:')}
        bookings={sameEnquiries}
        onOpen={onOpen}
      />
      <BookingLinks
        id="conflicting-bookings"
        title={introOf(others)}
        bookings={others}
        onOpen={onOpen}
      />
    </Area>
  );
}

function BookingLinks({
  id,
  title,
  bookings,
  onOpen,
}: {
  id: string;
  title: string;
  bookings: BookingDetail['conflictingBookings'];
  onOpen: (reference: string) => void;
}) {
  if (bookings.length === 0) return null;
  return (
    <>
      <p id={id}>{title}</p>
      <ul aria-labelledby={id}>
        {bookings.map((booking) => (
          <li key={booking.id}>
            <span>
              <BookingLink reference={booking.reference} onOpen={onOpen}>
                {booking.guestName}
              </BookingLink>
              <small>{stayText(booking)}</small>
            </span>
            <StatusBadge status={booking.status} />
          </li>
        ))}
      </ul>
    </>
  );
}

function importedBlockText({ note, startDate, endDate }: BlockJson): string {
  return [note, nightRangeText(startDate, endDate)].filter((part) => part !== null).join(', ');
}

function introOf(conflictingBookings: BookingDetail['conflictingBookings']): string {
  const given = conflictingBookings.filter(
    (conflicting) => conflicting.status === 'confirmed',
  ).length;
  if (given === conflictingBookings.length) return t('Nights of this stay are already given:');
  if (given > 0) return t('Nights of this stay are already given, and others ask for them:');
  return conflictingBookings.length === 1
    ? t('Another guest asks for these nights as well:')
    : t('Other guests ask for these nights as well:');
}

const Area = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-bottom: ${space(5)};
  p {
    font-weight: 600;
  }
  ul {
    background: ${({ theme }) => theme.colors.surface};
    border: 1px solid ${({ theme }) => theme.colors.stone};
    border-radius: ${({ theme }) => theme.radii.card};
  }
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(3)};
    padding: ${space(2)} ${space(4)};
  }
  li + li {
    border-top: 1px solid ${({ theme }) => theme.colors.stone};
  }
  li a {
    display: block;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  small {
    font-size: ${({ theme }) => theme.type.small};
    color: ${({ theme }) => theme.colors.slate};
  }
`;
