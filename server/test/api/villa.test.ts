import type { AvailabilityDay } from '@shared/contract/calendars/availability';
import type { ContactMessageJson } from '@shared/contract/messages/message';
import type { ErrorBody } from '@shared/contract/error';
import type { PriceOverrideJson } from '@shared/contract/prices/override';
import type { QuoteJson } from '@shared/contract/prices/price';
import type { VillaSettings } from '@shared/contract/prices/settings';
import { SETTINGS_DEFAULTS } from '@shared/contract/prices/settings';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildMessage, buildOverride, insertBooking } from '../factories';
import { startTestApp, type TestApp } from '../testApp';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

describe('GET /api/config', () => {
  it('names the image host and the missing maps key, and no secret', async () => {
    const answer = await app.send('GET', '/api/config');
    expect(answer.json).toEqual({
      googleMapsApiKey: null,
      imageHost: {
        kind: 'embedded',
        uploadUrl: '/api/admin/images/upload',
        uploadPreset: 'villa',
        folder: 'villa-luz',
        deliveryBase: '/media/image/upload',
      },
      villaName: 'Villa Luz',
    });
  });
});

describe('GET /api/availability', () => {
  const ask = (query: string) =>
    app.send<AvailabilityDay[] & ErrorBody>('GET', `/api/availability?${query}`);

  it('answers a whole month in order with the night’s price', async () => {
    const answer = await ask('startDate=2027-06-01&endDate=2027-06-30');
    expect(answer.json).toHaveLength(30);
    expect(answer.json[0]).toEqual({
      date: '2027-06-01',
      available: true,
      basePrice: 550,
      minStay: 3,
    });
    expect(answer.json.at(-1)?.date).toBe('2027-06-30');
  });

  it('says why a night is not free, and never who has it', async () => {
    await insertBooking(app, {
      checkinDate: '2027-03-12',
      checkoutDate: '2027-03-14',
      status: 'confirmed',
    });
    await insertBooking(app, { checkinDate: '2027-03-14', checkoutDate: '2027-03-16' });
    await app.db.write(async () => {
      const block = await app.db.models.Block.create({
        startDate: '2027-03-16',
        endDate: '2027-03-17',
        note: 'Plumber Joaquim',
        createdAt: new Date(),
      });
      await app.db.models.HeldNight.create({ night: '2027-03-16', blockId: block.id });
    });
    const answer = await ask('startDate=2027-03-09&endDate=2027-03-17');
    expect(answer.json.map((day) => day.reason ?? 'free')).toEqual([
      'past',
      'notice',
      'free',
      'booked',
      'booked',
      'free',
      'free',
      'blocked',
      'free',
    ]);
    expect(answer.text).not.toMatch(/Ana|Joaquim|VL-/);
  });

  it('includes the prices of past days, with overrides', async () => {
    await app.send('POST', '/api/admin/price-overrides', {
      cookie: await app.signIn(),
      body: buildOverride({
        startDate: '2027-03-02',
        endDate: '2027-03-05',
        overridePrice: '777.00',
      }),
    });
    const answer = await ask('startDate=2027-03-04&endDate=2027-03-06');
    expect(answer.json.map((day) => day.basePrice)).toEqual([777, 777, 450]);
  });

  it('takes tonight when the owner needs no notice', async () => {
    await app.close();
    app = await startTestApp({ settings: { minDaysToNextBooking: 0 } });
    const answer = await ask('startDate=2027-03-10&endDate=2027-03-10');
    expect(answer.json[0]?.available).toBe(true);
  });

  it('counts days in the villa’s zone', async () => {
    // 23:30 UTC on 27 June is half past midnight on 28 June in Lisbon.
    app.setNow(new Date('2027-06-27T23:30:00Z'));
    const answer = await ask('startDate=2027-06-27&endDate=2027-06-29');
    expect(answer.json.map((day) => day.reason ?? 'free')).toEqual(['past', 'notice', 'free']);
  });

  it.each([
    ['', 'startDate', 'Start date is required'],
    ['startDate=2027-03-01', 'endDate', 'End date is required'],
    ['startDate=&endDate=2027-03-01', 'startDate', 'Start date is required'],
    [
      'startDate=2027-02-29&endDate=2027-03-01',
      'startDate',
      'Please use a real date in the form yyyy-MM-dd',
    ],
    [
      'startDate=2027-03-02&endDate=2027-03-01',
      'endDate',
      'End date must be on or after the start date',
    ],
    [
      'startDate=2027-03-01&endDate=2028-03-05',
      'endDate',
      'At most 370 days can be asked for at once',
    ],
    [
      'startDate=2027-03-01&startDate=2027-03-02&endDate=2027-03-03',
      'startDate',
      'Start date is required',
    ],
    ['startDate[gt]=1&endDate=2027-03-03', 'startDate[gt]', 'Unknown parameter: startDate[gt]'],
    [
      'startDate=2027-03-01&endDate=2027-03-03&__proto__=1',
      '__proto__',
      'Unknown parameter: __proto__',
    ],
  ])('refuses ?%s', async (query, path, message) => {
    const answer = await ask(query);
    expect(answer.status).toBe(400);
    expect(answer.json.issues).toContainEqual({ path, message });
  });
});

