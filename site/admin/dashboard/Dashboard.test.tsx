import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addressOfOldLink } from '../navigation';
import { CONFIG } from '../../public/test/pageData';
import { buildBooking } from '../../test/buildBooking';
import { renderAdmin, SIGNED_IN, tabLink } from '../../test/renderAdmin';

const LOGOUT = 'POST /api/admin/logout';

it('sums up bookings and messages', async () => {
  renderAdmin('/admin');
  const figures = within(await screen.findByRole('region', { name: 'Summary' }));
  const figureOf = async (title: string) =>
    (await figures.findByText(title)).closest('div')?.textContent;
  expect(await figureOf('Total Revenue')).toBe('Total Revenue€12,450.504 confirmed bookings');
  expect(await figureOf('Pending Bookings')).toBe('Pending Bookings2Awaiting confirmation');
  expect(await figureOf('Total Bookings')).toBe('Total Bookings9All time');
  expect(await figureOf('Messages')).toBe('Messages3Contact messages');
});

it('shows a revenue of more than a thousand million, and what of it was kept', async () => {
  renderAdmin('/admin', {
    'GET /api/admin/summary': {
      body: {
        confirmedRevenueEur: '1234567440.50',
        keptEur: '450.00',
        confirmedCount: 20,
        pendingCount: 0,
        totalCount: 20,
        messageCount: 1,
        conversationCount: 2,
        unreadMessageCount: 0,
      },
    },
  });
  expect(await screen.findByText('€1,234,567,890.50')).toBeVisible();
  expect(screen.getByText('20 confirmed bookings, and €450 kept')).toBeVisible();
  expect(screen.getByText('Messages and conversations').previousSibling?.textContent).toBe('3');
});

it('shows the bookings when the figures could not be loaded', async () => {
  renderAdmin('/admin', {
    'GET /api/admin/summary': {
      status: 500,
      body: { code: 'internal', message: 'Something went wrong.', requestId: '7f3a' },
    },
    'GET /api/bookings': { body: [buildBooking()] },
  });
  expect(await screen.findByText('The figures could not be loaded.')).toBeVisible();
  expect(screen.getByText(/^The server has a problem .+ log for request 7f3a\.$/)).toBeVisible();
  expect(await screen.findByText('Ana Duarte')).toBeVisible();
});

it('starts with the bookings', async () => {
  renderAdmin('/admin');
  await screen.findByRole('heading', { name: 'Recent Bookings' });
  expect(tabLink('Bookings').getAttribute('aria-current')).toBe('page');
});

it('leads from quick-action cards to the tabs, and to the bookings below', async () => {
  const { user, path } = renderAdmin('/admin', { 'GET /api/admin/price-overrides': { body: [] } });
  await user.click(await screen.findByRole('link', { name: /^View Bookings/ }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Recent Bookings' }));
  await user.click(screen.getByRole('link', { name: /^Price Overrides/ }));
  const overrides = await screen.findByRole('heading', { name: 'Price Overrides' });
  await waitFor(() => expect(document.activeElement).toBe(overrides));
  expect(path()).toBe('/admin/pricing');
});

it('shows the cards on the start tab only', async () => {
  const { user } = renderAdmin('/admin', { 'GET /api/contact': { body: [] } });
  await screen.findByRole('region', { name: 'Summary' });
  await user.click(tabLink('Messages'));
  const title = await screen.findByRole('heading', { level: 1, name: 'Contact Messages' });
  expect(document.activeElement).toBe(title);
  expect(screen.queryByRole('region', { name: 'Summary' })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Villa Settings/ })).toBeNull();
});

it('returns to the previous tab, and keeps one history entry for a tab that is opened twice', async () => {
  const { user, goTo } = renderAdmin('/admin', { 'GET /api/admin/price-overrides': { body: [] } });
  await screen.findByRole('heading', { name: 'Recent Bookings' });
  await user.click(tabLink('Pricing'));
  await user.click(tabLink('Pricing'));
  await user.click(tabLink('Settings'));
  const open = () =>
    within(screen.getByRole('navigation', { name: 'Admin' })).getByRole('link', { current: 'page' })
      .textContent;
  expect(open()).toBe('Settings');
  await goTo(-1);
  expect(open()).toBe('Pricing');
  await goTo(-1);
  expect(open()).toContain('Bookings');
  await goTo(1);
  expect(open()).toBe('Pricing');
});

it.each([
  [
    '/admin?tab=bookings&booking=VL-7K3Q9M&decide=confirm',
    '/admin?booking=VL-7K3Q9M&decide=confirm',
  ],
  ['/admin?tab=calendar&month=2027-04', '/admin/calendar?month=2027-04'],
  ['/admin?tab=messages&message=3', '/admin/messages?message=3'],
  ['/admin?tab=pricing', '/admin/pricing'],
  ['/admin?q=ana&tab=settings', '/admin/settings?q=ana'],
  ['/admin?tab=nowhere', '/admin'],
])('recognises the address in older mails, %s', (old, now) => {
  expect(addressOfOldLink(new URL(old, 'https://villa.example').search)).toBe(now);
});

