import type { OwnerCalendar as CalendarData } from '@shared/contract/calendars/calendar';
import { addDays, type PlainDate } from '@shared/domain/date';
import type { Currency } from '@shared/domain/prices/money';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { QueryState, StateNote } from '../../components/QueryState';
import { Spinner } from '../../components/Spinner';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { bothQueries } from '../../queries/bothQueries';
import { calendarQuery } from '../../queries/calendar';
import { calendarKeys } from '../../queries/queryKeys';
import { settingsQuery } from '../../queries/publicReads';
import { space } from '../../styles/theme';
import { BookingPanel } from '../bookings/panel/BookingPanel';
import { nightsAddress } from '../bookings/bookingFilter';
import { useOpenBooking } from '../bookings/useOpenBooking';
import { currentFirstWeekday } from '../i18n/language';
import { loadPart } from '../components/loadPart';
import { useMediaQuery } from '../components/useMediaQuery';
import { useNewFromAddress } from '../components/useNewFromAddress';
import { useStable } from '../components/useStable';
import { isSingleKey } from '../shell/shortcutKeys';
import { Agenda } from './Agenda';
import { firstStay } from './firstStay';
import { barsOf, firstFreeNight, nightTones, type Bar } from './bars';
import { boardCells } from './boardCells';
import { firstDayOf, monthOf, monthRange, shiftMonth, yearRange } from './calendarMonth';
import { monthText } from './calendarText';
import { CalendarToolbar } from './CalendarToolbar';
import { CompactMonth } from './CompactMonth';
import { withGaps } from './gaps';
import { Key, Legend } from './Legend';
import { moveTask, type Task } from './calendarAction';
import { TaskDialog } from './CalendarActionDialog';
import { useCalendarPlace, type CalendarPlace } from './useCalendarPlace';
import { useToday } from '../components/useToday';
import { YearView } from './YearView';
import { t } from '../i18n/t';

const FITS_BOARD = '(min-width: 768px)';
/** react-big-calendar is large, and phones do not need it. */
const loadBoard = () => import('./MonthBoard');
const MonthBoard = loadPart(async () => (await loadBoard()).MonthBoard);

export function OwnerCalendar() {
  const api = useApi();
  const place = useCalendarPlace();
  const range = rangeOf(place);
  const calendar = useQuery(calendarQuery(api, range));
  const settings = useQuery(settingsQuery(api));
  const { open } = useOpenBooking();
  const navigate = useNavigate();
  const [task, setTask] = useState<Task | null>(null);
  const queryClient = useQueryClient();
  const today = useToday();
  const isWide = useMediaQuery(FITS_BOARD);
  usePrefetch(place);

  const shown = useMemo(
    () => (calendar.data ? withGaps(barsOf(calendar.data), calendar.data, today) : []),
    [calendar.data, today],
  );
  const currency = settings.data?.baseCurrency;
  const openBar = (bar: Bar) => {
    if (bar.kind === 'block') {
      setTask({ kind: 'openBlock', block: bar.block });
      return;
    }
    if (bar.kind === 'gap') {
      setTask({ kind: 'offer', gap: bar });
      return;
    }
    setTask(null);
    const reference = bar.kind === 'clash' ? bar.clash.booking?.reference : null;
    if (reference) open(reference);
    else if (bar.kind === 'clash') void navigate('/admin');
    else if (bar.kind === 'booking') open(bar.booking.reference);
    else void navigate(nightsAddress(bar.from, addDays(bar.to, -1)));
  };
  const first = place.month > monthOf(today) ? firstDayOf(place.month) : today;
  const beginBlock = () => {
    const from = firstFreeNight(nightTones(knownBars(queryClient)), first, range.endDate);
    setTask({ kind: 'block', from, to: addDays(from, 1) });
  };
  const beginBooking = async () => {
    const isShown = range.startDate <= first && first <= range.endDate;
    const begun = isShown ? range : rangeOf({ month: monthOf(first), view: 'month' });
    const [rules] = await Promise.all([
      queryClient.ensureQueryData(settingsQuery(api)).catch(() => null),
      queryClient
        .fetchQuery({ ...calendarQuery(api, begun), staleTime: Number.POSITIVE_INFINITY })
        .catch(() => null),
    ]);
    const days = knownAnswers(queryClient).flatMap((answer) => answer.days);
    const stay = rules && firstStay(days, first, rules, today);
    setTask({ kind: 'book', from: stay?.checkinDate ?? '', to: stay?.checkoutDate ?? '' });
  };
  useNewFromAddress(
    { booking: () => void beginBooking(), block: beginBlock },
    calendar.data !== undefined && currency !== undefined,
  );

  useTodayKey(() => place.go({ day: today }));

  return (
    <section aria-labelledby="owner-calendar">
      <CalendarToolbar place={place} onBlock={beginBlock} onBook={() => void beginBooking()} />
      <Room>
        <QueryState
          query={bothQueries(calendar, settings)}
          loading={t('Loading calendar...')}
          failed={t('The calendar could not be loaded.')}
        >
          {([data, { baseCurrency }]) => (
            <Shown
              data={data}
              bars={shown}
              place={place}
              today={today}
              isWide={isWide}
              currency={baseCurrency}
              isBehind={calendar.isPlaceholderData}
              onOpen={openBar}
              onTask={setTask}
            />
          )}
        </QueryState>
      </Room>
      {currency && <TaskDialog task={task} currency={currency} onTask={setTask} />}
      <BookingPanel />
    </section>
  );
}

