import {
  COUNTED_KINDS,
  type ItemOf,
  type Today as TodayJson,
  type TodayItem,
} from '@shared/contract/bookings/today';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { Dialog } from '../../components/Dialog';
import { QueryState } from '../../components/QueryState';
import { todayQuery } from '../../queries/bookings';
import { space } from '../../styles/theme';
import { DecisionDialog } from '../bookings/DecisionDialog';
import { useBookingDecisions } from '../bookings/useBookingDecisions';
import { useOpenBooking } from '../bookings/useOpenBooking';
import { DoubleBookingEnds } from '../calendars/DoubleBookingEnds';
import { Notice } from '../components/sectionStyles';
import { useNow } from '../components/useNow';
import { useToday } from '../components/useToday';
import { t } from '../i18n/t';
import { TODAY_ID, TodayRow, waitingGuestId } from './TodayRow';
import { todayText } from './todayText';

/** Where all of a kind are listed. */
const ALL_OF = {
  enquiry: '/admin?view=answer&sort=created&order=asc',
  request: '/admin?view=upcoming',
  message: '/admin/messages',
  payment: '/admin/payments',
  offer: '/admin?view=upcoming',
} as const satisfies Record<(typeof COUNTED_KINDS)[number], string>;

export function Today() {
  const villaDay = useToday();
  const today = useQuery(todayQuery(useApi(), villaDay));
  return (
    <Area aria-labelledby={TODAY_ID}>
      <Head>
        <h2 id={TODAY_ID} tabIndex={-1}>
          {t('Today')}
        </h2>
        <p>{todayText(today.data?.today ?? villaDay)}</p>
      </Head>
      <QueryState
        query={today}
        loading={t('Loading today...')}
        failed={t('What is due today could not be loaded.')}
      >
        {(data) => <Items today={data} />}
      </QueryState>
    </Area>
  );
}

function Items({ today }: { today: TodayJson }) {
  const now = useNow();
  const { open } = useOpenBooking();
  const decisions = useBookingDecisions(waitingGuestId, TODAY_ID);
  const [clash, setClash] = useState<ItemOf<'doubleBooking'> | null>(null);
  const close = () => setClash(null);
  return (
    <>
      {today.isDiskShort && (
        <Notice $tone="warning">
          {t(
            'The disk that your villa is stored on is nearly full. Enquiries and your changes are still taken for a while, new pictures and nightly backups may not be. Download a backup under Settings, then delete other files on that computer or get a larger disk, or ask whoever looks after your server.',
          )}
        </Notice>
      )}
      {today.items.length > 0 && (
        <List>
          {today.items.map((item, index) => (
            <TodayRow
              key={keyOf(item, index)}
              item={item}
              today={today}
              now={now}
              decisions={decisions}
              onOpen={open}
              onClash={setClash}
            />
          ))}
        </List>
      )}
      <Rest>
        {COUNTED_KINDS.filter((kind) => isCutOff(kind, today)).map((kind) => (
          <Link key={kind} to={ALL_OF[kind]}>
            {allText(kind, today.totals[kind])}
          </Link>
        ))}
        <span>{nothingElseText(today)}</span>
      </Rest>
      <DecisionDialog decisions={decisions} />
      <Dialog isOpen={clash !== null} onClose={close} title={t('Double booking')}>
        {clash && <DoubleBookingEnds clash={clash} onEnded={close} />}
      </Dialog>
    </>
  );
}

function keyOf(item: TodayItem, index: number): string {
  if ('booking' in item && item.booking) return `${item.kind} ${item.booking.reference}`;
  return 'reference' in item ? `${item.kind} ${item.reference} ${index}` : `${item.kind} ${index}`;
}

function isCutOff(kind: (typeof COUNTED_KINDS)[number], { items, totals }: TodayJson): boolean {
  return items.filter((item) => item.kind === kind).length < totals[kind];
}

function allText(kind: (typeof COUNTED_KINDS)[number], total: number): string {
  switch (kind) {
    case 'enquiry':
      return t('Show all {total} enquiries', { total });
    case 'request':
      return t('Show all {total} requests', { total });
    case 'message':
      return t('Show all {total} messages', { total });
    case 'payment':
      return t('Show all {total} payments', { total });
    case 'offer':
      return t('Show all {total} offers', { total });
  }
}

/** One line for the kinds of which there is nothing. */
function nothingElseText({ items }: TodayJson): string {
  if (items.length === 0) return t('Nothing needs you today.');
  const has = (...kinds: TodayItem['kind'][]) => items.some(({ kind }) => kinds.includes(kind));
  const missing = [
    ...(has('arrival', 'departure', 'importedArrival', 'importedDeparture')
      ? []
      : [t('nobody arrives or leaves today or tomorrow')]),
    ...(has('enquiry', 'request', 'message') ? [] : [t('nobody waits for an answer')]),
    ...(has('payment') ? [] : [t('no payment is due')]),
  ];
  if (missing.length === 0) return t('Nothing else.');
  return t('Nothing else: {missing}.', { missing: missing.join(', ') });
}

const Area = styled.section`
  /* About as high as a quiet day, so that what is below stays where it is. */
  min-height: 160px;
  margin-bottom: ${space(3)};
  ${({ theme }) => theme.up.tablet} {
    margin-bottom: ${space(6)};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(3)};
  margin-bottom: ${space(1)};
  h2 {
    font-size: ${({ theme }) => theme.type.h4};
  }
  p {
    color: ${({ theme }) => theme.colors.slate};
  }
`;

const List = styled.ul`
  background: ${({ theme }) => theme.colors.surface};
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.card};
`;

const Rest = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(5)};
  min-height: 44px;
  font-size: ${({ theme }) => theme.type.small};
  color: ${({ theme }) => theme.colors.slate};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
`;