it('puts the new address in the place of the old one', async () => {
  const { path, goTo } = renderAdmin('/admin', { 'GET /api/contact': { body: [] } });
  await screen.findByRole('heading', { name: 'Recent Bookings' });
  await goTo('/admin?tab=messages');
  expect(await screen.findByText('No messages yet')).toBeVisible();
  expect(path()).toBe('/admin/messages');
  await goTo(-1);
  expect(await screen.findByRole('heading', { name: 'Recent Bookings' })).toBeVisible();
});

describe('on a phone', () => {
  it('has the most used tabs at the foot, and the others behind "More"', async () => {
    const { user, path } = renderAdmin(
      '/admin/settings',
      {
        'GET /api/config': { body: CONFIG },
        'GET /api/admin/gallery': { body: [] },
        'GET /api/admin/cloudinary/browse': { body: [] },
      },
      { isWide: false },
    );
    const bar = within(await screen.findByRole('navigation', { name: 'Admin' }));
    expect(await bar.findByRole('link', { name: 'Messages 1 unread' })).toBeVisible();
    expect(bar.getByRole('link', { current: 'page' }).textContent).toBe('Settings');
    expect(bar.queryByRole('link', { name: 'Gallery' })).toBeNull();
    await user.click(bar.getByRole('button', { name: 'More' }));
    const more = within(screen.getByRole('dialog', { name: 'More' }));
    expect(more.getByRole('link', { name: 'Change password' })).toBeVisible();
    await user.click(more.getByRole('link', { name: 'Gallery' }));
    expect(await screen.findByRole('heading', { name: 'Gallery Manager' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(path()).toBe('/admin/gallery');
  });
});

it('signs out, forgets what it read, and says so', async () => {
  const { user, server, path } = renderAdmin('/admin', {
    'GET /api/bookings': { body: [buildBooking()] },
    [LOGOUT]: { body: { ok: true } },
    'POST /api/admin/login': { body: SIGNED_IN },
  });
  await screen.findByText('Ana Duarte');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Logged out')).toBeVisible();
  expect(screen.getByText('You have been signed out of the admin panel')).toBeVisible();
  await screen.findByText('Sign in to manage your villa');
  expect(path()).toBe('/admin/login');
  expect(screen.queryByText('Ana Duarte')).toBeNull();
  expect(server.callsOf('GET /api/bookings')).toHaveLength(1);

  // Reads never go stale, so a second read shows that the cache was cleared.
  await user.type(screen.getByLabelText('Username'), 'admin');
  await user.type(screen.getByLabelText('Password'), 'Tide-mills&figs44');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await screen.findByText('Ana Duarte');
  expect(server.callsOf('GET /api/bookings')).toHaveLength(2);
});

it('stays on its page when signing out failed', async () => {
  const { user, path } = renderAdmin('/admin', { [LOGOUT]: { status: 500, body: '' } });
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Logout error')).toBeVisible();
  expect(screen.getByText('There was an issue logging out')).toBeVisible();
  expect(path()).toBe('/admin');
});

it('shows a page for unknown addresses', async () => {
  renderAdmin('/admin/nowhere');
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  expect(screen.getByText(/forget to add the page to the router/)).toBeVisible();
});

it('names the window after the screen', async () => {
  renderAdmin('/admin');
  await screen.findByRole('heading', { name: 'Dashboard' });
  await waitFor(() => expect(document.title).toBe('Dashboard · Villa Luz Admin'));
});

it('names the window after the house as it is published, before signing in as well', async () => {
  renderAdmin('/admin/login', {
    'GET /api/admin/session': { body: { authenticated: false, requiresPasswordChange: false } },
    'GET /api/config': { body: { ...CONFIG, villaName: 'Casa do Farol' } },
  });
  expect(await screen.findByRole('heading', { name: 'Casa do Farol Admin' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Casa do Farol' })).toBeVisible();
  expect(document.title).toBe('Sign in · Casa do Farol Admin');
});

describe('coming from the gallery manager', () => {
  async function follow(link: RegExp) {
    const gallery = renderAdmin('/admin/gallery', {
      'GET /api/config': { body: CONFIG },
      'GET /api/admin/gallery': { body: [] },
      'GET /api/admin/cloudinary/browse': { body: [] },
    });
    const way = await screen.findByRole('link', { name: link });
    document.documentElement.scrollTop = 300;
    await gallery.user.click(way);
    await screen.findByRole('heading', { name: 'Dashboard' });
  }

  it('begins at the top', async () => {
    await follow(/Back to Admin/);
    expect(document.documentElement.scrollTop).toBe(0);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Dashboard' }));
  });

  it('leads to the bookings if the link names them', async () => {
    await follow(/Booking Management/);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Recent Bookings' }));
  });
});
