import type { VillaSettings } from '@shared/contract/prices/settings';
import {
  addMonths,
  endOfMonth,
  formatDay,
  startOfMonth,
  type PlainDate,
} from '@shared/domain/date';
import { PUBLIC_FALLBACKS } from '@shared/domain/publicDefaults';
import { countNights, latestCheckin } from '@shared/domain/bookings/stayRules';
import { LANGUAGES } from '@shared/i18n/languages';
import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { dayAfterKey } from '../../components/calendarKeys';
import { Quiet } from '../../components/SmallText';
import { useCurrency } from '../../stores/currency';
import { space, theme } from '../../styles/theme';
import { ContactLinks } from '../messages/ContactLinks';
import { guestFailureText } from '../../api/failureText';
import { usePage } from '../PageContext';
import { startOfWeek } from './calendarDays';
import { CalendarLegend } from './CalendarLegend';
import { DayTip } from './DayTip';
import { FullMonth } from './FullMonth';
import type { TotalRules } from './hoverPrice';
import { MonthChoice } from './MonthChoice';
import { MonthGrid } from './MonthGrid';
import { minimumsOf } from './minimumStays';
import { nextStep } from './nextStep';
import { stayOf, type Selection } from './staySelection';
import type { ShownAvailability } from './useAvailability';

/**
 * The availability calendar: two months with prices in the free cells, one below the other on phones. Days are
 * picked with the pointer, or with the arrow keys and Enter.
 * @param month any day of the first month
 * @param availability of both months
 */