describe('POST /api/calculate-price', () => {
  const ask = (body: Record<string, unknown>) =>
    app.send<QuoteJson & ErrorBody>('POST', '/api/calculate-price', {
      body: {
        checkinDate: '2027-06-28',
        checkoutDate: '2027-07-05',
        guestCount: 8,
        currency: 'EUR',
        ...body,
      },
    });

  it('prices each night by its season, line by line', async () => {
    // 3 nights of June at 550, 4 of July at 650, 2 extra guests at 25, cleaning 150
    expect((await ask({})).json).toEqual({
      total: 4450,
      currency: 'EUR',
      baseRate: 607.14,
      nights: 7,
      isAverageRate: true,
      hasMultipleRates: true,
      priceBreakdown: [
        { nights: 3, rate: 550, total: 1650, dates: { start: '2027-06-28', end: '2027-07-01' } },
        { nights: 4, rate: 650, total: 2600, dates: { start: '2027-07-01', end: '2027-07-05' } },
      ],
      accommodationTotal: 4250,
      guestFee: 50,
      cleaningFee: 150,
      lines: [
        {
          kind: 'nights',
          quantity: 3,
          rate: 550,
          total: 1650,
          dates: { start: '2027-06-28', end: '2027-07-01' },
        },
        {
          kind: 'nights',
          quantity: 4,
          rate: 650,
          total: 2600,
          dates: { start: '2027-07-01', end: '2027-07-05' },
        },
        { kind: 'extraGuests', quantity: 2, rate: 25, total: 50 },
        { kind: 'cleaning', quantity: 1, rate: 150, total: 150 },
      ],
    });
  });

  it('converts each rate to whole units before it multiplies', async () => {
    // 550 → 473, 650 → 559, 25 → 22 (21.5 up), 150 → 129: 3×473 + 4×559 + 2×22 + 129
    expect((await ask({ currency: 'GBP' })).json).toMatchObject({
      total: 3828,
      accommodationTotal: 3655,
      guestFee: 44,
      cleaningFee: 129,
    });
  });

  it('lets an active override win, and the higher priority among several', async () => {
    const cookie = await app.signIn();
    const add = (override: object) =>
      app.send('POST', '/api/admin/price-overrides', { cookie, body: buildOverride(override) });
    const range = { startDate: '2027-06-28', endDate: '2027-07-04' };
    await add({ ...range, overridePrice: '700.00', priority: 1 });
    await add({ ...range, overridePrice: '800.00', priority: 2, endDate: '2027-06-28' });
    await add({ ...range, overridePrice: '900.00', priority: 9, isActive: false });
    const { json } = await ask({ guestCount: 2 });
    expect(json.priceBreakdown.map((line) => [line.nights, line.rate])).toEqual([
      [1, 800],
      [6, 700],
    ]);
  });

  it('stores nothing of what was asked', async () => {
    await ask({});
    expect(await app.db.models.Booking.count()).toBe(0);
  });

  it('answers 429 after 120 in a minute', async () => {
    await app.close();
    app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
    const answers = await Promise.all(Array.from({ length: 125 }, () => ask({})));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(120);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(5);
  });
});

