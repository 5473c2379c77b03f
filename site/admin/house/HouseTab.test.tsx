import type { HousePlan } from '@shared/contract/bookings/housePlan';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeenCall } from '../../test/fakeServer';
import { renderAdmin, SIGNED_IN } from '../../test/renderAdmin';

const PLAN: HousePlan = {
  today: '2027-03-10',
  startDate: '2027-03-10',
  endDate: '2027-03-23',
  checkinTime: '16:00',
  checkoutTime: '11:00',
  stays: [
    {
      checkinDate: '2027-03-08',
      checkoutDate: '2027-03-12',
      guestCount: 2,
      children: 0,
      infants: 0,
      pets: 0,
      extras: [],
      notes: null,
      arrivalTime: null,
    },
    {
      checkinDate: '2027-03-12',
      checkoutDate: '2027-03-16',
      guestCount: 5,
      children: 2,
      infants: 1,
      pets: 1,
      extras: [
        { name: 'Cot', pieces: 2 },
        { name: 'Late arrival', pieces: 1 },
      ],
      notes: 'A cot in the blue room\nLate arrival',
      arrivalTime: '22:30',
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
  'GET /api/admin/house/link',
];

beforeEach(() => {
  vi.setSystemTime('2027-03-10T12:00:00Z');
});

describe('a housekeeper', () => {
  it('starts at the house, sees arrivals and departures, and requests nothing else', async () => {
    const { server, path } = renderAdmin('/admin', AS_HOUSEKEEPER);
    expect(await screen.findByText('In the house until Fri 12 Mar')).toBeVisible();
    expect(path()).toBe('/admin/house');
    const days = within(screen.getByRole('list', { name: 'Arrivals and departures' }));
    expect(days.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Fri 12 MarChangeoverLeave by 11:002 guestsArrive from 16:00, planned for 22:30, late' +
        '5 guests, 2 of them children, 1 infant, 1 pet · 4 nights, until Tue 16 Mar' +
        'Extras: 2 × Cot, Late arrival' +
        'A cot in the blue room\nLate arrival',
      'Tue 16 MarLeave by 11:005 guests, 2 of them children, 1 infant, 1 pet',
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

  it('who opens a booking from a link reads what to do', async () => {
    const { server } = renderAdmin('/admin/calendar', AS_HOUSEKEEPER);
    expect(await screen.findByRole('heading', { name: 'Not for your account' })).toBeVisible();
    expect(server.callsOf('GET /api/admin/calendar')).toHaveLength(0);
  });
});

describe('the days of the plan', () => {
  it('are chosen, kept in the address, and let go again', async () => {
    const { user, server } = renderAdmin('/admin/house', {
      ...AS_HOUSEKEEPER,
      'GET /api/admin/house': ({ query }: SeenCall) => ({
        body: query.size > 0 ? { ...PLAN, ...Object.fromEntries(query), stays: [] } : PLAN,
      }),
    });
    expect(await screen.findByText('Wed 10 Mar to Tue 23 Mar')).toBeVisible();
    const [from, to] = [screen.getByLabelText('From'), screen.getByLabelText('To')];
    await user.clear(from);
    await user.type(from, '2027-04-01');
    await user.clear(to);
    await user.type(to, '2027-03-01');
    await user.click(screen.getByRole('button', { name: 'Show these days' }));
    expect(screen.getByRole('alert').textContent).toBe(
      'End date must be on or after the start date',
    );
    await user.clear(to);
    await user.type(to, '2027-04-30');
    await user.click(screen.getByRole('button', { name: 'Show these days' }));
    expect(await screen.findByText('Thu 1 Apr to Fri 30 Apr')).toBeVisible();
    expect(await screen.findByText('Nobody arrives or leaves on these days.')).toBeVisible();
    expect(server.callsOf('GET /api/admin/house').map(({ query }) => String(query))).toEqual([
      '',
      'startDate=2027-04-01&endDate=2027-04-30',
    ]);
    await user.click(screen.getByRole('button', { name: 'Next two weeks' }));
    expect(await screen.findByText('In the house until Fri 12 Mar')).toBeVisible();
  });
});

describe('the calendar link of the house', () => {
  const URL = `https://villa.example/house/${'a'.repeat(43)}.ics`;

  it('is made, shown with its address, and removed by the owner', async () => {
    let made: { linkUrl: string | null; madeAt: string | null } = { linkUrl: null, madeAt: null };
    const { user, server } = renderAdmin('/admin/house', {
      'GET /api/admin/house': { body: PLAN },
      'GET /api/admin/house/link': () => ({ body: made }),
      'POST /api/admin/house/link': () => {
        made = { linkUrl: URL, madeAt: '2027-03-10T12:00:00.000Z' };
        return { status: 201, body: made };
      },
      'DELETE /api/admin/house/link': () => {
        made = { linkUrl: null, madeAt: null };
        return { body: { ok: true } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Make a link' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Address')).value).toBe(URL);
    await user.click(screen.getByRole('button', { name: 'Stop sharing' }));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Stop sharing' }));
    expect(await screen.findByRole('button', { name: 'Make a link' })).toBeVisible();
    expect(server.callsOf('DELETE /api/admin/house/link')).toHaveLength(1);
  });

  it('can be renewed when it cannot be shown any more', async () => {
    renderAdmin('/admin/house', {
      'GET /api/admin/house': { body: PLAN },
      'GET /api/admin/house/link': {
        body: { linkUrl: null, madeAt: '2027-03-10T12:00:00.000Z' },
      },
    });
    expect(await screen.findByText(/the file secrets-key/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'New link' })).toBeVisible();
  });
});