export function StayCalendar({
  month,
  onMonth,
  selection,
  choosing,
  cleared,
  note,
  onPress,
  hoverDay,
  hoverNote,
  onHover,
  availability,
  settings,
  totals,
}: {
  month: PlainDate;
  onMonth: (month: PlainDate) => void;
  selection: Selection;
  /** The selection that the next pick continues. Must keep its identity while nothing changes. */
  choosing: Selection;
  /** Names the dates that were cleared, while they can be restored. */
  cleared: string | null;
  /** Says why the day that was pressed cannot be picked. */
  note: string | null;
  /** Called for every day, also for one that cannot be picked. */
  onPress: (day: PlainDate) => void;
  /** The day under the pointer when it can be a check-out; previews the range. */
  hoverDay: PlainDate | null;
  /** The day under the pointer or with the focus, and why it cannot be picked. */
  hoverNote: { day: PlainDate; text: string } | null;
  onHover: (day: PlainDate | null) => void;
  availability: ShownAvailability;
  settings: VillaSettings | undefined;
  /** Rules for a stay's total. Must keep its identity while nothing changes. */
  totals: TotalRules | null;
}) {
  const { t, today } = usePage();
  const currency = useCurrency((state) => state.currency);
  const hintId = useId();
  const firstMonth = startOfMonth(today);
  // The following month is shown beside it and holds the check-outs of the latest arrivals.
  const lastMonth = startOfMonth(latestCheckin(today, settings?.monthsAhead));
  const second = addMonths(startOfMonth(month), 1);
  const { grids, tabStop, focusOn, setFocusDay, handleKeyDown } = useDayFocus(
    month,
    lastMonth,
    onMonth,
  );

  const handleHover = ({ target }: { target: EventTarget }) => {
    const day = dayOf(target);
    if (day) onHover(day);
  };

  const handleClick = ({ target }: { target: EventTarget }) => {
    const day = dayOf(target);
    if (!day) return;
    setFocusDay(day);
    onPress(day);
  };

  const minimums = minimumsOf(availability.shownDays, settings ?? PUBLIC_FALLBACKS);
  const minimumText =
    'least' in minimums ? t('calendar.minimumRange', minimums) : t('calendar.minimum', minimums);
  const awaitsCheckout = choosing.checkinDate !== null && choosing.checkoutDate === null;

  const grid = (shown: PlainDate) => (
    <MonthGrid
      month={shown}
      days={availability.days}
      settings={settings}
      totals={totals}
      selection={selection}
      choosing={choosing}
      hoverDay={hoverDay}
      tabStop={tabStop}
    />
  );

  return (
    <>
      {/* Above the days, some or all of which cannot be picked. */}
      {availability.error && (
        <Failure role="alert">
          <span>{`${t('calendar.failed')} ${guestFailureText(availability.error, t)}`}</span>
          <Button type="button" $variant="secondary" $size="small" onClick={availability.retry}>
            {t('error.retry')}
          </Button>
          <ContactLinks before={t('contact.reach')} />
        </Failure>
      )}
      <FullMonth
        month={month}
        days={availability.days}
        lastOnShow={endOfMonth(second)}
        onShow={focusOn}
      />
      <Calendar role="group" aria-label={t('calendar.label')} aria-describedby={hintId}>
        <MonthSteps
          month={startOfMonth(month)}
          first={firstMonth}
          last={lastMonth}
          settings={settings}
          onMonth={onMonth}
        />
        {/* The days are the buttons; the group only listens. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <Months
          ref={grids}
          onClick={handleClick}
          onKeyDown={handleKeyDown}
          onFocus={handleHover}
          onMouseOver={handleHover}
          onMouseLeave={() => onHover(null)}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) onHover(null);
          }}
        >
          {grid(startOfMonth(month))}
          {grid(second)}
          {hoverNote && <DayTip {...hoverNote} onClose={() => onHover(null)} />}
        </Months>
        <CalendarLegend awaitsCheckout={awaitsCheckout} />
        <Hint id={hintId}>
          {`${t(awaitsCheckout ? 'calendar.totals' : 'calendar.hint', { currency })} ${minimumText}`}
        </Hint>
        <Announcement
          availability={availability}
          selection={selection}
          cleared={cleared}
          note={note}
        />
      </Calendar>
    </>
  );
}

/** The buttons for the neighbouring months, and the list of all. A month is its first day. */
function MonthSteps(props: ComponentProps<typeof MonthChoice>) {
  const { month, first, last, onMonth } = props;
  const { t } = usePage();
  return (
    <Bar>
      <Step
        type="button"
        aria-label={t('calendar.previous')}
        disabled={month <= first}
        onClick={() => onMonth(addMonths(month, -1))}
      >
        ‹
      </Step>
      <MonthChoice {...props} />
      <Step
        type="button"
        aria-label={t('calendar.next')}
        disabled={month >= last}
        onClick={() => onMonth(addMonths(month, 1))}
      >
        ›
      </Step>
    </Bar>
  );
}

/** Moves the focus between the days, and to other months, with the keyboard. */
function useDayFocus(month: PlainDate, lastMonth: PlainDate, onMonth: (month: PlainDate) => void) {
  const { today, language } = usePage();
  const grids = useRef<HTMLDivElement>(null);
  const [focusDay, setFocusDay] = useState<PlainDate | null>(null);
  const mustFocus = useRef(false);
  const first = startOfMonth(month);
  const isOnShow = (day: PlainDate) => day >= first && day <= endOfMonth(addMonths(first, 1));

  useEffect(() => {
    if (!mustFocus.current || !focusDay) return;
    mustFocus.current = false;
    grids.current?.querySelector<HTMLElement>(`[data-day="${focusDay}"]`)?.focus();
  }, [focusDay, month]);

  const focusOn = (day: PlainDate) => {
    mustFocus.current = true;
    setFocusDay(day);
    if (!isOnShow(day)) onMonth(startOfMonth(day < lastMonth ? day : lastMonth));
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const from = dayOf(event.target);
    const { firstWeekday } = LANGUAGES[language];
    const to = from && dayAfterKey(from, event.key, firstWeekday);
    if (!to) return;
    event.preventDefault();
    // Weeks before are folded away.
    if (to < startOfWeek(today, firstWeekday) || to > endOfMonth(addMonths(lastMonth, 1))) return;
    focusOn(to);
  };

  const tabStop = focusDay && isOnShow(focusDay) ? focusDay : month > today ? first : today;
  return { grids, tabStop, focusOn, setFocusDay, handleKeyDown };
}

/** Reads out the picked or cleared dates, and why a pressed day cannot be picked. */
function Announcement({
  availability,
  selection,
  cleared,
  note,
}: {
  availability: ShownAvailability;
  selection: Selection;
  cleared: string | null;
  note: string | null;
}) {
  const page = usePage();
  const { t, locale } = page;
  const [hasPicked, setHasPicked] = useState(false);
  if (selection.checkinDate && !hasPicked) setHasPicked(true);

  const announcement = () => {
    if (availability.isPending) return t('calendar.loading');
    if (availability.error && availability.shownDays.size === 0) return '';
    if (note) return note;
    const stay = stayOf(selection);
    if (stay) {
      return t('calendar.chosen', {
        nights: countNights(stay),
        from: formatDay(stay.checkinDate, locale),
        to: formatDay(stay.checkoutDate, locale),
      });
    }
    if (selection.checkinDate && !selection.checkoutDate) return nextStep(selection, page) ?? '';
    const isEmpty = !selection.checkinDate && !selection.checkoutDate;
    return hasPicked && isEmpty ? (cleared ?? t('calendar.cleared')) : '';
  };
  return <Hint role="status">{announcement()}</Hint>;
}

/** The day whose button an event came from. */
function dayOf(target: EventTarget): PlainDate | null {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null;
  return button?.dataset['day'] ?? null;
}

const Calendar = styled.div`
  position: relative;
`;

const Bar = styled.div`
  position: absolute;
  inset: 0 0 auto;
  z-index: 2;
  display: flex;
  justify-content: space-between;
  pointer-events: none;
  @media print {
    display: none;
  }
`;

const Step = styled.button`
  width: 48px;
  height: 48px;
  background: transparent;
  border: 0;
  border-radius: 50%;
  font-size: 1.75rem;
  line-height: 1;
  color: ${({ theme: { colors } }) => colors.ocean};
  cursor: pointer;
  pointer-events: auto;
  &:hover:not(:disabled) {
    background: ${({ theme: { colors } }) => colors.sand};
  }
  &:disabled {
    color: ${({ theme: { colors } }) => colors.stone};
    cursor: default;
  }
`;

const Months = styled.div`
  position: relative;
  display: grid;
  align-items: start;
  gap: ${space(10)};
  /* The first month's name is the button of the list of months. */
  & > table:first-child caption::after {
    content: ' ▾';
    color: ${({ theme: { colors } }) => colors.ocean};
    @media print {
      content: none;
    }
  }
  /* Wider than the text on phones, where five digits have to fit into a day. */
  margin-inline: -${space(3)};
  /* The least width of a day, which large text must not exceed. */
  --day: calc((100vw - 16px) / 7);
  ${theme.up.tablet} {
    --day: 44px;
    grid-template-columns: 1fr 1fr;
    margin-inline: 0;
  }
`;

const Hint = styled(Quiet)`
  min-height: 1.6em;
`;

const Failure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)};
  color: ${({ theme: { colors } }) => colors.coral};
`;