describe('the settings form', () => {
  const put = async (body: unknown) =>
    app.send<VillaSettings & ErrorBody>('PUT', '/api/villa-settings', {
      cookie: await app.signIn(),
      body,
    });

  it('is stored whole, and guests read it at once', async () => {
    const answer = await put({
      ...SETTINGS_DEFAULTS,
      basePrice: '480.5',
      baseCurrency: 'GBP',
      gbpRate: '0.8512',
      heroImagePosition: 'left top',
      heroImageScaleMobile: 135,
      minDaysToNextBooking: 0,
    });
    expect(answer.status).toBe(200);
    const read = await app.send<VillaSettings>('GET', '/api/villa-settings');
    expect(read.json).toEqual(answer.json);
    expect(read.json).toMatchObject({
      basePrice: '480.50',
      baseCurrency: 'GBP',
      gbpRate: '0.8512',
      heroImagePosition: 'left top',
      heroImageScaleMobile: 135,
      minDaysToNextBooking: 0,
    });
  });

  const bad: [Record<string, unknown>, string, string][] = [
    [
      { basePrice: '-1' },
      'basePrice',
      'Base price must be an amount such as 450.00, at most 99999999.99',
    ],
    [
      { basePrice: 'NaN' },
      'basePrice',
      'Base price must be an amount such as 450.00, at most 99999999.99',
    ],
    [
      { basePrice: '1.234' },
      'basePrice',
      'Base price must be an amount such as 450.00, at most 99999999.99',
    ],
    [{ basePrice: 450 }, 'basePrice', 'Base price is required'],
    [{ cleaningFee: '' }, 'cleaningFee', 'Cleaning fee is required'],
    [{ gbpRate: '0' }, 'gbpRate', 'GBP rate must be a rate such as 0.8600, above 0 and below 100'],
    [
      { usdRate: '100' },
      'usdRate',
      'USD rate must be a rate such as 0.8600, above 0 and below 100',
    ],
    [{ baseCurrency: 'CHF' }, 'baseCurrency', 'Please choose EUR, GBP or USD'],
    [{ maxGuests: 1e9 }, 'maxGuests', 'Maximum guests must be a whole number from 1 to 50'],
    [{ maxGuests: 2.5 }, 'maxGuests', 'Maximum guests must be a whole number from 1 to 50'],
    [
      { minStayRegular: 0 },
      'minStayRegular',
      'Minimum stay must be a whole number of nights from 1 to 90',
    ],
    [
      { minDaysToNextBooking: -1 },
      'minDaysToNextBooking',
      'Days to next booking must be a whole number from 0 to 365',
    ],
    [{ checkinTime: '25:99' }, 'checkinTime', 'Check-in time must be a time such as 16:00'],
    [{ heroImageScale: 201 }, 'heroImageScale', 'Scale must be a whole number from 50 to 200'],
    [
      { heroImagePosition: 'url(x)' },
      'heroImagePosition',
      'Position must be one of: center center, center top, center bottom, left center, right center, left top, right top, left bottom, right bottom',
    ],
  ];
  it.each(bad)('refuses %j and stays as it was', async (change, path, message) => {
    const before = (await app.send('GET', '/api/villa-settings')).text;
    const answer = await put({ ...SETTINGS_DEFAULTS, ...change });
    expect(answer.status).toBe(400);
    expect(answer.json.issues).toContainEqual({ path, message });
    expect((await app.send('GET', '/api/villa-settings')).text).toBe(before);
  });

  it('refuses a save from a window that read an older state', async () => {
    const { updatedAt } = (await app.send<VillaSettings>('GET', '/api/villa-settings')).json;
    const first = await put({ ...SETTINGS_DEFAULTS, maxGuests: 7, updatedAt });
    expect(first.status).toBe(200);
    const second = await put({ ...SETTINGS_DEFAULTS, maxGuests: 9, updatedAt });
    expect(second.status).toBe(409);
    expect(second.json.code).toBe('stale');
    expect((await app.send<VillaSettings>('GET', '/api/villa-settings')).json.maxGuests).toBe(7);
  });
});

