import type { VillaSettings } from '@shared/contract/prices/settings';
import type { AvailabilityDay } from '@shared/contract/calendars/availability';
import {
  addDays,
  addMonths,
  eachDay,
  endOfMonth,
  formatDay,
  startOfMonth,
  type PlainDate,
} from '@shared/domain/date';
import type { Stay } from '@shared/domain/bookings/stayRules';
import { PUBLIC_FALLBACKS } from '@shared/domain/publicDefaults';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { guestFailureText } from '../../api/failureText';
import { Button } from '../../components/Button';
import { Quiet } from '../../components/SmallText';
import { availabilityQuery } from '../../queries/publicReads';
import { space } from '../../styles/theme';
import { usePage } from '../PageContext';
import type * as freeWeeks from './freeWeeks';
import { stayTotalCents, type TotalRules } from './hoverPrice';
import { selectionIssue, WEEK_NIGHTS } from './staySelection';

/** Height of the bars over the calendar on a phone. */
const COVERED_PX = 160;

/** Scrolls a day into view. On phones the second month begins below the window. */
function showDay(day: PlainDate): void {
  // The calendar has rendered by then.
  setTimeout(() => {
    const button = document.querySelector(`[aria-selected="true"] [data-day="${day}"]`);
    const { top = 0, bottom = 0 } = button?.getBoundingClientRect() ?? {};
    if (top < COVERED_PX || bottom > window.innerHeight - COVERED_PX) {
      button?.scrollIntoView({ block: 'center' });
    }
  });
}

/**
 * Suggests a week to guests without dates: the first free one and the cheapest in each displayed month. The
 * search code is loaded on the first press.
 * @param month the first displayed month
 * @param days loaded availability
 */
export function WeekChoices({
  month,
  days,
  settings,
  totals,
  onStay,
}: {
  month: PlainDate;
  days: ReadonlyMap<PlainDate, AvailabilityDay>;
  settings: VillaSettings | undefined;
  totals: TotalRules | null;
  onStay: (stay: Stay) => void;
}) {
  const { t, locale, today } = usePage();
  const api = useApi();
  const queryClient = useQueryClient();
  const [answer, setAnswer] = useState<{ text: string; isFailure: boolean } | null>(null);
  /** Only the last of several presses counts. */
  const presses = useRef(0);

  const rules = settings ?? PUBLIC_FALLBACKS;
  /** Leaves out months without a whole week left. */
  const months = useMemo(() => {
    const first = startOfMonth(month);
    return [first, addMonths(first, 1)].filter((shown) =>
      eachDay(shown, endOfMonth(shown)).some((checkinDate) => {
        const week = { checkinDate, checkoutDate: addDays(checkinDate, WEEK_NIGHTS) };
        return checkinDate >= today && selectionIssue(week, days, rules, today) === null;
      }),
    );
  }, [month, days, rules, today]);
  const nameOf = (shown: PlainDate) => formatDay(shown, locale, { month: 'long' });
  const search: freeWeeks.WeekSearch = {
    read: (query) => queryClient.fetchQuery(availabilityQuery(api, query)),
    rules,
    today,
  };
  const choose = async (find: (finder: typeof freeWeeks) => Promise<Stay | null>, none: string) => {
    const press = ++presses.current;
    setAnswer(null);
    try {
      const stay = await find(await import('./freeWeeks'));
      if (press !== presses.current) return;
      if (stay) {
        onStay(stay);
        showDay(stay.checkinDate);
      } else setAnswer({ text: none, isFailure: false });
    } catch (error) {
      if (press !== presses.current || !(error instanceof Error)) return;
      const text = `${t('calendar.failed')} ${guestFailureText(error, t)}`;
      setAnswer({ text, isFailure: true });
    }
  };

  return (
    <div>
      <Row>
        <Button
          type="button"
          $variant="secondary"
          $size="small"
          onClick={() =>
            void choose(({ firstFreeWeek }) => firstFreeWeek(search), t('calendar.noWeek'))
          }
        >
          {t('calendar.firstWeek')}
        </Button>
        {totals &&
          months.map((shown) => (
            <Button
              key={shown}
              type="button"
              $variant="secondary"
              $size="small"
              onClick={() =>
                void choose(
                  ({ cheapestWeek }) =>
                    cheapestWeek(shown, search, (week, days) => stayTotalCents(week, days, totals)),
                  t('calendar.noWeekIn', { month: nameOf(shown) }),
                )
              }
            >
              {t('calendar.cheapestWeek', { month: nameOf(shown) })}
            </Button>
          ))}
      </Row>
      {answer && <Quiet role={answer.isFailure ? 'alert' : 'status'}>{answer.text}</Quiet>}
    </div>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  & > button {
    min-height: 44px;
  }
`;
