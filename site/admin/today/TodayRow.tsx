import type { ItemOf, Today, TodayItem } from '@shared/contract/bookings/today';
import { dialledNumbers } from '@shared/domain/phones';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styled from 'styled-components';
import { Badge } from '../../components/Badge';
import { Button } from '../../components/Button';
import { SmallText } from '../../components/SmallText';
import { space } from '../../styles/theme';
import { BookingLink } from '../bookings/BookingLink';
import { BookingReason, hasReason } from '../bookings/BookingReason';
import { RowActions } from '../bookings/RowActions';
import { EndedOfferBadge, SentTwiceBadge } from '../bookings/StatusBadge';
import type { BookingDecisions } from '../bookings/useBookingDecisions';
import { SmallButton } from '../components/SmallButton';
import { t } from '../i18n/t';
import { FailedMailActions } from './FailedMails';
import { dueText, owedText, rowText } from './todayText';

type Props = {
  item: TodayItem;
  today: Today;
  now: Date;
  decisions: BookingDecisions;
  onOpen: (reference: string) => void;
  onClash: (item: ItemOf<'doubleBooking'>) => void;
};

export function waitingGuestId({ id }: { id: number }): string {
  return `waiting-guest-${id}`;
}

/** One thing of the day: who, what, and the one thing to do. */
export function TodayRow(props: Props) {
  const { item, today, now, decisions, onOpen } = props;
  const { tag, tone, who, what, more } = rowText(item, { today, now });
  const reference = referenceOf(item);
  const booking = item.kind === 'enquiry' ? item.booking : null;
  const failure = booking && decisions.failure?.bookingId === booking.id ? decisions.failure : null;
  return (
    <Row>
      <div>
        <Badge $tone={tone}>{tag}</Badge>
      </div>
      <Text>
        <p>
          {reference === null ? (
            <strong>{who}</strong>
          ) : (
            <BookingLink
              reference={reference}
              onOpen={onOpen}
              {...(booking && { id: waitingGuestId(booking) })}
            >
              {who}
            </BookingLink>
          )}{' '}
          <span>{what.join(' · ')}</span>
        </p>
        {more.map((line) => (
          <Line key={line} title={line}>
            {line}
          </Line>
        ))}
        {booking?.endedOffer && <EndedOfferBadge offer={booking.endedOffer} />}
        {booking?.isSentTwice && <SentTwiceBadge />}
      </Text>
      <Verb>{verbOf(props)}</Verb>
      {booking && hasReason(booking, failure) && (
        <Reason>
          <BookingReason booking={booking} failure={failure} onOpen={onOpen} />
        </Reason>
      )}
    </Row>
  );
}

function referenceOf(item: TodayItem): string | null {
  switch (item.kind) {
    case 'doubleBooking':
      return item.booking?.reference ?? null;
    case 'arrival':
    case 'departure':
    case 'inHouse':
    case 'enquiry':
      return item.booking.reference;
    case 'payment':
      return item.due.reference;
    case 'request':
    case 'message':
    case 'offer':
    case 'lapsed':
      return item.reference;
    default:
      return null;
  }
}

function verbOf({ item, today, decisions, onOpen, onClash }: Props): ReactNode {
  switch (item.kind) {
    case 'doubleBooking':
      return (
        <SmallButton onClick={() => onClash(item)}>{t('Look at the double booking')}</SmallButton>
      );
    case 'arrival':
    case 'departure':
    case 'inHouse': {
      const owed = owedText(item);
      return owed === null ? (
        <Call {...item.booking} />
      ) : (
        <To address={paymentsOf(item.booking.reference)}>
          {t('Collect {amount}', { amount: owed })}
        </To>
      );
    }
    case 'enquiry': {
      const { booking } = item;
      const { reference, competing, obstacle } = booking;
      const mustLook = competing !== undefined || (obstacle && obstacle.kind !== 'over');
      return mustLook ? (
        <SmallButton aria-describedby={waitingGuestId(booking)} onClick={() => onOpen(reference)}>
          {t('Answer')}
        </SmallButton>
      ) : (
        <RowActions
          booking={booking}
          nameId={waitingGuestId(booking)}
          isSaving={decisions.isSaving}
          onDecide={decisions.decide}
          onPutAway={decisions.putAway}
          onOpen={onOpen}
        />
      );
    }
    case 'request':
      return <SmallButton onClick={() => onOpen(item.reference)}>{t('Answer')}</SmallButton>;
    case 'message':
      return (
        <To
          address={
            item.reference === null
              ? `/admin/messages?message=${item.id}`
              : `/admin?booking=${item.reference}#conversation`
          }
        >
          {t('Read{#verb}')}
        </To>
      );
    case 'payment': {
      const amount = dueText(item, today.today);
      return (
        <To address={paymentsOf(item.due.reference)}>
          {item.due.kind === 'giveBack'
            ? t('Give back {amount}', { amount })
            : t('Collect {amount}', { amount })}
        </To>
      );
    }
    case 'failedMail':
      return <FailedMailActions count={item.count} />;
    case 'silentFeed':
    case 'unreadFeed':
      return <To address="/admin/calendar">{t('Other calendars')}</To>;
    case 'review':
      return <To address="/admin/reviews">{t('Read{#verb}')}</To>;
    case 'importedArrival':
    case 'importedDeparture':
    case 'offer':
    case 'lapsed':
      return null;
  }
}

function paymentsOf(reference: string): string {
  return `/admin?booking=${reference}#booking-payments`;
}

function To({ address, children }: { address: string; children: ReactNode }) {
  return (
    <Button as={Link} to={address} $variant="secondary" $size="small">
      {children}
    </Button>
  );
}

function Call({ guestName, guestPhone }: { guestName: string; guestPhone: string | null }) {
  return dialledNumbers(guestPhone ?? '').map(({ text, href }) => (
    <Button
      key={href}
      as="a"
      href={href}
      $variant="secondary"
      $size="small"
      aria-label={t('Call {guestName}, {guestPhone}', { guestName, guestPhone: text })}
      title={text}
    >
      {t('Call')}
    </Button>
  ));
}

/** On phones kind and verb share the first line, and the text has the whole width. */
const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(0.5)} ${space(3)};
  padding: ${space(2)} ${space(4)};
  font-variant-numeric: tabular-nums;
  & + & {
    border-top: 1px solid ${({ theme }) => theme.colors.stone};
  }
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: 148px minmax(0, 1fr) auto;
    gap: ${space(1)} ${space(4)};
    min-height: 56px;
  }
`;

const Text = styled.div`
  grid-row: 2;
  grid-column: 1 / -1;
  min-width: 0;
  overflow-wrap: anywhere;
  ${({ theme }) => theme.up.tablet} {
    grid-row: auto;
    grid-column: auto;
  }
  a,
  strong {
    margin-right: ${space(1)};
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;

const Line = styled(SmallText)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 1;
`;

const Verb = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
`;

const Reason = styled.div`
  grid-column: 1 / -1;
`;
