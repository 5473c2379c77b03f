import { isPlainDate, type PlainDate } from '@shared/domain/date';
import { useSearchParams } from 'react-router';
import { isMonth, monthOf, type Month } from './calendarMonth';
import { useToday } from '../components/useToday';

export const CALENDAR_VIEWS = ['month', 'year'] as const;
type CalendarView = (typeof CALENDAR_VIEWS)[number];

export type CalendarPlace = {
  /** The year view keeps the month that it opened from. */
  month: Month;
  view: CalendarView;
  /** From the address; scrolled to and marked. */
  day: PlainDate | null;
  /** Omitted parts stay. */
  go: (to: { month?: Month; day?: PlainDate; view?: CalendarView }) => void;
};

/** Kept in the address: `?month=2027-04&view=year`, `?day=2027-04-12`. */
export function useCalendarPlace(): CalendarPlace {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const day = dayOf(params.get('day'));
  const given = params.get('month') ?? (day ? monthOf(day) : '');
  const month = isMonth(given) ? given : monthOf(today);
  const view = CALENDAR_VIEWS.find((each) => each === params.get('view')) ?? 'month';

  return {
    month,
    view,
    day,
    go: (to) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          const goal = to.day ? monthOf(to.day) : (to.month ?? month);
          next.set('month', isMonth(goal) ? goal : month);
          if (to.day) next.set('day', to.day);
          else if (to.month) next.delete('day');
          if (to.view === 'month') next.delete('view');
          else if (to.view) next.set('view', to.view);
          return next;
        },
        { replace: true },
      ),
  };
}

function dayOf(text: string | null): PlainDate | null {
  return text !== null && isPlainDate(text) && isMonth(monthOf(text)) ? text : null;
}
