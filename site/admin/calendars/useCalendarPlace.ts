import { useSearchParams } from 'react-router';
import { isMonth, monthOf, type Month } from './calendarMonth';
import { useToday } from '../components/useToday';

export type CalendarView = 'month' | 'year';

export type CalendarPlace = {
  /** In the year's view the month that it opened from. */
  month: Month;
  view: CalendarView;
  /** Goes to a month, a view or both; what is left out stays. */
  go: (to: { month?: Month; view?: CalendarView }) => void;
};

/** Which part of the calendar is on show, kept in the address: `?month=2027-04&view=year`. */
export function useCalendarPlace(): CalendarPlace {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const given = params.get('month') ?? '';
  const month = isMonth(given) ? given : monthOf(today);
  const view = params.get('view') === 'year' ? 'year' : 'month';
  return {
    month,
    view,
    go: (to) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          const goal = to.month ?? month;
          next.set('month', isMonth(goal) ? goal : month);
          if ((to.view ?? view) === 'year') next.set('view', 'year');
          else next.delete('view');
          return next;
        },
        { replace: true },
      ),
  };
}
