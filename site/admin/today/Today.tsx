import type { Today as TodayJson } from '@shared/contract/bookings/today';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { QueryState } from '../../components/QueryState';
import { todayQuery } from '../../queries/bookings';
import { space } from '../../styles/theme';
import { Notice } from '../components/sectionStyles';
import { useOpenBooking } from '../bookings/useOpenBooking';
import { useToday } from '../components/useToday';
import { todayText } from './todayText';
import { ArrivalsAndDepartures } from './ArrivalsAndDepartures';
import { DuePayments } from '../payments/DuePayments';
import { Conflicts } from './Conflicts';
import { FailedMails } from './FailedMails';
import { OpenOffers } from './OpenOffers';
import { NewReviews } from './NewReviews';
import { Waiting } from './Waiting';
import { ChangeRequests } from './ChangeRequests';
import { t } from '../i18n/t';

/** Id of the heading, which takes the focus when the focused row disappears. */
const TODAY_ID = 'today';

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
        {(data) => <Parts today={data} />}
      </QueryState>
    </Area>
  );
}

function Parts({ today }: { today: TodayJson }) {
  const { open } = useOpenBooking();
  return (
    <>
      {today.isDiskShort && (
        <Notice $tone="warning">
          {t(
            'The disk that your villa is stored on is nearly full. Enquiries and your changes are still taken for a while, new pictures and nightly backups may not be. Download a backup under Settings, then delete other files on that computer or get a larger disk, or ask whoever looks after your server.',
          )}
        </Notice>
      )}
      <Columns>
        <Cell $at="left">
          <ArrivalsAndDepartures today={today} onOpen={open} />
        </Cell>
        <Cell $at="right">
          <Waiting answer={today.answer} today={today.today} onOpen={open} />
        </Cell>
        {today.wishes.total > 0 && (
          <Cell $at="left">
            <ChangeRequests changeRequests={today.wishes} onOpen={open} />
          </Cell>
        )}
        {today.offers.total > 0 && (
          <Cell $at="left">
            <OpenOffers offers={today.offers} onOpen={open} />
          </Cell>
        )}
        <Cell $at="left">
          <DuePayments due={today.due} onOpen={open} />
        </Cell>
        <Cell $at="left">
          <FailedMails />
        </Cell>
        <Cell $at="right">
          <Conflicts
            conflicts={today.conflicts}
            unread={today.unread}
            silent={today.silent}
            onOpen={open}
          />
        </Cell>
      </Columns>
      <NewReviews />
    </>
  );
}

const Area = styled.section`
  /* About as high as a quiet day, so that what is below stays where it is. */
  min-height: 240px;
  margin-bottom: ${space(10)};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(3)};
  margin-bottom: ${space(4)};
  h2 {
    font-size: ${({ theme }) => theme.type.h4};
    outline: none;
  }
  p {
    color: ${({ theme }) => theme.colors.slate};
  }
`;

const Columns = styled.div`
  display: flow-root;
  > * + *:not(:empty) {
    margin-top: ${space(5)};
  }
  ${({ theme }) => theme.up.desktop} {
    > :nth-child(2) {
      margin-top: 0;
    }
  }
`;

/** Floats, because the columns end at different heights and a grid's rows would leave gaps. */
const Cell = styled.div<{ $at: 'left' | 'right' }>`
  ${({ theme }) => theme.up.desktop} {
    float: ${({ $at }) => $at};
    clear: ${({ $at }) => $at};
    width: calc(50% - ${space(4)});
  }
`;
