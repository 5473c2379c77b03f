import { streamEvents } from '@shared/contract/eventEndpoints';
import { STREAM_EVENTS } from '@shared/contract/events';
import { presentSeason, type PricePlanJson } from '@shared/contract/prices/season';
import { DEFAULT_SEASONS } from '@shared/domain/prices/season';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildSettings } from '../../../public/test/pageData';
import { renderAdmin, SIGNED_IN } from '../../../test/renderAdmin';
import { speak } from '../../i18n/language';

const PLAN: PricePlanJson = {
  seasons: DEFAULT_SEASONS.map(presentSeason),
  updatedAt: '2027-03-01T10:00:00.000Z',
};
const PUT = 'PUT /api/admin/price-plan';
const open = (routes: Parameters<typeof renderAdmin>[1] = {}) =>
  renderAdmin('/admin/pricing', {
    'GET /api/admin/price-overrides': { body: [] },
    'GET /api/villa-settings': { body: buildSettings() },
    'GET /api/admin/price-plan': { body: PLAN },
    ...routes,
  });

describe('the seasons', () => {
  it('show dates, price and rules, and describe the year', async () => {
    vi.setSystemTime('2027-05-01T12:00:00Z');
    const year = 2027;
    open({
      'GET /api/admin/price-overrides': {
        body: [
          {
            id: 4,
            name: 'Festival',
            description: null,
            startDate: `${year}-10-01`,
            endDate: `${year}-10-05`,
            overridePrice: '700.00',
            isActive: true,
            priority: 0,
            createdAt: PLAN.updatedAt,
            updatedAt: PLAN.updatedAt,
          },
        ],
      },
    });
    const high = await screen.findByRole('article', { name: 'High season' });
    expect(high.textContent).toContain('1 Jun – 30 Jun every year, 1 Sept – 30 Sept every year');
    expect(high.textContent).toContain('€550 per night');
    const text = screen.getByText('The year in words').closest('details');
    expect(text?.textContent).toMatch(
      /1 Jul – 31 Aug \d{4}: €650, at least 7 nights \(Season “Peak season”, peak season price\)/,
    );
    expect(text?.textContent).toContain('€700, at least 3 nights (Price override “Festival”)');
    expect(text?.textContent).toContain('€450, at least 3 nights (No season: base price)');
  });

  it('allow going back one year at most, even once another year has begun', async () => {
    vi.setSystemTime('2027-12-31T12:00:00Z');
    const { user } = open();
    // From October on the next year is shown first.
    await user.click(await screen.findByRole('button', { name: 'Year 2027' }));
    const back = screen.getByRole<HTMLButtonElement>('button', { name: 'Year 2026' });
    expect(back.disabled).toBe(false);
    vi.setSystemTime('2028-01-01T00:00:30Z');
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(back.disabled).toBe(true));
  });

  it('are saved by the dialog, and the strip shows the year of the new one', async () => {
    const { user, server } = open({ [PUT]: { body: PLAN } });
    await user.click(await screen.findByRole('button', { name: 'New season' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Name'), 'Easter');
    await user.selectOptions(dialog.getByLabelText('Repeats'), 'Once');
    const year = new Date().getFullYear() + 2;
    fireEvent.change(dialog.getByLabelText('First day'), { target: { value: `${year}-03-20` } });
    fireEvent.change(dialog.getByLabelText('Last day'), { target: { value: `${year}-04-05` } });
    await user.type(dialog.getByLabelText('Amount (EUR per night)'), '1.050,50');
    const arrivals = dialog.getByRole('group', { name: 'Guests arrive on' });
    await user.click(within(arrivals).getByRole('checkbox', { name: 'Saturday' }));
    await user.click(dialog.getByRole('button', { name: 'Add Season' }));
    expect(await screen.findByText('Season added')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('region', { name: `What each night of ${year} costs` })).toBeVisible();
    expect(server.callsOf(PUT)[0]?.body).toMatchObject({
      updatedAt: PLAN.updatedAt,
      seasons: [
        { name: 'High season' },
        { name: 'Peak season' },
        { name: 'Easter', ownPrice: '1050.50', arrivalDays: [6] },
      ],
    });
  });

  it('ask for confirmation before their nights become free of charge', async () => {
    const { user, server } = open({ [PUT]: { body: PLAN } });
    await user.click(await screen.findByRole('button', { name: 'Edit Peak season' }));
    await user.selectOptions(screen.getByLabelText('Price per night'), 'own');
    await user.type(screen.getByLabelText('Amount (EUR per night)'), '0');
    await user.click(screen.getByRole('button', { name: 'Change Season' }));
    expect(server.callsOf(PUT)).toHaveLength(0);
    await user.click(await screen.findByRole('button', { name: 'Let them free of charge' }));
    expect(await screen.findByText('Season changed')).toBeVisible();
  });

  it('refuse an overlap with both names, at the form', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'New season' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Add Season' }));
    expect(within(dialog).getByText('Name is required')).toBeVisible();
    await user.type(within(dialog).getByLabelText('Name'), 'Midsummer');
    await user.click(within(dialog).getByRole('button', { name: 'Add Season' }));
    expect(within(dialog).getByText('Price is required')).toBeVisible();
    await user.type(within(dialog).getByLabelText('Amount (EUR per night)'), '700');
    await user.selectOptions(within(dialog).getByLabelText('Last day: month'), 'June');
    await user.selectOptions(within(dialog).getByLabelText('Last day: day'), '15');
    await user.click(within(dialog).getByRole('button', { name: 'Add Season' }));
    expect(within(dialog).getByRole('alert').textContent).toBe(
      '“High season” and “Midsummer” overlap on 01/06. Please change one of them.',
    );
  });

  it('lead to dates that are added', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'New season' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Add dates' }));
    const added = within(dialog.getByRole('group', { name: 'Dates 2' }));
    await waitFor(() => expect(document.activeElement).toBe(added.getByLabelText('Repeats')));
  });

  it('name in Portuguese what overlaps', async () => {
    await speak('pt');
    const { user } = open({
      'GET /api/admin/session': { body: { ...SIGNED_IN, language: 'pt' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Nova época' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Nome'), 'Festas');
    await user.type(dialog.getByLabelText('Valor (EUR por noite)'), '700');
    await user.selectOptions(dialog.getByLabelText('Último dia: mês'), 'junho');
    await user.click(dialog.getByRole('button', { name: 'Adicionar época' }));
    expect(dialog.getByRole('alert').textContent).toBe(
      '“Época alta” e “Festas” sobrepõem-se em 01/06. Altere uma delas, por favor.',
    );
  });

  it('are deleted after a question', async () => {
    const { user, server } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete High season' }));
    expect(server.callsOf(PUT)).toHaveLength(0);
    const body = { ...PLAN, seasons: PLAN.seasons.slice(1) };
    server.set({ [PUT]: { body }, 'GET /api/admin/price-plan': { body } });
    await user.click(screen.getByRole('button', { name: 'Delete season' }));
    expect(await screen.findByText('Season deleted')).toBeVisible();
    expect(server.callsOf(PUT)[0]?.body).toMatchObject({ seasons: [{ name: 'Peak season' }] });
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Seasons' })),
    );
  });

  it('keep what another window has saved since the dialog was opened, and say so', async () => {
    let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({ start: (controller) => (stream = controller) });
    const say = (name: string, data: string) =>
      stream?.enqueue(new TextEncoder().encode(`id: 1\nevent: ${name}\ndata: ${data}\n\n`));
    const { user, server } = open({
      [`GET ${streamEvents.path}`]: {
        headers: { 'Content-Type': 'text/event-stream' },
        stream: body,
      },
      [PUT]: { status: 409, body: { code: 'stale', message: 'Changed elsewhere' } },
    });
    const third = {
      ...PLAN.seasons[0]!,
      name: 'Winter',
      ranges: [{ start: '01-01', end: '01-31' }],
    };
    await user.click(await screen.findByRole('button', { name: 'Edit High season' }));
    const dialog = await screen.findByRole('dialog');
    const theirs = {
      seasons: [third, ...PLAN.seasons],
      updatedAt: '2027-03-02T10:00:00.000Z',
    };
    server.set({ 'GET /api/admin/price-plan': { body: theirs } });
    say(STREAM_EVENTS.change, JSON.stringify({ type: 'settings' }));
    await screen.findByText('Winter');
    const minimum = within(dialog).getByLabelText(/^Minimum stay/);
    await user.clear(minimum);
    await user.type(minimum, '4');
    await user.click(within(dialog).getByRole('button', { name: 'Change Season' }));
    expect(await within(dialog).findByText(/changed in another window/)).toBeVisible();
    server.set({ [PUT]: { body: theirs } });
    await user.click(within(dialog).getByRole('button', { name: 'Change Season' }));
    expect(await screen.findByText('Season changed')).toBeVisible();
    expect(server.callsOf(PUT).map((call) => call.body)).toMatchObject([
      { updatedAt: PLAN.updatedAt },
      {
        updatedAt: theirs.updatedAt,
        seasons: [{ name: 'Winter' }, { name: 'High season', minStay: 4 }, { name: 'Peak season' }],
      },
    ]);
  });
});