function Shown({
  data,
  bars,
  place,
  today,
  isWide,
  currency,
  isBehind,
  onOpen,
  onTask,
}: {
  data: CalendarData;
  bars: readonly Bar[];
  place: CalendarPlace;
  today: PlainDate;
  isWide: boolean;
  currency: Currency;
  isBehind: boolean;
  onOpen: (bar: Bar) => void;
  onTask: (task: Task) => void;
}) {
  const { month, view, go } = place;
  const tones = useMemo(() => nightTones(bars), [bars]);
  const cells = useMemo(() => boardCells(data, tones, currency), [data, tones, currency]);
  const pick = (from: PlainDate, to: PlainDate) => onTask({ kind: 'choose', from, to });
  const inMonth = bars.filter(
    ({ from, to }) => from < firstDayOf(shiftMonth(month, 1)) && to > firstDayOf(month),
  );

  return (
    <Area aria-busy={isBehind}>
      <Key>
        <Legend
          tones={new Set(bars.map(({ tone }) => tone))}
          seasons={data.seasons}
          hasOverrides={data.overrides.length > 0}
        />
      </Key>
      {view === 'month' && (
        <VisuallyHidden role="status">
          {isBehind ? '' : `${monthText(month)}: ${countText(inMonth)}`}
        </VisuallyHidden>
      )}
      {view === 'year' ? (
        <YearView
          month={month}
          today={today}
          tones={tones}
          cells={cells}
          onOpen={(each) => go({ month: each, view: 'month' })}
        />
      ) : isWide ? (
        <Suspense
          fallback={
            <StateNote role="status">
              <Spinner />
              <div>{t('Loading calendar...')}</div>
            </StateNote>
          }
        >
          <MonthBoard
            month={month}
            today={today}
            asked={place.day}
            bars={bars}
            cells={cells}
            onPick={pick}
            onOpen={onOpen}
            onMove={(bar, span) => onTask(moveTask(bar, span))}
            onMonth={(next) => go({ month: next })}
          />
        </Suspense>
      ) : (
        <>
          <CompactMonth
            month={month}
            today={today}
            asked={place.day}
            tones={tones}
            cells={cells}
            onPick={pick}
          />
          <ListHead>{t('Stays and blocks')}</ListHead>
          <Agenda
            bars={inMonth}
            empty={t('Nothing in {month} yet. Touch a day to enter a booking or to block it.', {
              month: monthText(month),
            })}
            onOpen={onOpen}
          />
        </>
      )}
    </Area>
  );
}

function rangeOf({ month, view }: Pick<CalendarPlace, 'month' | 'view'>) {
  return view === 'year' ? yearRange(month) : monthRange(month, currentFirstWeekday());
}

function usePrefetch({ month, view }: CalendarPlace): void {
  const api = useApi();
  const queryClient = useQueryClient();
  useEffect(() => {
    const step = view === 'year' ? 12 : 1;
    for (const months of [step, -step]) {
      void queryClient.prefetchQuery(
        calendarQuery(api, rangeOf({ month: shiftMonth(month, months), view })),
      );
    }
  }, [api, queryClient, month, view]);
}

/** The month board handles T on its days itself. */
function useTodayKey(onToday: () => void): void {
  const goToToday = useStable(onToday);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 't' || !isSingleKey(event)) return;
      event.preventDefault();
      goToToday();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [goToToday]);
}

function knownBars(queryClient: QueryClient): Bar[] {
  return knownAnswers(queryClient).flatMap(barsOf);
}

function knownAnswers(queryClient: QueryClient): CalendarData[] {
  const answers = queryClient.getQueriesData<CalendarData>({ queryKey: calendarKeys.all });
  return answers.flatMap(([, data]) => data ?? []);
}

function countText(bars: readonly Bar[]): string {
  const blocks = bars.filter(({ kind }) => kind === 'block').length;
  const clashes = bars.filter(({ kind }) => kind === 'clash').length;
  const bookings = bars
    .map((bar) => (bar.kind === 'more' ? bar.count : Number(bar.kind === 'booking')))
    .reduce((sum, count) => sum + count, 0);
  const text = t('{bookings} {bookings|booking|bookings}, {blocks} {blocks|block|blocks}', {
    bookings,
    blocks,
  });
  if (clashes === 0) return text;
  return `${text}, ${t('{clashes} {clashes|double booking|double bookings}', { clashes })}`;
}

/** As high as a month while it loads, so that the content below does not move. */
const Room = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 440px;
  ${({ theme }) => theme.up.tablet} {
    min-height: 600px;
  }
`;

const Area = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  transition: opacity ${({ theme }) => theme.motion.fast};
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

const ListHead = styled.h3`
  margin: ${space(6)} 0 ${space(3)};
  font-family: ${({ theme }) => theme.fonts.text};
  font-size: 1rem;
  font-weight: 600;
  letter-spacing: 0;
`;
