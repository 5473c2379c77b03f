import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildBooking } from '../../test/buildBooking';
import { heldAnswer, type FakeServer } from '../../test/fakeServer';
import { renderAdmin } from '../../test/renderAdmin';

const LIST = 'GET /api/bookings';
const ANA = buildBooking();
const TOM = buildBooking({ id: 2, reference: 'VL-TTTTTT', guestName: 'Tom Baker' });

/** A server that knows names only. */
function searching(routes: Record<string, { body: unknown }> = {}) {
  return {
    [LIST]: ({ query }: { query: URLSearchParams }) => ({
      body: [ANA, TOM].filter((booking) =>
        booking.guestName.toLowerCase().includes((query.get('search') ?? '').toLowerCase()),
      ),
    }),
    ...routes,
  };
}

function lastQuery(server: FakeServer): Record<string, string> {
  return Object.fromEntries(server.callsOf(LIST).at(-1)?.query ?? []);
}

describe('search', () => {
  it('asks the server once typing rests, and not for each key', async () => {
    const { user, server } = renderAdmin('/admin', searching());
    await screen.findByText('Tom Baker');
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'ana');
    await waitFor(() => expect(screen.queryByText('Tom Baker')).toBeNull());
    expect(screen.getByText('Ana Duarte')).toBeVisible();
    expect(lastQuery(server)).toEqual({ search: 'ana', limit: '50' });
    expect(server.callsOf(LIST).length).toBeLessThan(4);
  });

  it('is sent at once with the Enter key, without the spaces around it', async () => {
    const { user, server } = renderAdmin('/admin', searching());
    await screen.findByText('Tom Baker');
    await user.type(screen.getByRole('searchbox'), '  tom {Enter}');
    await waitFor(() => expect(lastQuery(server)['search']).toBe('tom'));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('  tom ');
  });

  it('keeps the last rows on show while the next are on their way', async () => {
    const { user, server } = renderAdmin('/admin', searching());
    await screen.findByText('Tom Baker');
    const answer = heldAnswer();
    server.set({ [LIST]: answer.route });
    await user.type(screen.getByRole('searchbox'), 'ana');
    await waitFor(() => expect(lastQuery(server)['search']).toBe('ana'));
    expect(screen.getByText('Tom Baker')).toBeVisible();
    answer.release({ body: [ANA] });
    await waitFor(() => expect(screen.queryByText('Tom Baker')).toBeNull());
  });

  it('says that nothing matches, and offers to clear the filters', async () => {
    const { user, server } = renderAdmin('/admin', searching());
    await screen.findByText('Tom Baker');
    await user.type(screen.getByRole('searchbox'), 'nobody');
    expect(await screen.findByText('No bookings match your filters')).toBeVisible();
    expect(screen.queryByText('No bookings yet')).toBeNull();
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
    expect(await screen.findByText('Tom Baker')).toBeVisible();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    expect(server.callsOf(LIST)[0]?.query.has('search')).toBe(false);
  });
});

describe('filters', () => {
  it('are read from the address, and go into the export as well', async () => {
    const { server } = renderAdmin(
      '/admin?q=ana&status=pending&from=2027-04-01&to=2027-04-30',
      searching(),
    );
    await screen.findByText('Ana Duarte');
    expect(lastQuery(server)).toEqual({
      search: 'ana',
      status: 'pending',
      from: '2027-04-01',
      to: '2027-04-30',
      limit: '50',
    });
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('ana');
    expect(screen.getByRole('link', { name: 'Export CSV' }).getAttribute('href')).toBe(
      '/api/bookings/export.csv?search=ana&status=pending&from=2027-04-01&to=2027-04-30',
    );
  });

  it('leave out of an address what the server would refuse', async () => {
    const { server } = renderAdmin('/admin?q=%00&status=lost&from=soon', searching());
    await screen.findByText('Ana Duarte');
    expect(lastQuery(server)).toEqual({ limit: '50' });
  });

  it('ask for a status, and for all of them again', async () => {
    const { user, server } = renderAdmin('/admin', searching());
    await screen.findByText('Ana Duarte');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Confirmed');
    await waitFor(() => expect(lastQuery(server)['status']).toBe('confirmed'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'All statuses');
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Export CSV' }).getAttribute('href')).toBe(
        '/api/bookings/export.csv',
      ),
    );
  });

  it('say when the last day lies before the first, and leave it out', async () => {
    const { server } = renderAdmin('/admin?from=2027-05-01&to=2027-04-01', searching());
    await screen.findByText('Ana Duarte');
    expect(screen.getByText('“Stays to” is before “Stays from”, so it is left out')).toBeVisible();
    expect(lastQuery(server)).toEqual({ from: '2027-05-01', limit: '50' });
  });

  it('are folded on a small screen until they are asked for', async () => {
    const { user } = renderAdmin('/admin', searching(), { isWide: false });
    await screen.findByText('Ana Duarte');
    expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull();
    const more = screen.getByRole('button', { name: 'More filters' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    await user.click(more);
    expect(screen.getByRole('combobox', { name: 'Status' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Fewer filters' })).toBeVisible();
  });
});
