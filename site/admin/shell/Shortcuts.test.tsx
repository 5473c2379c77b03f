import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildBooking } from '../../test/buildBooking';
import { buildSettings } from '../../public/test/pageData';
import { renderAdmin } from '../../test/renderAdmin';
import { NAVIGATION } from '../navigation';

const ROUTES = {
  'GET /api/contact': { body: [] },
  'GET /api/admin/price-overrides': { body: [] },
  'POST /api/admin/logout': { body: { ok: true } },
};

async function start(routes = {}) {
  const page = renderAdmin('/admin', { ...ROUTES, ...routes });
  await screen.findByRole('heading', { name: 'Recent Bookings' });
  return page;
}
const palette = () => screen.findByRole('dialog', { name: 'Search or do' });

describe('a single key', () => {
  it('each tab has a letter of its own', () => {
    expect(new Set(NAVIGATION.map(({ key }) => key)).size).toBe(NAVIGATION.length);
  });

  it('leads to a tab after g', async () => {
    const { user, path } = await start();
    await user.keyboard('gm');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Contact Messages' }),
    ).toBeVisible();
    await user.keyboard('gb');
    await screen.findByRole('heading', { name: 'Recent Bookings' });
    expect(path()).toBe('/admin');
  });

  it('does nothing without g, with Ctrl, or while something is typed', async () => {
    const { user, path } = await start();
    await user.keyboard('m');
    await user.keyboard('{Control>}g{/Control}m');
    const search = screen.getByRole('searchbox');
    await user.type(search, 'gm?');
    expect(search).toHaveProperty('value', 'gm?');
    expect(path()).toBe('/admin');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does nothing while a dialog is open', async () => {
    const { user, path } = await start();
    await user.keyboard('?');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await user.keyboard('gm{Control>}k{/Control}');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(path()).toBe('/admin');
  });

  it('does nothing while the palette is on its way', async () => {
    const { path } = await start();
    const press = (init: KeyboardEventInit) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
    // All keys arrive before React renders.
    act(() => {
      press({ key: 'k', ctrlKey: true });
      press({ key: 'g' });
      press({ key: 'm' });
    });
    expect(await palette()).toBeVisible();
    expect(path()).toBe('/admin');
  });

  it('is listed under ?, and can be turned off for this browser; Ctrl K stays', async () => {
    const { user, path } = await start();
    await user.keyboard('?');
    const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(list.getByText('Calendar').parentElement?.textContent).toBe('Calendarg c');
    await user.click(list.getByRole('switch', { name: 'Shortcuts of a single key' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(localStorage.getItem('villa.singleKeys')).toBe('off');
    await user.keyboard('gm?');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(path()).toBe('/admin');
    await user.keyboard('{Control>}k{/Control}');
    expect(await palette()).toBeVisible();
  });
});

describe('the command palette', () => {
  it('finds a guest on the server and opens the booking', async () => {
    const { user, server } = await start({
      'GET /api/bookings': ({ query }: { query: URLSearchParams }) => ({
        body: query.get('search') === 'ana' ? [buildBooking()] : [],
      }),
      'GET /api/admin/bookings/VL-7K3Q9M': {
        body: {
          booking: buildBooking(),
          conflictingBookings: [],
          blockedNights: [],
          importedBlocks: [],
        },
      },
    });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(within(await palette()).getByRole('combobox'), 'ana');
    const found = await within(await palette()).findByRole('option', { name: /^Ana Duarte/ });
    expect(found.textContent).toContain('VL-7K3Q9M');
    const asked = server.callsOf('GET /api/bookings').filter(({ query }) => query.has('search'));
    expect(asked.map(({ query }) => query.get('search'))).toEqual(['ana']);
    await user.click(found);
    expect(await screen.findByRole('dialog', { name: 'Booking VL-7K3Q9M' })).toBeVisible();
  });

  it('leads to a typed day of the calendar by Enter', async () => {
    const { user, path } = await start();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(within(await palette()).getByRole('combobox'), '12 april 2027');
    expect(await screen.findByRole('option', { name: 'Monday, 12 April 2027' })).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/admin/calendar'));
  });

  it('opens the form of an action on its screen, once', async () => {
    const { user, path } = await start({
      'GET /api/villa-settings': { body: buildSettings() },
    });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(within(await palette()).getByRole('combobox'), 'override');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'New Price Override' })).toBeVisible();
    expect(path()).toBe('/admin/pricing');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('finds settings by their labels and by other words, and says nothing of bookings then', async () => {
    const { user, path } = await start({
      'GET /api/villa-settings': { body: buildSettings() },
      'GET /api/bookings': { body: [] },
    });
    await user.keyboard('{Control>}k{/Control}');
    const field = within(await palette()).getByRole('combobox');
    for (const [text, label] of [
      ['iban', 'Bank details'],
      ['door code', 'Door or key box code'],
      ['tourist tax', 'Tourist tax'],
      ['backup', 'Backup'],
      ['deposit', 'Deposit and balance'],
      ['wifi', 'Wi-Fi network'],
      ['cleaning fee', 'Cleaning Fee'],
    ] as const) {
      await user.clear(field);
      await user.type(field, text);
      expect(within(await palette()).getByRole('option', { name: label })).toBeVisible();
    }
    await waitFor(() => expect(screen.queryByText('Looking for bookings…')).toBeNull());
    expect(screen.queryByText(/^No booking/)).toBeNull();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/admin/settings'));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByLabelText('Cleaning Fee (EUR)')),
    );
  });

  it('signs out', async () => {
    const { user } = await start();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.type(within(await palette()).getByRole('combobox'), 'sign out{Enter}');
    expect(await screen.findByText('Sign in to manage your villa')).toBeVisible();
  });

  it('says when no booking is found, and when they cannot be searched', async () => {
    const { user, server } = await start();
    await user.keyboard('{Control>}k{/Control}');
    const field = within(await palette()).getByRole('combobox');
    await user.type(field, 'nobody');
    expect(await screen.findByText('No booking of “nobody”')).toBeVisible();
    server.set({ 'GET /api/bookings': { status: 500, body: '' } });
    await user.type(field, ' here');
    expect(await screen.findByText('The bookings could not be searched.')).toBeVisible();
  });

  it('takes no more of a pasted text than the server searches for', async () => {
    const { user, server } = await start();
    await user.keyboard('{Control>}k{/Control}');
    await user.click(within(await palette()).getByRole('combobox'));
    await user.paste('a'.repeat(500));
    expect(await screen.findByText(/^No booking of “a+”$/)).toBeVisible();
    const asked = server.callsOf('GET /api/bookings').map(({ query }) => query.get('search'));
    expect(asked).toContain('a'.repeat(120));
    expect(asked).not.toContain('a'.repeat(500));
  });

  it('finds what to do whatever the accents', async () => {
    const { user } = await start();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(within(await palette()).getByRole('combobox'), 'Sígn óut');
    expect(await screen.findByRole('option', { name: 'Sign out' })).toBeVisible();
  });

  it('gives the focus back when it is put aside', async () => {
    const { user } = await start();
    const button = screen.getByRole('button', { name: 'Search' });
    await user.click(button);
    await palette();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});
