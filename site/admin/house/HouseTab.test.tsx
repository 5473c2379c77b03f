import type { HousePlan } from '@shared/contract/bookings/house';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAdmin, SIGNED_IN } from '../../test/renderAdmin';

const PLAN: HousePlan = {
  today: '2027-03-10',
  checkinTime: '16:00',
  checkoutTime: '11:00',
  stays: [
    {
      checkinDate: '2027-03-08',
      checkoutDate: '2027-03-12',
      guestCount: 2,
      children: 0,
      pets: 0,
      notes: null,
    },
    {
      checkinDate: '2027-03-12',
      checkoutDate: '2027-03-16',
      guestCount: 5,
      children: 2,
      pets: 1,
      notes: 'A cot in the blue room\nLate arrival',
    },
  ],
};
const AS_HOUSEKEEPER = {
  'GET /api/admin/session': { body: { ...SIGNED_IN, username: 'rosa', role: 'housekeeper' } },
  'GET /api/admin/villa': { body: { name: 'Casa Azul', title: 'Casa Azul', tagline: '' } },
  'GET /api/admin/house': { body: PLAN },
};
const OWNERS_CALLS = [
  'GET /api/admin/summary',
  'GET /api/admin/today',
  'GET /api/bookings',
  'GET /api/admin/setup',
  'GET /api/admin/mail',
  'GET /api/admin/content/en',
];

beforeEach(() => {
  vi.setSystemTime('2027-03-10T12:00:00Z');
});
afterEach(() => vi.useRealTimers());

describe('a housekeeper', () => {
  it('starts at the house, sees who comes and goes, and asks for nothing else', async () => {
    const { server, path } = renderAdmin('/admin', AS_HOUSEKEEPER);
    expect(await screen.findByText('In the house until Fri 12 Mar')).toBeVisible();
    expect(path()).toBe('/admin/house');
    const days = within(screen.getByRole('list', { name: 'Arrivals and departures' }));
    expect(days.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Fri 12 MarChangeoverLeave by 11:002 guestsArrive from 16:00' +
        '5 guests, 2 of them children, 1 pet · 4 nights, until Tue 16 Mar' +
        'A cot in the blue room\nLate arrival',
      'Tue 16 MarLeave by 11:005 guests, 2 of them children, 1 pet',
    ]);
    expect(await screen.findByRole('link', { name: 'Casa Azul Admin' })).toBeVisible();
    expect(OWNERS_CALLS.filter((call) => server.callsOf(call).length > 0)).toEqual([]);
  });

  it('has every tab in the bar of a phone', async () => {
    renderAdmin('/admin', AS_HOUSEKEEPER, { isWide: false });
    const bar = within(await screen.findByRole('navigation', { name: 'Admin' }));
    expect(await bar.findByRole('link', { name: 'House', current: 'page' })).toBeVisible();
    expect(bar.queryByRole('link', { name: 'Bookings' })).toBeNull();
  });

  it('is told that nobody comes', async () => {
    renderAdmin('/admin/house', {
      ...AS_HOUSEKEEPER,
      'GET /api/admin/house': { body: { ...PLAN, stays: [] } },
    });
    expect(
      await screen.findByText('Nobody arrives or leaves within the next 14 days.'),
    ).toBeVisible();
  });

  it('who opens a booking from a link reads what to do', async () => {
    const { server } = renderAdmin('/admin/calendar', AS_HOUSEKEEPER);
    expect(await screen.findByRole('heading', { name: 'Not for your account' })).toBeVisible();
    expect(server.callsOf('GET /api/admin/calendar')).toHaveLength(0);
  });
});
