import { screen, waitFor } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { useApi } from '../../api/ApiContext';
import { calendarQuery } from '../../queries/calendar';
import { buildBooking } from '../../test/buildBooking';
import { fakeServer, heldAnswer } from '../../test/fakeServer';
import { renderSite } from '../../test/render';
import { MoveForm } from './MoveForm';

const CALENDAR = 'GET /api/admin/calendar';
const MOVED = { checkinDate: '2027-04-13', checkoutDate: '2027-04-16' };
const EMPTY = { days: [], bookings: [], blocks: [], overrides: [] };

/** Stands in for the calendar below the form: it only runs its query. */
function Calendar() {
  useQuery(calendarQuery(useApi(), { startDate: '2027-04-01', endDate: '2027-04-30' }));
  return null;
}

it('stays open until the calendar shows the moved stay', async () => {
  const booking = buildBooking();
  const server = fakeServer({
    [CALENDAR]: { body: EMPTY },
    'POST /api/admin/quote': { body: { quote: booking.priceBreakdown, clash: null, hints: [] } },
    'PATCH /api/admin/bookings/1': { body: { ...booking, ...MOVED } },
  });
  const onClose = vi.fn<() => void>();
  const { user } = renderSite(
    <>
      <Calendar />
      <MoveForm booking={booking} stay={MOVED} onClose={onClose} />
    </>,
    { fetch: server.fetch },
  );
  const move = screen.getByRole<HTMLButtonElement>('button', { name: 'Move booking' });
  await waitFor(() => expect(move.disabled).toBe(false));
  const held = heldAnswer();
  server.set({ [CALENDAR]: held.route });
  await user.click(move);
  await waitFor(() => expect(server.callsOf(CALENDAR)).toHaveLength(2));
  expect(await screen.findByText('Moving...')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  held.release({ body: EMPTY });
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});
