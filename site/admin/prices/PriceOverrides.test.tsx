import type { PriceOverrideJson } from '@shared/contract/prices/override';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildSettings } from '../../public/test/pageData';
import { heldAnswer } from '../../test/fakeServer';
import { renderAdmin } from '../../test/renderAdmin';

function buildOverride(overrides: Partial<PriceOverrideJson> = {}): PriceOverrideJson {
  return {
    id: 1,
    name: 'Easter',
    description: 'School holidays',
    startDate: '2027-03-26',
    endDate: '2027-04-04',
    overridePrice: '520.00',
    isActive: true,
    priority: 1,
    minStay: null,
    arrivalDays: null,
    departureDays: null,
    createdAt: '2027-03-01T10:00:00.000Z',
    updatedAt: '2027-03-01T10:00:00.000Z',
    ...overrides,
  };
}

const LIST = 'GET /api/admin/price-overrides';
const open = (list: PriceOverrideJson[], routes: Parameters<typeof renderAdmin>[1] = {}) =>
  renderAdmin('/admin/pricing', {
    [LIST]: { body: list },
    'GET /api/villa-settings': { body: buildSettings() },
    ...routes,
  });

describe('the price overrides', () => {
  it('show no weekdays if all of them apply', async () => {
    open([
      buildOverride({ arrivalDays: [0, 1, 2, 3, 4, 5, 6], departureDays: [0, 1, 2, 3, 4, 5, 6] }),
    ]);
    const card = await screen.findByRole('article', { name: 'Easter' });
    expect(within(card).getByText('Arrivals on any day · departures on any day')).toBeVisible();
  });

  it('show range, price, priority and state', async () => {
    open([
      buildOverride({ id: 1, name: 'Long past', startDate: '2020-01-01', endDate: '2020-01-05' }),
      buildOverride({ id: 2, name: 'Far off', startDate: '2190-01-01', endDate: '2190-01-05' }),
      buildOverride({ id: 3, name: 'Now', startDate: '2020-01-01', endDate: '2190-01-05' }),
      buildOverride({ id: 4, name: 'Off', isActive: false }),
    ]);
    const states = {
      'Long past': 'Expired',
      'Far off': 'Upcoming',
      Now: 'Active',
      Off: 'Inactive',
    };
    for (const [name, state] of Object.entries(states)) {
      const card = await screen.findByRole('article', { name });
      expect(within(card).getByText(state)).toBeVisible();
      expect(within(card).getByText('€520 per night')).toBeVisible();
    }
  });

  it('change their state at the villa’s midnight', async () => {
    vi.setSystemTime('2027-03-25T12:00:00Z');
    open([buildOverride()]);
    const card = within(await screen.findByRole('article', { name: 'Easter' }));
    expect(card.getByText('Upcoming')).toBeVisible();
    vi.setSystemTime('2027-03-26T00:00:30Z');
    window.dispatchEvent(new Event('focus'));
    expect(await card.findByText('Active')).toBeVisible();
  });

  it('name the currency in which they are charged', async () => {
    const { user } = open([buildOverride()], {
      'GET /api/villa-settings': { body: buildSettings({ baseCurrency: 'GBP' }) },
    });
    const card = await screen.findByRole('article', { name: 'Easter' });
    expect(within(card).getByText('£520 per night')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'New override' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByLabelText('Override price (GBP per night)')).toBeVisible();
    expect(dialog.textContent).not.toMatch(/EUR|€/);
  });

  it('point out two of equal priority on the same nights, and which one wins', async () => {
    open([
      buildOverride({ id: 1, name: 'Easter' }),
      buildOverride({ id: 2, name: 'Spring', startDate: '2027-04-03', endDate: '2027-04-20' }),
      buildOverride({ id: 3, name: 'Other', priority: 2 }),
      buildOverride({ id: 4, name: 'Off', isActive: false }),
    ]);
    const easter = await screen.findByRole('article', { name: 'Easter' });
    expect(easter.textContent).toContain(
      'Nights 3 to 4 Apr 2027 (2 nights): “Spring” has the same priority, and wins because it is newer.',
    );
    const spring = screen.getByRole('article', { name: 'Spring' });
    expect(spring.textContent).toContain(
      '“Easter” has the same priority, and this one wins because it is newer.',
    );
    for (const name of ['Other', 'Off']) {
      expect(screen.getByRole('article', { name }).textContent).not.toContain('same priority');
    }
  });

  it('carry a minimum stay and days of the week', async () => {
    const { user, server } = open([buildOverride({ departureDays: [0, 6] })], {
      'PUT /api/admin/price-overrides/1': { body: buildOverride() },
    });
    const card = await screen.findByRole('article', { name: 'Easter' });
    expect(within(card).getByText('Departures Sat, Sun')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit Easter' }));
    await user.type(screen.getByLabelText(/^Minimum stay/), '5');
    const arrivals = screen.getByRole('group', { name: 'Guests arrive on' });
    await user.click(within(arrivals).getByRole('checkbox', { name: 'Saturday' }));
    const departures = screen.getByRole('group', { name: 'Guests leave on' });
    await user.click(within(departures).getByRole('checkbox', { name: 'Saturday' }));
    await user.click(within(departures).getByRole('checkbox', { name: 'Sunday' }));
    await user.click(screen.getByRole('button', { name: 'Update Override' }));
    expect(await screen.findByText('Price override updated successfully')).toBeVisible();
    expect(server.callsOf('PUT /api/admin/price-overrides/1')[0]?.body).toMatchObject({
      minStay: 5,
      arrivalDays: [6],
      departureDays: null,
    });
  });

  it('ask for confirmation before nights become free of charge', async () => {
    const { user, server } = open([buildOverride()], {
      'PUT /api/admin/price-overrides/1': { body: buildOverride({ overridePrice: '0.00' }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Easter' }));
    const price = screen.getByLabelText('Override price (EUR per night)');
    await user.clear(price);
    await user.type(price, '0');
    await user.click(screen.getByRole('button', { name: 'Update Override' }));
    const question = { name: 'Let nights free of charge?' };
    await user.click(
      within(await screen.findByRole('dialog', question)).getByRole('button', { name: 'Go back' }),
    );
    expect(screen.queryByRole('dialog', question)).toBeNull();
    expect(server.callsOf('PUT /api/admin/price-overrides/1')).toHaveLength(0);

    await user.click(screen.getByRole('button', { name: 'Update Override' }));
    await user.click(await screen.findByRole('button', { name: 'Let them free of charge' }));
    expect(await screen.findByText('Price override updated successfully')).toBeVisible();
    expect(server.callsOf('PUT /api/admin/price-overrides/1')[0]?.body).toMatchObject({
      overridePrice: '0.00',
    });
  });

  it('are made with the form, checked first', async () => {
    const { user, server } = open([], {
      'POST /api/admin/price-overrides': { status: 201, body: buildOverride() },
    });
    await user.click(await screen.findByRole('button', { name: 'New override' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Create Override' }));
    expect(within(dialog).getByText('Name is required')).toBeVisible();
    expect(document.activeElement).toBe(within(dialog).getByLabelText('Name'));

    await user.type(within(dialog).getByLabelText('Name'), 'Easter');
    await user.type(within(dialog).getByLabelText('Start date'), '2027-03-26');
    expect(within(dialog).getByLabelText('End date').getAttribute('min')).toBe('2027-03-26');
    await user.type(within(dialog).getByLabelText('End date'), '2027-04-04');
    await user.type(within(dialog).getByLabelText('Override price (EUR per night)'), '520');
    await user.click(within(dialog).getByRole('switch', { name: 'Active' }));
    await user.click(within(dialog).getByRole('button', { name: 'Create Override' }));

    expect(await screen.findByText('Price override created successfully')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.callsOf('POST /api/admin/price-overrides')[0]?.body).toEqual({
      name: 'Easter',
      description: null,
      startDate: '2027-03-26',
      endDate: '2027-04-04',
      overridePrice: '520.00',
      isActive: false,
      priority: 0,
      minStay: null,
      arrivalDays: null,
      departureDays: null,
    });
  });

  it('show in the owner’s notation what another window has saved', async () => {
    const { user, server } = open([buildOverride()], {
      'PUT /api/admin/price-overrides/1': {
        status: 409,
        body: { code: 'stale', message: 'These details were changed in another window.' },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Easter' }));
    const dialog = within(await screen.findByRole('dialog'));
    const price = dialog.getByLabelText('Override price (EUR per night)');
    fireEvent.change(price, { target: { value: '600' } });
    const theirs = { overridePrice: '550.00', name: 'Renamed', arrivalDays: [6 as const] };
    server.set({
      [LIST]: { body: [buildOverride({ updatedAt: '2027-03-02T10:00:00.000Z', ...theirs })] },
    });
    await user.click(dialog.getByRole('button', { name: 'Update Override' }));

    const notice = within(await dialog.findByRole('alert'));
    expect(notice.getAllByRole('list').map(({ textContent }) => textContent)).toEqual([
      'Override price (EUR per night): now saved is 550.00Take what is saved',
      'Name: now saved is RenamedGuests arrive on: now saved is Saturday',
    ]);
  });

  it('ask before a form with something typed is closed', async () => {
    const { user } = open([buildOverride()]);
    await user.click(await screen.findByRole('button', { name: 'Edit Easter' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click(screen.getByRole('button', { name: 'Edit Easter' }));
    await user.type(screen.getByLabelText('Name'), ' week');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Easter week');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('show the server’s issues at their fields', async () => {
    const { user } = open([buildOverride()], {
      'PUT /api/admin/price-overrides/1': {
        status: 400,
        body: {
          code: 'invalid_input',
          message: 'Please check the marked fields.',
          issues: [{ path: 'name', message: 'This name is not allowed' }],
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Easter' }));
    await user.click(screen.getByRole('button', { name: 'Update Override' }));
    expect(await screen.findByText('This name is not allowed')).toBeVisible();
  });

  it('switch at once, and back when the server refuses', async () => {
    const answer = heldAnswer();
    const { user } = open([buildOverride({ startDate: '2020-01-01', endDate: '2190-01-01' })], {
      'PATCH /api/admin/price-overrides/1/toggle': answer.route,
    });
    await user.click(await screen.findByRole('button', { name: 'Deactivate Easter' }));
    expect(await screen.findByText('Inactive')).toBeVisible();
    answer.release({ status: 503, body: { code: 'unavailable', message: 'Please try again.' } });
    expect(await screen.findByText('Failed to update status')).toBeVisible();
    expect(await screen.findByText('Active')).toBeVisible();
  });

  it('are deleted after a question that quotes the name', async () => {
    const { user, server } = open([buildOverride()], {
      'DELETE /api/admin/price-overrides/1': { body: { ok: true } },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Easter' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete “Easter”?' });
    expect(within(dialog).getByText(/This action cannot be undone/)).toBeVisible();
    server.set({ [LIST]: { body: [] } });
    await user.click(within(dialog).getByRole('button', { name: 'Delete override' }));
    expect(await screen.findByText('Price override deleted successfully')).toBeVisible();
    expect(await screen.findByText(/No price overrides yet/)).toBeVisible();
  });
});
