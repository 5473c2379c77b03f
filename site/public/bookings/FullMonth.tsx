import type { AvailabilityDay } from '@shared/contract/calendars/availability';
import { MAX_AVAILABILITY_DAYS } from '@shared/domain/bookings/stayRules';
import {
  addDays,
  eachDay,
  endOfMonth,
  formatDay,
  startOfMonth,
  type PlainDate,
} from '@shared/domain/date';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { Button } from '../../components/Button';
import { availabilityQuery } from '../../queries/publicReads';
import { space } from '../../styles/theme';
import { usePage } from '../PageContext';

/**
 * Says that the first displayed month is fully booked and links to the next free day.
 * @param days loaded availability
 * @param lastOnShow last day in the calendar
 */
export function FullMonth({
  month,
  days,
  lastOnShow,
  onShow,
}: {
  month: PlainDate;
  days: ReadonlyMap<PlainDate, AvailabilityDay>;
  lastOnShow: PlainDate;
  onShow: (day: PlainDate) => void;
}) {
  const { t, locale } = usePage();
  const last = endOfMonth(month);
  const isFull = eachDay(startOfMonth(month), last).every(
    (day) => days.get(day)?.available === false,
  );
  const from = addDays(last, 1);
  const ahead = { startDate: from, endDate: addDays(from, MAX_AVAILABILITY_DAYS - 1) };
  const { data } = useQuery({ ...availabilityQuery(useApi(), ahead), enabled: isFull });
  if (!isFull) return null;
  const next = data?.find(({ available }) => available)?.date;
  const name = (day: PlainDate) => formatDay(day, locale, { month: 'long', year: 'numeric' });
  return (
    <Line role="status">
      <span>
        <span>{t('calendar.full', { month: name(month) })}</span>{' '}
        {next && <span>{t('calendar.nextFree', { date: formatDay(next, locale) })}</span>}
      </span>
      {next && next > lastOnShow && (
        <Button type="button" $variant="secondary" $size="small" onClick={() => onShow(next)}>
          {t('calendar.showMonth', { month: name(next) })}
        </Button>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  padding: ${space(3)} ${space(4)};
  background: ${({ theme }) => theme.colors.sand};
  border-radius: ${({ theme }) => theme.radii.control};
  & > button {
    min-height: 44px;
  }
`;
