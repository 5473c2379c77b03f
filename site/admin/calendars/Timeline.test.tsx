import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { fakeServer } from '../../test/fakeServer';
import { pretendScreen, renderSite } from '../../test/render';
import { Timeline } from './Timeline';
import { ROW_HEIGHTS } from './timelineStyles';
import type { CalendarPlace } from './useCalendarPlace';

it('stays where it was scrolled to while the address is late', async () => {
  pretendScreen({ isWide: true });
  const { fetch } = fakeServer({
    'GET /api/admin/calendar': { body: { days: [], bookings: [], blocks: [], overrides: [] } },
  });
  const noteWeek = vi.fn<CalendarPlace['noteWeek']>();
  function Place() {
    const [week, setWeek] = useState<string | null>(null);
    const place = { month: '2027-04', view: 'timeline', day: null, week, noteWeek } as const;
    return (
      <>
        <input aria-label="Address" onChange={({ target }) => setWeek(target.value)} />
        <Timeline
          place={{ ...place, go: () => undefined }}
          today="2027-03-10"
          currency="EUR"
          isWide
          onPick={() => undefined}
          onOpen={() => undefined}
          onMove={() => undefined}
        />
      </>
    );
  }
  renderSite(<Place />, { fetch });
  const group = await screen.findByRole('group', { name: 'Timeline' });
  const scroller = group.querySelector<HTMLElement>('[data-week]')?.parentElement?.parentElement;
  if (!scroller) throw new Error('There is no timeline');
  const scrollTo = async (weeks: number) => {
    scroller.scrollTop = weeks * ROW_HEIGHTS.wide;
    fireEvent.scroll(scroller);
    const count = noteWeek.mock.calls.length;
    await waitFor(() => expect(noteWeek.mock.calls.length).toBe(count + 1));
    return noteWeek.mock.calls.at(-1)?.[0] ?? '';
  };
  const say = (week: string) =>
    fireEvent.change(screen.getByLabelText('Address'), { target: { value: week } });
  const first = await scrollTo(120);
  const second = await scrollTo(140);
  expect(second > first).toBe(true);
  say(first);
  expect(scroller.scrollTop).toBe(140 * ROW_HEIGHTS.wide);
  say(second);
  expect(scroller.scrollTop).toBe(140 * ROW_HEIGHTS.wide);
});