describe('price overrides', () => {
  let cookie: string;
  beforeEach(async () => {
    cookie = await app.signIn();
  });
  const call = (method: string, path: string, body?: unknown) =>
    app.send<PriceOverrideJson & PriceOverrideJson[] & ErrorBody>(
      method,
      `/api/admin/price-overrides${path}`,
      { cookie, ...(body === undefined ? {} : { body }) },
    );

  it('are made once by a repeated call', async () => {
    const make = async (key: string) => {
      const headers = { 'Idempotency-Key': key };
      const body = buildOverride();
      const path = '/api/admin/price-overrides';
      return (await app.send<PriceOverrideJson>('POST', path, { cookie, body, headers })).json;
    };
    const first = await make('same');
    expect(await make('same')).toEqual(first);
    expect((await make('other')).id).not.toBe(first.id);
    expect((await call('GET', '')).json).toHaveLength(2);
    // Even if its name changed in between.
    await call('PUT', `/${first.id}`, buildOverride({ name: 'Whitsun' }));
    expect(await make('same')).toMatchObject({ id: first.id, name: 'Whitsun' });
  });

  it('are made, changed, switched and deleted', async () => {
    const made = await call('POST', '', buildOverride());
    expect(made.status).toBe(201);
    expect(made.json).toMatchObject({
      name: 'Easter',
      description: 'School holidays',
      startDate: '2027-03-26',
      endDate: '2027-04-04',
      overridePrice: '520.00',
      isActive: true,
      priority: 1,
    });
    const path = `/${made.json.id}`;
    const changed = await call(
      'PUT',
      path,
      buildOverride({ name: 'Easter weeks', description: '' }),
    );
    expect(changed.json).toMatchObject({ name: 'Easter weeks', description: null });
    expect((await call('PATCH', `${path}/toggle`)).json.isActive).toBe(false);
    expect((await call('PATCH', `${path}/toggle`)).json.isActive).toBe(true);
    expect((await call('GET', '')).json).toHaveLength(1);
    expect((await call('DELETE', path)).json).toEqual({ ok: true });
    expect((await call('GET', '')).json).toHaveLength(0);
  });

  it.each([
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ startDate: '' }, 'startDate', 'Start date is required'],
    [{ endDate: '' }, 'endDate', 'End date is required'],
    [{ endDate: '2027-03-25' }, 'endDate', 'End date must be on or after the start date'],
    [{ overridePrice: '' }, 'overridePrice', 'Override price is required'],
    [{ priority: -1 }, 'priority', 'Priority must be 0 or higher'],
    [{ priority: 'high' }, 'priority', 'Priority must be 0 or higher'],
    [{ isActive: 'yes' }, 'isActive', 'Please say whether the override is active'],
  ])('refuse %j', async (change, path, message) => {
    const answer = await call('POST', '', { ...buildOverride(), ...change });
    expect(answer.status).toBe(400);
    expect(answer.json.issues).toContainEqual({ path, message });
    expect((await call('GET', '')).json).toHaveLength(0);
  });

  it('default to active with priority 0', async () => {
    const { isActive: _active, priority: _priority, ...rest } = buildOverride();
    expect((await call('POST', '', rest)).json).toMatchObject({ isActive: true, priority: 0 });
  });

  it.each([
    ['PUT', '/77'],
    ['DELETE', '/77'],
    ['PATCH', '/77/toggle'],
  ])('%s %s answers 404', async (method, path) => {
    const answer = await call(method, path, method === 'PUT' ? buildOverride() : undefined);
    expect(answer.status).toBe(404);
    expect(answer.json.code).toBe('not_found');
  });

  it('refuse a stale save', async () => {
    const made = (await call('POST', '', buildOverride())).json;
    const body = buildOverride({ name: 'First' });
    expect((await call('PUT', `/${made.id}`, { ...body, updatedAt: made.updatedAt })).status).toBe(
      200,
    );
    const second = await call('PUT', `/${made.id}`, {
      ...body,
      name: 'Second',
      updatedAt: made.updatedAt,
    });
    expect([second.status, second.json.code]).toEqual([409, 'stale']);
  });
});

