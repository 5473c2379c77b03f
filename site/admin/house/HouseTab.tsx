import type { HousePlan, HouseStay } from '@shared/contract/bookings/housePlan';
import { daysOfPlan } from '@shared/domain/bookings/houseDays';
import { extrasText } from '@shared/domain/bookings/houseText';
import type { PlainDate } from '@shared/domain/date';
import { useQuery } from '@tanstack/react-query';
import styled, { createGlobalStyle } from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { SmallButton } from '../components/SmallButton';
import { QueryState } from '../../components/QueryState';
import { housePlanQuery } from '../../queries/house';
import { space } from '../../styles/theme';
import { usePermissions } from '../access/usePermissions';
import { nightsText, rowDayText } from '../components/dateRangeText';
import { useToday } from '../components/useToday';
import { useVilla } from '../components/useVilla';
import { ScreenHead } from '../shell/ScreenHead';
import { agendaDayText } from '../today/todayText';
import { arrivalsByDay, staysUnderWay, type HouseDay } from './arrivalsByDay';
import { HouseDaysForm } from './HouseDaysForm';
import { HouseLink } from './HouseLink';
import { useHouseDays } from './useHouseDays';
import { arriveText, headCountOf } from './houseText';
import { Lead } from '../components/cardStyles';
import { Badge } from '../../components/Badge';
import { t } from '../i18n/t';

export function HouseTab() {
  const villaDay = useToday();
  const { name } = useVilla();
  const days = useHouseDays();
  const plan = useQuery(housePlanQuery(useApi(), villaDay, days.chosen));
  const isSharing = usePermissions()('calendar');
  return (
    <Page>
      <Sheet />
      <ScreenHead title={t('House')}>
        <SmallButton onClick={() => window.print()}>{t('Print')}</SmallButton>
      </ScreenHead>
      <PrintedName aria-hidden="true">{name}</PrintedName>
      <Lead>
        {daysText(daysOfPlan({ today: villaDay, ...days.chosen, ...plan.data }), villaDay)}
      </Lead>
      <HouseDaysForm days={days} today={villaDay} />
      <QueryState
        query={plan}
        loading={t('Loading the plan...')}
        failed={t('The plan of the house could not be loaded.')}
      >
        {(data) => <Plan plan={data} />}
      </QueryState>
      {isSharing && <HouseLink />}
    </Page>
  );
}

function daysText(
  { startDate, endDate }: { startDate: PlainDate; endDate: PlainDate },
  today: PlainDate,
): string {
  const first = rowDayText(startDate, today);
  return startDate === endDate
    ? first
    : t('{first} to {endDate}', { first, endDate: rowDayText(endDate, today) });
}

function Plan({ plan }: { plan: HousePlan }) {
  const days = arrivalsByDay(plan);
  const underWay = staysUnderWay(plan);
  return (
    <>
      {underWay.map((stay) => (
        <Now key={stay.checkinDate}>
          <strong>
            {t('In the house until {checkoutDate}', {
              checkoutDate: rowDayText(stay.checkoutDate, plan.today),
            })}
          </strong>
          <p>{headCountOf(stay)}</p>
          <ToKnow stay={stay} />
        </Now>
      ))}
      {days.length === 0 ? (
        <p>{t('Nobody arrives or leaves on these days.')}</p>
      ) : (
        <Days aria-label={t('Arrivals and departures')}>
          {days.map((day) => (
            <DayRow key={day.day} {...day} plan={plan} />
          ))}
        </Days>
      )}
    </>
  );
}

function DayRow({
  day,
  departures,
  arrivals,
  plan: { today, checkinTime, checkoutTime },
}: HouseDay & { plan: HousePlan }) {
  const isChangeover = departures.length > 0 && arrivals.length > 0;
  return (
    <li>
      <Day>
        <DayName $isToday={day === today}>{agendaDayText(day, today)}</DayName>
        {isChangeover && <Badge $tone="yellow">{t('Changeover')}</Badge>}
      </Day>
      <div>
        {departures.map((stay) => (
          <Line key={stay.checkinDate}>
            <strong>{t('Leave by {checkoutTime}', { checkoutTime })}</strong>
            <p>{headCountOf(stay)}</p>
          </Line>
        ))}
        {arrivals.map((stay) => (
          <Line key={stay.checkinDate}>
            <strong>{arriveText(checkinTime, stay.arrivalTime)}</strong>
            <p>{arrivalText(stay, today)}</p>
            <ToKnow stay={stay} />
          </Line>
        ))}
      </div>
    </li>
  );
}

function arrivalText(stay: HouseStay, today: PlainDate): string {
  return t('{people} · {nights}, until {checkoutDate}', {
    people: headCountOf(stay),
    nights: nightsText(stay),
    checkoutDate: rowDayText(stay.checkoutDate, today),
  });
}

/** What must be ready at arrival, and the owner's notes. */
function ToKnow({ stay: { extras, notes } }: { stay: HouseStay }) {
  return (
    <>
      {extras.length > 0 && <p>{t('Extras: {extras}', { extras: extrasText(extras) })}</p>}
      {notes !== null && <NotesText>{notes}</NotesText>}
    </>
  );
}

/** Two weeks fit on one page. */
const Sheet = createGlobalStyle`
  @page {
    size: A4;
    margin: 16mm;
  }
`;

const Page = styled.div`
  max-width: 820px;
  @media print {
    max-width: none;
    button {
      display: none;
    }
  }
`;

/** In print only; on the screen the name is above the tabs. */
const PrintedName = styled.p`
  display: none;
  font-weight: 600;
  @media print {
    display: block;
  }
`;

const Now = styled.section`
  margin-bottom: ${space(4)};
  padding: ${space(4)};
  background: ${({ theme }) => theme.colors.sand};
  border-radius: ${({ theme }) => theme.radii.card};
`;

const Days = styled.ul`
  background: ${({ theme }) => theme.colors.surface};
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.card};
  & > li {
    display: grid;
    gap: ${space(2)} ${space(5)};
    padding: ${space(4)};
    break-inside: avoid;
    ${({ theme }) => theme.up.tablet} {
      grid-template-columns: 132px 1fr;
    }
  }
  & > li + li {
    border-top: 1px solid ${({ theme }) => theme.colors.stone};
  }
`;

const Day = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(3)};
  ${({ theme }) => theme.up.tablet} {
    flex-direction: column;
  }
`;

const DayName = styled.strong<{ $isToday: boolean }>`
  font-weight: 600;
  color: ${({ theme, $isToday }) => ($isToday ? theme.colors.terracotta : theme.colors.ink)};
`;

const Line = styled.div`
  font-variant-numeric: tabular-nums;
  strong {
    font-weight: 600;
  }
  & + & {
    margin-top: ${space(3)};
  }
`;

/** Keeps the owner's line breaks. */
const NotesText = styled.p`
  margin-top: ${space(1)};
  padding-left: ${space(3)};
  border-left: 3px solid ${({ theme }) => theme.colors.stone};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
