import type { ItemOf, StayItem, Today, TodayItem } from '@shared/contract/bookings/today';
import { dialledNumbers, whatsAppHref } from '@shared/domain/phones';
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
import { ActionMenu } from '../components/ActionMenu';
import { SmallButton, SmallWriteButton } from '../components/SmallButton';
import { moneyText } from '../components/formats';
import { t } from '../i18n/t';
import { sumText, useRecordPayments, type Sum } from '../payments/useRecordPayments';
import { FailedMailActions } from './FailedMails';
import { dueOf, owedOf, rowText } from './todayText';

/** Id of Today's heading, which takes the focus when the focused row disappears. */
export const TODAY_ID = 'today';

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
  const hasMore = more.length > 0 || Boolean(booking?.endedOffer) || booking?.isSentTwice === true;
  const failure = booking && decisions.failure?.bookingId === booking.id ? decisions.failure : null;
  return (
    <Row>
      <Head $isAlone={!hasMore}>
        <Badge $tone={tone}>{tag}</Badge>
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
      </Head>
      {hasMore && (
        <More>
          {more.map((line) => (
            <Line key={line} title={line}>
              {line}
            </Line>
          ))}
          {booking?.endedOffer && <EndedOfferBadge offer={booking.endedOffer} />}
          {booking?.isSentTwice && <SentTwiceBadge />}
        </More>
      )}
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
    case 'inHouse':
      return <StayVerbs item={item} />;
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
      const { kind, reference, bookingId, amount, currency } = item.due;
      return kind === 'giveBack' ? (
        <To address={paymentsOf(reference)}>
          {t('Give back {amount}', { amount: moneyText(amount, currency) })}
        </To>
      ) : (
        <Received bookingId={bookingId} due={dueOf(item, today.today)} />
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

function Received({ bookingId, due }: { bookingId: number; due: Sum }) {
  const { record, isSaving } = useRecordPayments(bookingId, TODAY_ID);
  const amount = sumText(due);
  return (
    <SmallWriteButton
      aria-disabled={isSaving}
      aria-label={t('{amount} received from {guestName}', { ...due, amount })}
      onClick={() => record('in', due)}
    >
      {t('Received {amount}', { amount })}
    </SmallWriteButton>
  );
}

/** What to collect, or a call; the rest of it behind “⋯”. */
function StayVerbs({ item }: { item: StayItem }) {
  const { id, reference, guestName, guestPhone } = item.booking;
  const { record, isSaving } = useRecordPayments(id, TODAY_ID);
  const owed = owedOf(item);
  const numbers = dialledNumbers(guestPhone ?? '');
  const [first] = numbers;
  const calls = numbers.map(({ text, href }) => ({
    label: t('Call {guestPhone}', { guestPhone: text }),
    href,
  }));
  const items = [
    ...(owed
      ? [
          {
            label: t('Received {amount}', { amount: sumText(owed) }),
            isDisabled: isSaving,
            onSelect: () => record('in', owed),
          },
          ...calls,
        ]
      : calls.slice(1)),
    ...(first ? [{ label: t('Write by WhatsApp'), href: whatsAppHref(first.href) }] : []),
  ];
  return (
    <>
      {owed ? (
        <To address={paymentsOf(reference)}>{t('Collect {amount}', { amount: sumText(owed) })}</To>
      ) : (
        first && (
          <Button
            as="a"
            href={first.href}
            $variant="secondary"
            $size="small"
            aria-label={t('Call {guestName}, {guestPhone}', { guestName, guestPhone: first.text })}
            title={first.text}
          >
            {t('Call')}
          </Button>
        )
      )}
      {items.length > 0 && (
        <ActionMenu label={t('More about {guestName}', { guestName })} items={items} />
      )}
    </>
  );
}

/** On phones the kind stands in the first line of the text, and the verb beside the lines below it. */
const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space(3)};
  padding: ${space(1)} ${space(3)};
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  & + & {
    border-top: 1px solid ${({ theme }) => theme.colors.stone};
  }
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: 148px minmax(0, 1fr) auto;
    gap: 0 ${space(4)};
    min-height: 56px;
    padding: ${space(2)} ${space(4)};
  }
`;

const Head = styled.div<{ $isAlone: boolean }>`
  grid-column: ${({ $isAlone }) => ($isAlone ? 'auto' : '1 / -1')};
  min-width: 0;
  padding: ${space(0.5)} 0;
  overflow-wrap: anywhere;
  font-size: ${({ theme }) => theme.type.small};
  & > :first-child {
    margin-right: ${space(2)};
  }
  p {
    display: inline;
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
  ${({ theme }) => theme.up.tablet} {
    display: contents;
    & > :first-child {
      grid-row: 1 / span 2;
      justify-self: start;
      margin: 0;
    }
    p {
      display: block;
      font-size: 0.9375rem;
      grid-row: ${({ $isAlone }) => ($isAlone ? '1 / span 2' : '1')};
      grid-column: 2;
    }
  }
`;

const More = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  ${({ theme }) => theme.up.tablet} {
    grid-row: 2;
    grid-column: 2;
  }
`;

/** Two lines beside a button on phones, one on wider screens. */
const Line = styled(SmallText)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  ${({ theme }) => theme.up.tablet} {
    -webkit-line-clamp: 1;
  }
`;

const Verb = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 2;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(1)};
  ${({ theme }) => theme.up.tablet} {
    grid-row: 1 / span 2;
    grid-column: 3;
  }
`;

const Reason = styled.div`
  grid-column: 1 / -1;
`;
