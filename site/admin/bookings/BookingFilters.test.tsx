import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildBooking } from '../../test/buildBooking';
import { heldAnswer, type FakeServer } from '../../test/fakeServer';
import { renderAdmin } from '../../test/renderAdmin';

const LIST = 'GET /api/bookings';
const ANA = buildBooking();
const TOM = buildBooking({ id: 2, reference: 'VL-TTTTTT', guestName: 'Tom Baker' });

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
  it('asks the server once typing pauses, and not for each key', async () => {
    const { user, server } = renderAdmin('/admin', searching());
    await screen.findByText('Tom Baker');
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'ana');
    await waitFor(() => expect(screen.queryByText('Tom Baker')).toBeNull());
    expect(screen.getByText('Ana Duarte')).toBeVisible();
    expect(lastQuery(server)).toEqual({ search: 'ana', sort: 'dates', order: 'desc', limit: '50' });
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

describe('views', () => {
  const current = () =>
    within(screen.getByRole('navigation', { name: 'Which bookings' }))
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'))
      .map((link) => link.textContent);

  it('begin with upcoming stays, and count those waiting for an answer', async () => {
    const { user, server } = renderAdmin('/admin', {
      ...searching(),
    });
    await screen.findByText('Tom Baker');
    expect(current()).toEqual(['Upcoming']);
    expect(lastQuery(server)).toEqual({
      view: 'upcoming',
      sort: 'dates',
      order: 'asc',
      limit: '50',
    });
    await user.click(await screen.findByRole('link', { name: 'Answer 2' }));
    await waitFor(() => expect(lastQuery(server)['view']).toBe('answer'));
    await user.click(screen.getByRole('link', { name: 'Past' }));
    await waitFor(() => expect(lastQuery(server)['view']).toBe('past'));
    expect(lastQuery(server)['order']).toBe('desc');
    expect(screen.getByRole('link', { name: 'Export CSV' }).getAttribute('href')).toBe(
      '/api/bookings/export.csv?view=past',
    );
    await user.click(screen.getByRole('link', { name: 'All' }));
    await waitFor(() => expect(lastQuery(server)).not.toHaveProperty('view'));
    expect(current()).toEqual(['All']);
  });

  it('search in all bookings unless one was chosen', async () => {
    const { user, server } = renderAdmin('/admin', searching());
    await screen.findByText('Tom Baker');
    await user.type(screen.getByRole('searchbox'), 'ana{Enter}');
    await waitFor(() => expect(current()).toEqual(['All']));
    await user.click(screen.getByRole('link', { name: 'Past' }));
    await waitFor(() => expect(lastQuery(server)).toMatchObject({ view: 'past', search: 'ana' }));
    expect(current()).toEqual(['Past']);
  });

  it('explain an empty view, and link to all bookings', async () => {
    const { user } = renderAdmin('/admin');
    await screen.findByText('Nobody is coming yet');
    await user.click(screen.getByRole('link', { name: 'See all bookings' }));
    expect(await screen.findByText('No bookings yet')).toBeVisible();
    expect(current()).toEqual(['All']);
  });

  it.each([
    [
      'view=past&from=2199-01-01',
      'Past stays are over, so that none has a night from 1 Jan 2199 on.',
    ],
    ['view=upcoming&status=cancelled', 'Cancelled bookings are listed under All only.'],
    ['view=answer&status=confirmed', 'A confirmed booking does not wait for an answer.'],
    [
      'view=upcoming&to=2020-01-01',
      'No stay under Upcoming began so long ago that it has a night up to 1 Jan 2020.',
    ],
  ])('say that %s contradicts itself, and ask the server nothing', async (query, label) => {
    const { user, server } = renderAdmin(`/admin?${query}`, searching());
    expect(await screen.findByText('These filters contradict each other')).toBeVisible();
    expect(screen.getByText(label)).toBeVisible();
    expect(server.callsOf(LIST)).toHaveLength(0);
    await user.click(screen.getByRole('link', { name: 'Search all bookings' }));
    expect(await screen.findByText('Ana Duarte')).toBeVisible();
  });
});

describe('the order', () => {
  const sortOf = (title: string) =>
    screen.getByRole('columnheader', { name: title }).getAttribute('aria-sort');

  it('is changed by a column’s title, announced to assistive technology, and kept in the address', async () => {
    const { user, server } = renderAdmin('/admin', searching());
    await screen.findByText('Ana Duarte');
    expect(sortOf('Dates')).toBe('ascending');
    await user.click(screen.getByRole('button', { name: 'Dates' }));
    await waitFor(() => expect(lastQuery(server)).toMatchObject({ sort: 'dates', order: 'desc' }));
    expect(sortOf('Dates')).toBe('descending');
    await user.click(screen.getByRole('button', { name: 'Guest' }));
    await waitFor(() => expect(lastQuery(server)).toMatchObject({ sort: 'guest', order: 'asc' }));
    expect([sortOf('Guest'), sortOf('Dates')]).toEqual(['ascending', null]);
    await user.click(screen.getByRole('button', { name: 'Amount' }));
    await waitFor(() => expect(lastQuery(server)).toMatchObject({ sort: 'amount', order: 'desc' }));
    expect(screen.queryByRole('button', { name: 'Actions' })).toBeNull();
  });

  it('is read from the address, without invalid parts', async () => {
    const { server, goTo } = renderAdmin('/admin?view=past&sort=guest&order=desc', searching());
    await screen.findByText('Ana Duarte');
    expect(lastQuery(server)).toMatchObject({ view: 'past', sort: 'guest', order: 'desc' });
    await goTo('/admin?view=none&sort=price&order=up');
    await waitFor(() =>
      expect(lastQuery(server)).toMatchObject({ view: 'upcoming', sort: 'dates', order: 'asc' }),
    );
  });

  it('is chosen from a list on a small screen, twenty bookings at a time', async () => {
    const { user, server } = renderAdmin('/admin', searching(), { isWide: false });
    await screen.findByText('Ana Duarte');
    expect(lastQuery(server)['limit']).toBe('20');
    await user.click(screen.getByRole('button', { name: 'More filters' }));
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Sort' }),
      'Created, newest first',
    );
    await waitFor(() =>
      expect(lastQuery(server)).toMatchObject({ sort: 'created', order: 'desc' }),
    );
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
      sort: 'dates',
      order: 'desc',
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
    expect(lastQuery(server)).toEqual({ sort: 'dates', order: 'desc', limit: '50' });
  });

  it('ask for a status, and for all of them again', async () => {
    const { user, server } = renderAdmin('/admin', searching());
    await screen.findByText('Ana Duarte');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Confirmed');
    await waitFor(() => expect(lastQuery(server)['status']).toBe('confirmed'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'All statuses');
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Export CSV' }).getAttribute('href')).toBe(
        '/api/bookings/export.csv?view=upcoming',
      ),
    );
  });

  it('say when the last day lies before the first, and leave it out', async () => {
    const { server } = renderAdmin('/admin?from=2027-05-01&to=2027-04-01', searching());
    await screen.findByText('Ana Duarte');
    expect(screen.getByText('“Stays to” is before “Stays from”, so it is left out')).toBeVisible();
    expect(lastQuery(server)).toEqual({
      from: '2027-05-01',
      sort: 'dates',
      order: 'desc',
      limit: '50',
    });
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