describe('contact messages', () => {
  const send = (body: unknown) => app.send<ErrorBody>('POST', '/api/contact', { body });

  it('are stored as typed and listed newest first', async () => {
    expect((await send(buildMessage({ message: ' First <b>line</b>\nsecond ' }))).status).toBe(201);
    app.setNow(new Date('2027-03-10T12:05:00Z'));
    await send(buildMessage({ firstName: 'Later', phone: '+44 20 7946 0000' }));
    const list = await app.send<ContactMessageJson[]>('GET', '/api/contact', {
      cookie: await app.signIn(),
    });
    expect(list.json.map((message) => [message.firstName, message.phone, message.message])).toEqual(
      [
        ['Later', '+44 20 7946 0000', 'Is the pool heated in April?'],
        ['Tom', null, 'First <b>line</b>\nsecond'],
      ],
    );
  });

  it('are stored once, however often one is sent with the same key', async () => {
    const sendWith = (key: string, change = {}) =>
      app.send<ErrorBody>('POST', '/api/contact', {
        body: buildMessage(change),
        headers: { 'Idempotency-Key': key },
      });
    const answers = await Promise.all([sendWith('key-1'), sendWith('key-1'), sendWith('key-1')]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await app.db.models.ContactMessage.count()).toBe(1);
    expect(await app.db.models.OutboxMail.count({ where: { kind: 'messageAlert' } })).toBe(1);
    const other = await sendWith('key-1', { message: 'Something else' });
    expect([other.status, other.json.code]).toEqual([409, 'idempotency_conflict']);
    expect((await sendWith('key-2')).status).toBe(201);
    // Without a key each is a new message.
    await send(buildMessage());
    await send(buildMessage());
    expect(await app.db.models.ContactMessage.count()).toBe(4);
    expect((await sendWith('k'.repeat(201))).status).toBe(400);
  });

  it.each([
    [{ firstName: '' }, 'firstName', 'First name is required'],
    [{ lastName: '' }, 'lastName', 'Last name is required'],
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: 'tom' }, 'email', 'Please enter a valid email address'],
    [{ email: `a@${'.'.repeat(60_000)}@` }, 'email', 'Please enter a valid email address'],
    [{ subject: 'sales' }, 'subject', 'Please choose a subject'],
    [{ message: ' ' }, 'message', 'Message is required'],
    [{ message: 'x'.repeat(5001) }, 'message', 'Please use at most 5000 characters'],
    [{ phone: '1'.repeat(41) }, 'phone', 'Please use at most 40 characters'],
    [{ lastName: 'A\u0000B' }, 'lastName', 'Please remove invisible control characters'],
  ])('refuse a bad field (%#)', async (change, path, message) => {
    const answer = await send({ ...buildMessage(), ...change });
    expect(answer.status).toBe(400);
    expect(answer.json.issues).toContainEqual({ path, message });
    expect(await app.db.models.ContactMessage.count()).toBe(0);
  });
});
