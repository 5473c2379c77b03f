import { addDays, eachDay } from '@shared/domain/date';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentProps } from 'react';
import { ThemeProvider } from 'styled-components';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gridDays } from '../../components/calendarGrid';
import { theme } from '../../styles/theme';
import { buildBooking } from '../../test/buildBooking';
import { barsOf, type Bar } from './bars';
import { MonthBoard } from './MonthBoard';

type Props = ComponentProps<typeof MonthBoard>;

/** Days on which the clocks change at or soon after midnight, with the first and last day of the month's board. */
const MIDNIGHTS = [
  { zone: 'Europe/Lisbon', day: '2027-03-28', first: '2027-02-28', last: '2027-04-03' },
  { zone: 'Atlantic/Azores', day: '2027-03-28', first: '2027-02-28', last: '2027-04-03' },
  { zone: 'Atlantic/Azores', day: '2027-10-31', first: '2027-09-26', last: '2027-11-06' },
  { zone: 'Africa/Cairo', day: '2027-04-30', first: '2027-03-28', last: '2027-05-01' },
  { zone: 'America/Santiago', day: '2027-09-05', first: '2027-08-29', last: '2027-10-02' },
  { zone: 'America/Santiago', day: '2027-04-03', first: '2027-03-28', last: '2027-05-01' },
  { zone: 'Asia/Beirut', day: '2027-03-28', first: '2027-02-28', last: '2027-04-03' },
  { zone: 'America/Havana', day: '2027-03-14', first: '2027-02-28', last: '2027-04-03' },
  { zone: 'America/Havana', day: '2027-11-07', first: '2027-10-31', last: '2027-12-04' },
];

describe.each(MIDNIGHTS)('in $zone, where clocks change on $day', ({ zone, day, first, last }) => {
  let before: string | undefined;
  beforeEach(() => {
    before = process.env['TZ'];
    process.env['TZ'] = zone;
  });
  afterEach(() => {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  });

  it('shows each day once in its column, and bars below their days', () => {
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    const bar = { from: addDays(day, -1), to: addDays(day, 1) };
    const { container } = render(
      <ThemeProvider theme={theme}>
        <MonthBoard
          month={day.slice(0, 7)}
          today={day}
          asked={null}
          bars={[{ key: 'stay', tone: 'confirmed', label: 'Ana', name: 'Ana', ...bar } as Bar]}
          cells={new Map()}
          onPick={() => undefined}
          onOpen={() => undefined}
          onMove={() => undefined}
          onMonth={() => undefined}
        />
      </ThemeProvider>,
    );
    const heads = [...container.querySelectorAll('.rbc-header')].map((head) => head.textContent);
    expect(heads).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
    const rows = [...container.querySelectorAll('.rbc-month-row')].map((row) => ({
      days: [...row.querySelectorAll<HTMLElement>('[data-date]')].map(
        (cell) => cell.dataset['date'],
      ),
      columns: columnsOfBars(row),
    }));
    expect(rows.flatMap(({ days }) => days)).toEqual(eachDay(first, last));
    expect(rows.map(({ days }) => days.length)).toEqual(rows.map(() => 7));
    expect(rows.flatMap(({ days, columns }) => columns.map((column) => days[column]))).toEqual(
      eachDay(bar.from, bar.to),
    );
  });
});

describe('a stay across months', () => {
  it('chooses days by keyboard', async () => {
    const { user, onPick } = renderMonths();
    dayOf('2027-04-30').focus();
    await user.keyboard('{Shift>}{ArrowDown}');
    await waitFor(() => expect(focusedDay()).toBe('2027-05-07'));
    await user.keyboard('{PageDown}{/Shift}');
    await waitFor(() => expect(focusedDay()).toBe('2027-06-07'));
    await user.keyboard('{Enter}');
    expect(onPick).toHaveBeenCalledWith('2027-04-30', '2027-06-08');
  });

  it('moves a stay by keyboard, whose own month is out of sight then', async () => {
    const { user, onMove } = renderMonths();
    screen.getByRole('button', { name: /^Ana Duarte/ }).focus();
    await user.keyboard('m{ArrowDown>7}');
    expect(screen.queryByRole('button', { name: /^Ana Duarte/ })).toBeNull();
    expect(screen.getByText('Ana Duarte: 31 May – 3 Jun 2027 · 3 nights')).toBeVisible();
    await user.keyboard('{Enter}');
    const span = { from: '2027-05-31', to: '2027-06-03' };
    expect(onMove).toHaveBeenCalledWith(expect.objectContaining({ key: 'booking-1' }), span);
  });
});

it('ends a drag when its stay disappears from the nights on show', async () => {
  const { user, onMove } = renderMonths();
  screen.getByRole('button', { name: /^Ana Duarte/ }).focus();
  await user.keyboard('m{ArrowRight}');
  expect(screen.getByText(/^Ana Duarte: 13 Apr/)).toBeVisible();
  fireEvent.click(screen.getByText('Remove'));
  await user.keyboard('{Enter}');
  expect(screen.queryByText(/^Ana Duarte: /)).toBeNull();
  expect(onMove).not.toHaveBeenCalled();
});

/** The board of April 2027 with a stay from 12 to 15 April. Other months can be opened and have bars of their own. */
function renderMonths() {
  const onPick = vi.fn<Props['onPick']>();
  const onMove = vi.fn<Props['onMove']>();
  function Months() {
    const [month, setMonth] = useState('2027-04');
    const [bookings, setBookings] = useState([buildBooking()]);
    const days = gridDays(`${month}-01`);
    const cell = { name: '', price: null, override: null, season: null };
    return (
      <ThemeProvider theme={theme}>
        <MonthBoard
          month={month}
          today="2027-03-10"
          asked={null}
          bars={barsOf({ bookings, more: [], blocks: [] }).filter(
            ({ from, to }) => from <= (days.at(-1) ?? '') && to > (days[0] ?? ''),
          )}
          cells={new Map(days.map((day) => [day, { ...cell, name: day }]))}
          onPick={onPick}
          onOpen={() => undefined}
          onMove={onMove}
          onMonth={setMonth}
        />
        <button onClick={() => setBookings([])}>Remove</button>
      </ThemeProvider>
    );
  }
  render(<Months />);
  return { user: userEvent.setup(), onPick, onMove };
}

function dayOf(date: string): HTMLElement {
  return screen.getByRole('button', { name: date });
}

const focusedDay = () => document.activeElement?.getAttribute('data-date');

/** The columns of a week that have bars, from 0. The library gives each segment's width as a share of the week. */
function columnsOfBars(week: Element): number[] {
  let column = 0;
  return [...week.querySelectorAll<HTMLElement>('.rbc-row-segment')].flatMap((part) => {
    const from = column;
    column += Math.round((parseFloat(part.style.flexBasis) * 7) / 100);
    return part.querySelector('[data-bar]')
      ? Array.from({ length: column - from }, (_, index) => from + index)
      : [];
  });
}
