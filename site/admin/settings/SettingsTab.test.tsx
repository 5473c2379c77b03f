import { streamEvents } from '@shared/contract/eventEndpoints';
import { STREAM_EVENTS } from '@shared/contract/events';
import type { HeroPosition } from '@shared/contract/prices/settings';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildSettings } from '../../public/test/pageData';
import { CONFIG, buildHostedImage } from '../../test/buildGallery';
import { heldAnswer } from '../../test/fakeServer';
import { renderAdmin, tabLink } from '../../test/renderAdmin';

const READ = 'GET /api/villa-settings';
const SAVE = 'PUT /api/villa-settings';
const HOSTED = 'GET /api/admin/cloudinary/browse';
const READ_AT = '2027-03-01T10:00:00.000Z';
const SAVED_AT = '2027-03-02T10:00:00.000Z';
const LATER = '2027-03-03T10:00:00.000Z';

const RATES = 'GET /api/admin/reference-rates';
const RATES_OFF = {
  isOn: false,
  publishedOn: null,
  gbpRate: null,
  usdRate: null,
  readAt: null,
  problem: null,
};

function renderSettings(routes: Parameters<typeof renderAdmin>[1] = {}) {
  return renderAdmin('/admin/settings', {
    'GET /api/config': { body: CONFIG },
    [READ]: { body: buildSettings() },
    [SAVE]: { body: buildSettings({ updatedAt: SAVED_AT }) },
    [HOSTED]: { body: [] },
    [RATES]: { body: RATES_OFF },
    ...routes,
  });
}

const field = (label: RegExp | string) => screen.findByLabelText<HTMLInputElement>(label);

describe('the form', () => {
  it('shows what is stored', async () => {
    renderSettings({ [READ]: { body: buildSettings({ basePrice: '475.50', maxGuests: 9 }) } });
    expect(await screen.findByRole('heading', { name: 'Villa Pricing' })).toBeVisible();
    expect((await field('Base Price (EUR per night)')).value).toBe('475.50');
    expect((await field('Maximum Guests')).value).toBe('9');
    expect((await field('Base Currency')).value).toBe('EUR');
    expect((await field('Check-in Time')).value).toBe('16:00');
    expect((await field('Position')).value).toBe('center center');
    expect((await field('Scale on Mobile')).value).toBe('100');
  });

  it('leaves to the price terms how many guests are included, and what further ones pay for', async () => {
    renderSettings();
    expect(await screen.findByText('For each guest above the included ones')).toBeVisible();
    expect(screen.queryByText(/charged once a stay/)).toBeNull();
    expect(screen.getByText(/set under Pricing → Fees and extras/)).toBeVisible();
  });

  it('has the placeholders and bounds of its numbers', async () => {
    renderSettings();
    expect((await field('GBP Rate')).placeholder).toBe('0.8600');
    expect((await field('USD Rate')).placeholder).toBe('1.1000');
    expect((await field('Minimum Days to Next Booking')).min).toBe('0');
    const scale = await field('Scale');
    expect([scale.min, scale.max, scale.step]).toEqual(['50', '200', '5']);
    expect(screen.getByText(/Rates are relative to the base currency/)).toBeVisible();
  });

  it('takes amounts and rates in either notation', async () => {
    const { user, server } = renderSettings();
    const fill = async (label: RegExp | string, text: string) => {
      await user.clear(await field(label));
      await user.type(await field(label), text);
    };
    await fill(/^Base Price/, '2500,50');
    await fill(/^Peak Season Price/, '3.500,50');
    await fill(/^Cleaning Fee/, '1,150');
    await fill('GBP Rate', '0,8650');
    await user.click(screen.getByRole('button', { name: 'Save Settings' }));
    await screen.findByText('Settings updated');
    expect(server.callsOf(SAVE)[0]?.body).toMatchObject({
      basePrice: '2500.50',
      peakSeasonPrice: '3500.50',
      cleaningFee: '1150.00',
      gbpRate: '0.8650',
    });
  });

  it('warns before another base currency is saved, which converts nothing', async () => {
    const { user } = renderSettings();
    const currency = await field('Base Currency');
    expect(screen.queryByText(/Amounts are not converted/)).toBeNull();
    await user.selectOptions(currency, 'GBP');
    expect(screen.getByText(/Amounts are not converted: 100 EUR becomes 100 GBP/)).toBeVisible();
    expect(await field('Base Price (GBP per night)')).toBeVisible();
    await user.selectOptions(currency, 'EUR');
    expect(screen.queryByText(/Amounts are not converted/)).toBeNull();
  });

  describe('offers to convert all amounts', () => {
    const PREVIEW = 'POST /api/admin/base-currency/preview';
    const CONVERT = 'PUT /api/admin/base-currency';
    const preview = (basePrice: string, version: string) => ({
      body: {
        from: 'EUR',
        to: 'GBP',
        amounts: [
          { name: 'Base price', from: basePrice, to: '396.00' },
          { name: 'Price override “Easter”', from: '520.00', to: '457.60' },
        ],
        version,
      },
    });
    const open = async (routes: Parameters<typeof renderAdmin>[1] = {}) => {
      const shown = renderSettings({ [PREVIEW]: preview('450.00', 'one'), ...routes });
      await shown.user.selectOptions(await field('Base Currency'), 'GBP');
      return shown;
    };
    const press = (name: string) => screen.findByRole('button', { name });

    it('at the rates on show, and shows what is saved then', async () => {
      const converted = buildSettings({
        baseCurrency: 'GBP',
        basePrice: '396.00',
        gbpRate: '0.8800',
        updatedAt: LATER,
      });
      const { user, server } = await open({ [CONVERT]: { body: converted } });
      await user.clear(await field('GBP Rate'));
      await user.type(await field('GBP Rate'), '0,88');
      await user.click(await press('Convert all amounts…'));
      const dialog = await screen.findByRole('dialog', { name: 'Convert all amounts to GBP' });
      expect(dialog.textContent).toContain('€1 = £0.8800 = $1.1000');
      const row = await within(dialog).findByRole('row', { name: 'Base price €450 £396' });
      expect(row).toBeVisible();
      expect(dialog.textContent).toContain('£457.60');
      await user.click(within(dialog).getByText('Convert and save'));
      await screen.findByText('Amounts converted');
      const asked = { baseCurrency: 'GBP', gbpRate: '0.8800', usdRate: '1.1000' };
      expect(server.callsOf(CONVERT)[0]?.body).toEqual({ ...asked, version: 'one' });
      // After the conversion the preview would be refused, because the villa already has that currency.
      expect(server.callsOf(PREVIEW)).toHaveLength(1);
      expect((await field('Base Price (GBP per night)')).value).toBe('396.00');
      expect(screen.queryByText(/Amounts are not converted/)).toBeNull();
      // Nothing is left to save, and the next save is based on the stored values.
      await user.click(screen.getByRole('button', { name: 'Save Settings' }));
      await screen.findByText('Settings updated');
      expect(server.callsOf(SAVE)[0]?.body).toMatchObject({ updatedAt: LATER });
    });

    it('again after another window’s save, with that window’s amounts', async () => {
      const { user, server } = await open({
        [CONVERT]: { status: 409, body: { code: 'stale', message: 'Changed' } },
      });
      await user.click(await press('Convert all amounts…'));
      await screen.findByText('€450');
      server.set({ [PREVIEW]: preview('470.00', 'two') });
      await user.click(screen.getByText('Convert and save'));
      expect(await screen.findByText('€470')).toBeVisible();
      expect(screen.getByText(/Nothing is converted yet/)).toBeVisible();
      server.set({ [CONVERT]: { body: buildSettings({ baseCurrency: 'GBP' }) } });
      await user.click(screen.getByText('Convert and save'));
      await screen.findByText('Amounts converted');
      expect(server.callsOf(CONVERT)[1]?.body).toMatchObject({ version: 'two' });
    });

    it('only once other changes are saved and both rates are there', async () => {
      const { user } = await open();
      await press('Convert all amounts…');
      await user.clear(await field('USD Rate'));
      expect(screen.getByText(/enter both rates/)).toBeVisible();
      await user.type(await field('USD Rate'), '1.1');
      await user.type(await field(/^Base Price/), '0');
      expect(screen.getByText(/save your other changes first, still in EUR/)).toBeVisible();
      expect(screen.queryByText('Convert all amounts…')).toBeNull();
    });
  });

  describe('with the daily rates of the European Central Bank', () => {
    const TURN = 'PUT /api/admin/reference-rates';
    const ON = { ...RATES_OFF, isOn: true };
    const READ_RATES = {
      ...ON,
      publishedOn: '2020-01-02',
      gbpRate: '0.8339',
      usdRate: '1.0833',
      readAt: '2020-01-02T16:00:00.000Z',
    };
    const turn = () => screen.findByRole('switch', { name: /^Daily rates/ });

    it('shows their age on each new day', async () => {
      vi.setSystemTime('2020-01-03T12:00:00Z');
      renderSettings({ [RATES]: { body: READ_RATES } });
      expect(await screen.findByText(/\(a day old\)/)).toBeVisible();
      vi.setSystemTime('2020-01-04T00:00:30Z');
      window.dispatchEvent(new Event('focus'));
      expect(await screen.findByText(/\(2 days old\)/)).toBeVisible();
    });

    it('shows them once they are read, and makes them read-only', async () => {
      let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
      const { user, server } = renderSettings({
        [TURN]: { body: ON },
        [`GET ${streamEvents.path}`]: {
          headers: { 'Content-Type': 'text/event-stream' },
          stream: new ReadableStream<Uint8Array>({ start: (controller) => (stream = controller) }),
        },
      });
      expect(await screen.findByText('Off: the rates are the ones that you enter.')).toBeVisible();
      expect((await field('GBP Rate')).readOnly).toBe(false);
      server.set({ [RATES]: { body: ON } });
      await user.click(await turn());
      expect(await screen.findByText('Reading the rates...')).toBeVisible();
      expect(server.callsOf(TURN)[0]?.body).toEqual({ isOn: true });

      server.set({
        [RATES]: { body: READ_RATES },
        [READ]: { body: buildSettings({ gbpRate: '0.8339', usdRate: '1.0833', updatedAt: LATER }) },
      });
      const event = JSON.stringify({ type: 'settings' });
      stream?.enqueue(
        new TextEncoder().encode(`id: 1\nevent: ${STREAM_EVENTS.change}\ndata: ${event}\n\n`),
      );
      expect(
        await screen.findByText(
          /^Rates of 2 Jan 2020 \(\d+ days old\): €1 = £0\.8339 = \$1\.0833\.$/,
        ),
      ).toBeVisible();
      await waitFor(async () => expect((await field('GBP Rate')).value).toBe('0.8339'));
      expect((await field('USD Rate')).readOnly).toBe(true);
      await user.click(screen.getByRole('button', { name: 'Save Settings' }));
      await screen.findByText('Settings updated');
      expect(server.callsOf(SAVE)[0]?.body).toMatchObject({ gbpRate: '0.8339', updatedAt: LATER });
    });

    it('says why they could not be read, and which ones stay in use', async () => {
      renderSettings({ [RATES]: { body: { ...READ_RATES, problem: 'wrong' } } });
      expect(
        await screen.findByText(/cannot be right.*tried again every hour\. Rates of 2 Jan 2020/),
      ).toBeVisible();
    });

    it('reverts when it cannot be switched', async () => {
      const { user } = renderSettings({
        [TURN]: { status: 503, body: { code: 'unavailable', message: 'Please try again.' } },
      });
      await user.click(await turn());
      expect(await screen.findByText('Failed to switch the daily rates')).toBeVisible();
      expect((await turn()).getAttribute('aria-checked')).toBe('false');
    });
  });

  it('makes the owner’s calendar read its prices again', async () => {
    const CALENDAR = 'GET /api/admin/calendar';
    const { user, server } = renderSettings({
      [CALENDAR]: { body: { days: [], bookings: [], blocks: [], overrides: [] } },
      'GET /api/admin/calendar-sync': {
        body: { linkUrl: null, isLinkUnreadable: false, feeds: [] },
      },
    });
    await field('Maximum Guests');
    await user.click(tabLink('Calendar'));
    await waitFor(() => expect(server.callsOf(CALENDAR).length).toBeGreaterThan(0));
    await user.click(tabLink('Settings'));
    await user.click(await screen.findByRole('button', { name: 'Save Settings' }));
    await screen.findByText('Settings updated');
    const before = server.callsOf(CALENDAR).length;
    await user.click(tabLink('Calendar'));
    await waitFor(() => expect(server.callsOf(CALENDAR).length).toBeGreaterThan(before));
  });

  it('saves the whole form with the timestamp it was read at, and the next time with the new one', async () => {
    const { user, server } = renderSettings();
    const price = await field(/^Base Price/);
    await user.clear(price);
    await user.type(price, '480');
    await user.selectOptions(await field('Position'), 'left top');
    await user.click(screen.getByRole('button', { name: 'Save Settings' }));
    expect(await screen.findByText('Settings updated')).toBeVisible();
    expect(screen.getByText('Villa settings have been successfully updated.')).toBeVisible();
    const { id: _id, ...stored } = buildSettings();
    expect(server.callsOf(SAVE)[0]?.body).toEqual({
      ...stored,
      basePrice: '480.00',
      heroImagePosition: 'left top',
      updatedAt: READ_AT,
    });
    await user.click(screen.getByRole('button', { name: 'Save Settings' }));
    await waitFor(() => expect(server.callsOf(SAVE)).toHaveLength(2));
    expect(server.callsOf(SAVE)[1]?.body).toMatchObject({ updatedAt: SAVED_AT });
  });

  it('asks before nights become free of charge', async () => {
    const { user, server } = renderSettings();
    const price = await field(/^High Season Price/);
    await user.clear(price);
    await user.type(price, '0');
    await user.click(screen.getByRole('button', { name: 'Save Settings' }));
    const question = await screen.findByRole('button', { name: 'Let them free of charge' });
    expect(server.callsOf(SAVE)).toHaveLength(0);
    await user.click(question);
    expect(await screen.findByText('Settings updated')).toBeVisible();
    expect(server.callsOf(SAVE)[0]?.body).toMatchObject({ highSeasonPrice: '0.00' });
  });

  it('says that it is saving, and saves once however often it is pressed', async () => {
    const answer = heldAnswer();
    const { user, server } = renderSettings({ [SAVE]: answer.route });
    await user.click(await screen.findByRole('button', { name: 'Save Settings' }));
    await user.click(await screen.findByRole('button', { name: 'Saving...' }));
    answer.release({ body: buildSettings({ updatedAt: SAVED_AT }) });
    expect(await screen.findByRole('button', { name: 'Save Settings' })).toBeVisible();
    expect(server.callsOf(SAVE)).toHaveLength(1);
  });

  it('sends nothing that is wrong, and leads to the first field that is', async () => {
    const { user, server } = renderSettings();
    await user.clear(await field('Maximum Guests'));
    await user.clear(await field('GBP Rate'));
    await user.click(screen.getByRole('button', { name: 'Save Settings' }));
    expect(screen.getByText('GBP rate is required')).toBeVisible();
    expect(screen.getByText(/^Maximum guests must be a whole number/)).toBeVisible();
    expect(document.activeElement).toBe(await field('GBP Rate'));
    expect(server.callsOf(SAVE)).toHaveLength(0);
  });

  it('shows what the server found wrong at its field', async () => {
    const message = 'Please choose a later time';
    const { user } = renderSettings({
      [SAVE]: {
        status: 400,
        body: {
          code: 'invalid_input',
          message: 'Please check the form.',
          issues: [{ path: 'checkinTime', message }],
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Save Settings' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(document.activeElement).toBe(await field('Check-in Time'));
    expect(await screen.findByText('Error updating settings')).toBeVisible();
  });

  it('reports that the server failed, and keeps what was typed', async () => {
    const { user } = renderSettings({ [SAVE]: { status: 500, body: '' } });
    const fee = await field(/^Cleaning Fee/);
    await user.clear(fee);
    await user.type(fee, '95');
    await user.click(screen.getByRole('button', { name: 'Save Settings' }));
    expect(await screen.findByText('Error updating settings')).toBeVisible();
    expect(screen.getAllByText(/^The server has a problem/).length).toBeGreaterThan(0);
    expect(fee.value).toBe('95');
  });
});

describe('saved in another window meanwhile', () => {
  it('does not treat a saved value in another notation as typed again', async () => {
    const { user, server } = renderSettings();
    const price = await field(/^Base Price/);
    const guests = await field('Maximum Guests');
    const enter = async (input: HTMLInputElement, text: string) => {
      await user.clear(input);
      await user.type(input, text);
    };
    const save = () => user.click(screen.getByRole('button', { name: 'Save Settings' }));
    const saved = { basePrice: '480.00', updatedAt: SAVED_AT };
    server.set({ [SAVE]: { body: buildSettings(saved) } });
    await enter(price, '480');
    await save();
    await screen.findByText('Settings updated');

    const stale = { status: 409, body: { code: 'stale', message: 'Changed elsewhere.' } };
    const theirs = { ...saved, maxGuests: 8, updatedAt: LATER };
    server.set({ [SAVE]: stale, [READ]: { body: buildSettings(theirs) } });
    await enter(guests, '9');
    await save();
    expect(
      (await screen.findByText(/^Changed in both windows/)).nextElementSibling?.textContent,
    ).toBe('Maximum Guests: now saved is 8Take what is saved');
    expect(price.value).toBe('480.00');

    const later = { ...theirs, basePrice: '500.00', updatedAt: '2027-03-04T10:00:00.000Z' };
    server.set({ [READ]: { body: buildSettings(later) } });
    await save();
    await waitFor(() => expect(price.value).toBe('500.00'));
    expect(guests.value).toBe('9');
  });

  it('asks nothing on leaving once what was typed over a save is discarded', async () => {
    const { user, server, path } = renderSettings();
    const price = await field(/^Base Price/);
    const saved = { basePrice: '480.00', updatedAt: SAVED_AT };
    server.set({ [SAVE]: { body: buildSettings(saved) } });
    await user.clear(price);
    await user.type(price, '480');
    await user.click(screen.getByRole('button', { name: 'Save Settings' }));
    await screen.findByText('Settings updated');
    const stale = { status: 409, body: { code: 'stale', message: 'Changed elsewhere.' } };
    const theirs = buildSettings({ ...saved, maxGuests: 8, updatedAt: LATER });
    server.set({ [SAVE]: stale, [READ]: { body: theirs } });
    await user.clear(await field('Maximum Guests'));
    await user.type(await field('Maximum Guests'), '9');
    await user.click(screen.getByRole('button', { name: 'Save Settings' }));
    await user.click(await screen.findByRole('button', { name: 'Discard what I typed' }));
    expect([price.value, (await field('Maximum Guests')).value]).toEqual(['480.00', '8']);
    await user.click(tabLink('Bookings'));
    expect(await screen.findByRole('heading', { name: 'Recent Bookings' })).toBeVisible();
    expect(path()).not.toContain('settings');
  });

  it('keeps another window’s hero image when the picker is closed without its own', async () => {
    const { user, server } = renderSettings({
      [HOSTED]: { body: [buildHostedImage({ publicId: 'villa/sea.jpg' })] },
    });
    await user.click(await screen.findByRole('button', { name: 'Choose and preview' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'villa/sea.jpg' }));
    server.set({
      [READ]: { body: buildSettings({ heroImagePublicId: 'villa/garden.jpg', updatedAt: LATER }) },
      [SAVE]: { status: 409, body: { code: 'stale', message: 'Changed elsewhere.' } },
    });
    await user.click(dialog.getByRole('button', { name: 'Save & Apply' }));
    const both = await dialog.findByText(/^Changed in both windows; saving replaces/);
    expect(both.nextElementSibling?.textContent).toContain('now saved is villa/garden.jpg');
    expect(dialog.queryByText(/as the other window saved it/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect((await field(/^Image Identifier/)).value).toBe('villa/garden.jpg');

    server.set({ [SAVE]: { body: buildSettings({ updatedAt: '2027-03-04T10:00:00.000Z' }) } });
    const price = await field(/^Base Price/);
    await user.clear(price);
    await user.type(price, '480');
    await user.click(screen.getByRole('button', { name: 'Save Settings' }));
    await screen.findByText('Settings updated');
    expect(server.callsOf(SAVE)[1]?.body).toMatchObject({
      heroImagePublicId: 'villa/garden.jpg',
      basePrice: '480.00',
    });
  });
});

const NOTICE = 'Minimum Days to Next Booking';

describe('leaving', () => {
  const typeSomething = async (user: ReturnType<typeof renderAdmin>['user']) =>
    user.type(await field(NOTICE), '1');
  const question = () => within(screen.getByRole('dialog', { name: 'Leave without saving?' }));

  it('asks nothing when nothing was changed, or all of it was saved', async () => {
    const { user } = renderSettings();
    await typeSomething(user);
    await user.click(screen.getByRole('button', { name: 'Save Settings' }));
    await screen.findByText('Settings updated');
    await user.click(tabLink('Bookings'));
    expect(await screen.findByRole('heading', { name: 'Recent Bookings' })).toBeVisible();
  });

  it('asks before another tab, and stays with everything typed', async () => {
    const { user } = renderSettings();
    await typeSomething(user);
    await user.click(tabLink('Bookings'));
    await user.click(question().getByRole('button', { name: 'Stay' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await field(NOTICE)).value).toBe('11');
    await user.click(tabLink('Bookings'));
    await user.click(question().getByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByRole('heading', { name: 'Recent Bookings' })).toBeVisible();
    await user.click(tabLink('Settings'));
    expect((await field(NOTICE)).value).toBe('1');
  });

  it('asks before a link and before signing out', async () => {
    const { user, path, server } = renderSettings({
      'POST /api/admin/logout': { body: { ok: true } },
    });
    await typeSomething(user);
    await user.click(tabLink('Gallery'));
    await user.click(question().getByRole('button', { name: 'Stay' }));
    expect(path()).toBe('/admin/settings');
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(server.callsOf('POST /api/admin/logout')).toHaveLength(0);
    await user.click(question().getByRole('button', { name: 'Leave without saving' }));
    await screen.findByText('Sign in to manage your villa');
  });

  it('does not ask before the tab that is open already', async () => {
    const { user } = renderSettings();
    await typeSomething(user);
    await user.click(tabLink('Settings'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await field(NOTICE)).value).toBe('11');
  });

  it('keeps what was typed when the session has ended', async () => {
    const { user } = renderSettings({
      [SAVE]: { status: 401, body: { code: 'unauthenticated', message: 'Please sign in.' } },
    });
    await typeSomething(user);
    const typed = (await field(NOTICE)).value;
    await user.click(screen.getByRole('button', { name: 'Save Settings' }));
    await screen.findByRole('dialog', { name: 'Please sign in again' });
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Error updating settings')).toBeVisible();
    expect((await field(NOTICE)).value).toBe(typed);
  });

  it('makes the browser ask before the window closes', async () => {
    const { user } = renderSettings();
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    await field(NOTICE);
    expect(closing()).toBe(false);
    await typeSomething(user);
    expect(closing()).toBe(true);
  });
});

describe('the hero picker', () => {
  const openPicker = async (routes: Parameters<typeof renderAdmin>[1]) => {
    const rendered = renderSettings(routes);
    await rendered.user.click(await screen.findByRole('button', { name: 'Choose and preview' }));
    return { ...rendered, dialog: within(screen.getByRole('dialog')) };
  };

  it('finds images by a part of their identifier, whatever its case', async () => {
    const { dialog, user } = await openPicker({
      [HOSTED]: { body: [buildHostedImage(), buildHostedImage({ publicId: 'villa/Garden.jpg' })] },
    });
    await dialog.findByRole('button', { name: 'villa/pool.jpg' });
    await user.type(dialog.getByPlaceholderText('Search images...'), 'GARD');
    expect(dialog.getByRole('button', { name: 'villa/Garden.jpg' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'villa/pool.jpg' })).toBeNull();
  });

  it('offers only images over https from a provider, and its own from the site itself', async () => {
    const plain = buildHostedImage({ publicId: 'villa/plain.jpg', url: 'http://host.test/a.jpg' });
    const provider = await openPicker({
      'GET /api/config': {
        body: { ...CONFIG, imageHost: { ...CONFIG.imageHost, kind: 'cloudinary' } },
      },
      [HOSTED]: { body: [plain, buildHostedImage()] },
    });
    await provider.dialog.findByRole('button', { name: 'villa/pool.jpg' });
    expect(provider.dialog.queryByRole('button', { name: 'villa/plain.jpg' })).toBeNull();
  });

  it('offers the embedded host’s images if the whole site is plain http', async () => {
    const plain = buildHostedImage({ publicId: 'villa/plain.jpg', url: 'http://host.test/a.jpg' });
    const { dialog } = await openPicker({ [HOSTED]: { body: [plain] } });
    expect(await dialog.findByRole('button', { name: 'villa/plain.jpg' })).toBeVisible();
  });

  it('previews what guests will see, and saves everything with one button', async () => {
    const { dialog, user, server } = await openPicker({
      [HOSTED]: { body: [buildHostedImage({ publicId: 'villa/sea.jpg' })] },
    });
    await user.click(await dialog.findByRole('button', { name: 'villa/sea.jpg' }));
    const preview = () => dialog.getByRole<HTMLImageElement>('img');
    expect(preview().src).toContain('c_fill,w_1280,h_720,f_auto,q_auto/villa/sea.jpg');
    await user.selectOptions(dialog.getByLabelText('Position'), 'right bottom');
    expect(getComputedStyle(preview()).objectPosition).toBe('right bottom');
    await user.click(dialog.getByRole('button', { name: 'Mobile' }));
    expect(preview().src).toContain('c_fill,w_780,h_975,f_auto,q_auto/villa/sea.jpg');
    await user.selectOptions(dialog.getByLabelText('Position on Mobile'), 'left center');
    expect(preview().src).toContain('c_fill,w_1280,h_720,f_auto,q_auto/villa/sea.jpg');
    for (const text of [
      'Villa Luz, Praia da Luz',
      'just 5 minutes from the beach area',
      'Book Your Stay',
      'View Gallery',
    ]) {
      expect(dialog.getByText(text)).toBeVisible();
    }
    await user.click(dialog.getByRole('button', { name: 'Save & Apply' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Settings updated')).toBeVisible();
    const [desktop, mobile]: HeroPosition[] = ['right bottom', 'left center'];
    expect(server.callsOf(SAVE)[0]?.body).toMatchObject({
      heroImagePublicId: 'villa/sea.jpg',
      heroImagePosition: desktop,
      heroImagePositionMobile: mobile,
      basePrice: '450.00',
    });
  });

  it('discards what was picked when it is closed', async () => {
    const { dialog, user, server } = await openPicker({
      [HOSTED]: { body: [buildHostedImage({ publicId: 'villa/sea.jpg' })] },
    });
    const before = (await field(/^Image Identifier/)).value;
    await user.click(await dialog.findByRole('button', { name: 'villa/sea.jpg' }));
    await user.selectOptions(dialog.getByLabelText('Position'), 'right bottom');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect((await field(/^Image Identifier/)).value).toBe(before);
    expect(screen.getByLabelText('Position')).toHaveProperty('value', 'center center');
    expect(document.activeElement?.textContent).toBe('Choose and preview');
    expect(server.callsOf(SAVE)).toHaveLength(0);

    // Nothing is left to save, so leaving asks no question.
    await user.click(tabLink('Bookings'));
    expect(await screen.findByRole('heading', { name: 'Recent Bookings' })).toBeVisible();
  });

  it('has in the form what was saved in it', async () => {
    const { dialog, user } = await openPicker({
      [HOSTED]: { body: [buildHostedImage({ publicId: 'villa/sea.jpg' })] },
      [SAVE]: { body: buildSettings({ heroImagePublicId: 'villa/sea.jpg' }) },
    });
    await user.click(await dialog.findByRole('button', { name: 'villa/sea.jpg' }));
    await user.click(dialog.getByRole('button', { name: 'Save & Apply' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await field(/^Image Identifier/)).value).toBe('villa/sea.jpg');
    await user.click(tabLink('Bookings'));
    expect(await screen.findByRole('heading', { name: 'Recent Bookings' })).toBeVisible();
  });

  it('stays open with the reason when saving failed', async () => {
    const { dialog, user } = await openPicker({ [SAVE]: { status: 500, body: '' } });
    await user.click(await dialog.findByRole('button', { name: 'Save & Apply' }));
    expect(await dialog.findByText(/^The server has a problem/)).toBeVisible();
  });

  it('reports other form errors before it sends anything', async () => {
    const { user, server } = renderSettings();
    await user.clear(await field('Maximum Guests'));
    await user.click(screen.getByRole('button', { name: 'Choose and preview' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Save & Apply' }));
    expect(dialog.getByText(/^Maximum guests must be a whole number/)).toBeVisible();
    expect(server.callsOf(SAVE)).toHaveLength(0);
  });

  it('reports the server’s issue with a field behind it', async () => {
    const message = 'Please choose a later time';
    const { dialog, user } = await openPicker({
      [SAVE]: {
        status: 400,
        body: { code: 'invalid_input', message, issues: [{ path: 'checkinTime', message }] },
      },
    });
    await user.click(await dialog.findByRole('button', { name: 'Save & Apply' }));
    expect(await dialog.findByText(message)).toBeVisible();
  });

  it('can go back to the site’s own picture', async () => {
    const { user, server } = renderSettings();
    await user.click(await screen.findByRole('button', { name: 'Choose and preview' }));
    await user.click(await screen.findByRole('button', { name: 'Use the site’s own picture' }));
    await user.click(screen.getByRole('button', { name: 'Save & Apply' }));
    await screen.findByText('Settings updated');
    expect(server.callsOf(SAVE)[0]?.body).toMatchObject({ heroImagePublicId: null });
  });
});
