import { DAY_MS } from '@shared/domain/date';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import type { EnquiryReceipt } from '@shared/contract/bookings/booking';
import type { Today } from '@shared/contract/bookings/today';
import type { ArrivalInput, ArrivalJson } from '@shared/contract/stay/arrival';
import type { OwnerStay } from '@shared/contract/stay/ownerStay';
import type { StayPage, StayView } from '@shared/contract/stay/stayPage';
import { LANGUAGE_CODES, type Language } from '@shared/i18n/languages';
import { stayOutcomeText } from '@shared/i18n/stayPage';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StayRequestData } from '../../mail/kinds/stayRequest';
import type { Booking } from '../../models/Booking';
import type { OutboxStatus } from '../../models/OutboxMail';
import { eraseAddress } from '../../services/privacy/erasePerson';
import { createSecrets } from '../../services/secrets/secrets';
import { drawStayLink, renewStayLink, stayLinkUrl } from '../../services/stay/stayLink';
import { buildEnquiry, insertBooking } from '../factories';
import { statementsOf } from '../statements';
import { NO_SITE, startTestApp, TEST_NOW, type TestApp } from '../testApp';
import { itemsOf } from '../todayItems';

describe('the guest’s page of a booking', () => {
  let app: TestApp;
  let logged: string;
  let observed: string[];
  beforeEach(async () => {
    logged = '';
    observed = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        logged += chunk.toString();
        done();
      },
    });
    app = await startTestApp({
      env: { RATE_LIMIT_FACTOR: '1' },
      log: pino({ level: 'debug' }, sink),
      metrics: {
        observeRequest: ({ route }) => void observed.push(route),
        addGauge: () => undefined,
        listen: async () => async () => undefined,
      },
      renderer: {
        ...NO_SITE,
        render: async ({ stay: view, path: page }) => ({
          status: 200,
          html: JSON.stringify({ stay: view, path: page }),
          styleHashes: [],
        }),
      },
    });
  });
  afterEach(() => app.close());

  const stay = { checkinDate: '2027-04-12', checkoutDate: '2027-04-15' };
  const inWrite = <T>(work: (context: never) => Promise<T>) =>
    app.db.write((tx) =>
      work({ models: app.db.models, tx, now: TEST_NOW, today: '2027-03-10' } as never),
    );
  const linkOf = async (booking: Booking) => {
    const url = await stayLinkUrl(booking, app.deps);
    return new URL(url ?? '').pathname;
  };
  const open = async (path: string) => {
    const answer = await app.send<{ stay: StayView; path: string }>('GET', path);
    return { ...answer, view: answer.json?.stay };
  };
  const pageAt = async (path: string): Promise<StayPage> => {
    const { view } = await open(path);
    if (view?.kind !== 'page') throw new Error('no page');
    return view.page;
  };
  const post = (path: string, fields: Record<string, string> | string) =>
    app.send('POST', path, {
      body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: app.url },
    });

  /** Sends a form that is rejected, and returns the page. */
  const refusedPage = async (path: string, fields: Record<string, string> | string) => {
    const { json } = (await post(path, fields)) as { json: { stay: StayView } };
    if (json.stay.kind !== 'page') throw new Error('no page');
    return json.stay.page;
  };
  const refused = async (path: string, fields: Record<string, string> | string) => {
    const answer = await post(path, fields);
    const { stay: view } = answer.json as { stay: StayView };
    if (view.kind !== 'page') throw new Error('no page');
    return [answer.status, view.page.outcome?.code];
  };

  it('creates the link with the enquiry; the database stores only its seed and hash', async () => {
    const answer = await app.send<EnquiryReceipt>('POST', '/api/booking-enquiry', {
      body: buildEnquiry(),
    });
    const where = { reference: answer.json.reference };
    const booking = (await app.db.models.Booking.findOne({ where }))!;
    expect(booking.stayLinkHash).toMatch(/^[0-9a-f]{64}$/);
    const path = await linkOf(booking);
    const token = path.slice('/stay/'.length);
    expect(token).toMatch(/^[\w-]{43}$/);
    // Requested again it is the same: a later mail contains the same link.
    expect(await linkOf((await app.db.models.Booking.findOne({ where }))!)).toBe(path);
    expect((await pageAt(path)).reference).toBe(answer.json.reference);
    expect(answer.json.stayPath).toBe(path);
    expect(await app.dump()).not.toContain(token);
  });

  it('keeps no page of a link that is renewed while it is looked up', async () => {
    const booking = await insertBooking(app, stay);
    const path = await linkOf(booking);
    const link = await drawStayLink(app.deps.secrets);
    vi.spyOn(app.deps.rateLimiter, 'consume').mockImplementationOnce(async () => {
      await inWrite(() => renewStayLink(booking, link));
      return 0;
    });
    expect((await app.send('GET', path)).status).toBe(404);
    expect((await app.send('GET', path)).status).toBe(404);
  });

  it('gives an enquiry no statement more than it had', async () => {
    const statements = await statementsOf(
      () => app.send('POST', '/api/booking-enquiry', { body: buildEnquiry() }),
      app.db,
    );
    const writes = statements.filter((sql) => /INSERT|UPDATE/.test(sql) && /bookings/.test(sql));
    expect(writes).toHaveLength(1);
    expect(statements.some((sql) => /UPDATE .?bookings/.test(sql))).toBe(false);
  });

  it('accepts an enquiry without the key of the links, and creates the link later', async () => {
    const { fingerprint } = app.deps.secrets;
    app.deps.secrets.fingerprint = async () => {
      throw new Error('no key');
    };
    const answer = await app.send<EnquiryReceipt>('POST', '/api/booking-enquiry', {
      body: buildEnquiry(),
    });
    expect(answer.status).toBe(201);
    app.deps.secrets.fingerprint = fingerprint;
    const where = { reference: answer.json.reference };
    const booking = (await app.db.models.Booking.findOne({ where }))!;
    expect(booking.stayLinkHash).toBeNull();
    expect((await open(await linkOf(booking))).status).toBe(200);
  });

  it('is created if missing, and not replaced if a mail has created it meanwhile', async () => {
    const booking = await insertBooking(app, { ...stay, status: 'confirmed' });
    const cookie = await app.signIn();
    const make = async (body: object) =>
      (
        await app.send<OwnerStay>('POST', `/api/admin/bookings/${booking.id}/stay/renew`, {
          cookie,
          body,
        })
      ).json.linkUrl;
    const events = () => app.db.models.EventRow.count();
    const before = await events();
    const path = await linkOf(booking);
    // The owner's open windows are notified.
    expect(await events()).toBe(before + 1);
    expect(await make({ keepsKnown: true })).toMatch(path);
    expect((await open(path)).status).toBe(200);
    const renewed = await make({});
    expect(renewed).not.toMatch(path);
    expect((await open(path)).status).toBe(404);
  });

  it('is not cached, not indexed, and not sent as a referrer to other sites', async () => {
    const path = await linkOf(await insertBooking(app, stay));
    for (const { headers } of [await open(path), await open(`/stay/${'x'.repeat(43)}`)]) {
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(headers.get('referrer-policy')).toBe('same-origin');
    }
  });

  // On PostgreSQL commits of concurrent tests clear the cache.
  it.skipIf(process.env['TEST_DATABASE_URL'])(
    'asks SQLite nothing for a page that was looked at before, until something is stored',
    async () => {
      const booking = await insertBooking(app, { ...stay, status: 'confirmed' });
      const path = await linkOf(booking);
      const look = () => open(path);
      expect((await statementsOf(look, app.db)).length).toBeGreaterThan(5);
      expect(await statementsOf(look, app.db)).toEqual([]);
      const again = await look();
      expect([again.status, again.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(again.view).toMatchObject({ page: { guestCount: booking.guestCount } });

      await app.db.write(() => booking.update({ guestCount: 1 }));
      expect((await look()).view).toMatchObject({ page: { guestCount: 1 } });
      app.setNow(new Date('2027-04-16T12:00:00Z'));
      expect((await look()).view).toMatchObject({ page: { isOver: true } });
      const link = await drawStayLink(app.deps.secrets);
      const current = (await app.db.models.Booking.findByPk(booking.id))!;
      await inWrite(() => renewStayLink(current, link));
      expect((await look()).status).toBe(404);
    },
  );

  it('can be viewed 150 times in a quarter of an hour, cached or not, and each page separately', async () => {
    const path = await linkOf(await insertBooking(app, stay));
    const other = await linkOf(await insertBooking(app, stay));
    for (let count = 0; count < 75; count += 1) {
      expect((await open(path)).status).toBe(200);
      expect((await open(`${path}?before=${count + 1}`)).status).toBe(200);
    }
    for (const address of [path, `${path}?done=details`]) {
      const { status, headers } = await open(address);
      expect([status, headers.get('retry-after')]).toEqual([429, '900']);
    }
    expect((await post(`${path}/dates`, { checkinDate: 'x' })).status).toBe(429);
    expect((await open(other)).status).toBe(200);
    app.setNow(new Date(TEST_NOW.getTime() + 15 * 60_000));
    expect((await open(path)).status).toBe(200);
  });

  it('answers 404 to a link that is wrong or was renewed, and 410 to one that has ended', async () => {
    const booking = await insertBooking(app, { ...stay, status: 'confirmed' });
    const path = await linkOf(booking);
    for (const wrong of ['x', 'x'.repeat(43), `${path.slice(6)}x`, '%00']) {
      const { status, view } = await open(`/stay/${wrong}`);
      expect([wrong, status, view?.kind]).toEqual([wrong, 404, 'unknown']);
    }
    const link = await drawStayLink(app.deps.secrets);
    const current = (await app.db.models.Booking.findByPk(booking.id))!;
    await inWrite(() => renewStayLink(current, link));
    expect((await open(path)).status).toBe(404);
    const renewed = `/stay/${link.token}`;
    expect((await open(renewed)).status).toBe(200);

    app.setNow(new Date(Date.parse('2027-04-15T12:00:00Z') + 60 * DAY_MS));
    expect((await open(renewed)).status).toBe(200);
    app.setNow(new Date(Date.parse('2027-04-15T12:00:00Z') + 61 * DAY_MS));
    const ended = await open(renewed);
    expect([ended.status, ended.view?.kind]).toEqual([410, 'ended']);
    const form = await post(`${renewed}/details`, { guestName: 'Ana' });
    expect(form.status).toBe(410);
  });

  it('closes with the erasure of the guest, and forgets what was filled in', async () => {
    const booking = await insertBooking(app, { ...stay, status: 'confirmed' });
    const path = await linkOf(booking);
    await post(`${path}/details`, { guestName: 'Zacharias Ypsilon', arrivalNote: 'TP 123' });
    await post(`${path}/cancellation`, { message: 'Illness in the family' });
    expect(await app.dump()).toContain('Zacharias');
    await inWrite((context) => eraseAddress('ana@example.pt', new Map(), context));
    expect((await open(path)).status).toBe(404);
    const rows = await app.dump();
    for (const word of ['Zacharias', 'TP 123', 'Illness']) expect(rows).not.toContain(word);
    const { id, guestEmail } = booking;
    expect(await stayLinkUrl({ id, stayLinkSeed: null, guestEmail }, app.deps)).toBeNull();
  });

  it('is created for no mail to an address that was corrected while the mail was being sent', async () => {
    const { id } = await insertBooking(app, stay);
    const { Booking } = app.db.models;
    const asMailed = await Booking.findByPk(id, { rejectOnEmpty: true });
    const cookie = await app.signIn();
    const body = { guestEmail: 'right@example.pt' };
    const corrected = await app.send('PATCH', `/api/admin/bookings/${id}`, { cookie, body });
    expect(corrected.status).toBe(200);
    expect(await stayLinkUrl(asMailed, app.deps)).toBeNull();
    const now = await Booking.findByPk(id, { rejectOnEmpty: true });
    expect(now.stayLinkHash).toBeNull();
    expect(await stayLinkUrl(now, app.deps)).not.toBeNull();
    // Nor does it get the link created by the mail to the right address.
    expect(await stayLinkUrl(asMailed, app.deps)).toBeNull();
  });

  it.each(['dates', 'message'])(
    'shows nothing to a form (%s) that was held back until its link was renewed',
    async (form) => {
      const booking = await insertBooking(app, { ...stay, status: 'confirmed' });
      const path = await linkOf(booking);
      const isForm = form === 'dates';
      const body = isForm
        ? 'checkinDate=2027-04-13&checkoutDate=2027-04-16'
        : '--x\r\nContent-Disposition: form-data; name="text"\r\n\r\nHi\r\n--x--\r\n';
      const looks = vi.spyOn(app.db.models.Booking, 'findOne');
      let release = () => {};
      const isReleased = new Promise<void>((resolve) => (release = resolve));
      const answer = fetch(`${app.url}${path}/${form}`, {
        method: 'POST',
        headers: {
          'Content-Type': isForm
            ? 'application/x-www-form-urlencoded'
            : 'multipart/form-data; boundary=x',
        },
        body: new ReadableStream<Uint8Array>({
          start: async (controller) => {
            controller.enqueue(Buffer.from(body.slice(0, -3)));
            await isReleased;
            controller.enqueue(Buffer.from(body.slice(-3)));
            controller.close();
          },
        }),
        duplex: 'half',
      } as RequestInit);
      await expect.poll(() => looks.mock.calls.length).toBeGreaterThan(0);
      await looks.mock.results[0]?.value;
      const link = await drawStayLink(app.deps.secrets);
      const current = (await app.db.models.Booking.findByPk(booking.id))!;
      await inWrite(() => renewStayLink(current, link));
      release();
      const { status, text } = await answer.then(async (got) => ({
        status: got.status,
        text: await got.text(),
      }));
      expect([status, text]).toEqual([404, expect.not.stringContaining('Ana Duarte')]);
      expect(text).not.toContain(booking.reference);
      looks.mockRestore();
    },
  );

  it('blocks an address that guesses links for a while, but not one with valid links', async () => {
    const path = await linkOf(await insertBooking(app, stay));
    for (let count = 0; count < 40; count += 1) expect((await open(path)).status).toBe(200);
    for (let count = 0; count < 20; count += 1) {
      expect((await open(`/stay/${String(count).padStart(43, 'x')}`)).status).toBe(404);
    }
    expect((await open(`/stay/${'y'.repeat(43)}`)).status).toBe(429);
  });

  it('speaks the language of the booking', async () => {
    const answer = await app.send<EnquiryReceipt>('POST', '/api/booking-enquiry', {
      body: buildEnquiry({ language: 'de' }),
    });
    const where = { reference: answer.json.reference };
    const booking = (await app.db.models.Booking.findOne({ where }))!;
    expect((await open(await linkOf(booking))).json.path).toBe('/de/stay');
  });

  it('leaves its secret in no log, row, metric or error', async () => {
    const path = await linkOf(await insertBooking(app, { ...stay, status: 'confirmed' }));
    const token = path.slice('/stay/'.length);
    await open(path);
    await open(`${path}/calendar.ics`);
    await open(`${path}/nothing`);
    await post(`${path}/details`, { guestName: 'Ana' });
    await post(`${path}/cancellation`, { message: 'x' });
    await post(`${path}/nothing`, {});
    const { write } = app.deps.db;
    app.deps.db.write = async () => {
      throw new Error('broken');
    };
    const failed = await post(`${path}/details`, { guestName: 'Ana' });
    app.deps.db.write = write;
    expect(failed.status).toBe(500);
    expect(failed.text).not.toContain(token);
    expect(logged).toContain('/stay/:token');
    expect(logged).not.toContain(token);
    expect(observed).toContain('/stay/:token');
    expect(observed.join()).not.toContain(token);
    expect(await app.dump()).not.toContain(token);
  });

  it('reveals the link to a repeat of the enquiry until the booking has changed', async () => {
    const repeat = () =>
      app.send<EnquiryReceipt>('POST', '/api/booking-enquiry', {
        body: buildEnquiry(),
        headers: { 'Idempotency-Key': 'the-same-enquiry-again' },
      });
    const { reference, stayPath } = (await repeat()).json;
    expect((await repeat()).json.stayPath).toBe(stayPath);
    const booking = (await app.db.models.Booking.findOne({ where: { reference } }))!;
    await app.send('PATCH', `/api/admin/bookings/${booking.id}`, {
      cookie: await app.signIn(),
      body: { guestEmail: 'right@example.com' },
    });
    const { json } = await repeat();
    expect(json).toMatchObject({ reference });
    expect(json).not.toHaveProperty('stayPath');
  });

  it('stores names and the time of arrival once confirmed, and redirects back to the page', async () => {
    const enquiry = await linkOf(await insertBooking(app, stay));
    expect((await pageAt(enquiry)).details).toBeNull();
    expect(await refused(`${enquiry}/details`, { guestName: 'Ana' })).toEqual([409, 'closed']);
    const path = await linkOf(await insertBooking(app, { ...stay, status: 'confirmed' }));
    const answer = await post(
      `${path}/details`,
      'guestName=Ana+Duarte&guestName=&guestName=Jo%C3%A3o&arrivalTime=21%3A30&arrivalNote=TP+123',
    );
    // Two guests, one with an empty field.
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`${path}?done=details#outcome`);
    const page = await pageAt(`${path}?done=details`);
    expect(page.outcome).toEqual({ kind: 'done', code: 'details' });
    expect(page.details).toEqual({
      guestNames: ['Ana Duarte', 'João'],
      arrivalTime: '21:30',
      arrivalNote: 'TP 123',
    });
    expect(await refused(`${path}/details`, 'arrivalTime=25%3A00')).toEqual([400, 'invalid']);
    const tooMany = 'guestName=A&guestName=B&guestName=C';
    expect(await refused(`${path}/details`, tooMany)).toEqual([409, 'too_many_names']);
  });

  it('accepts the time of arrival even if more names are stored than guests come now', async () => {
    const booking = await insertBooking(app, { ...stay, status: 'confirmed' });
    const path = await linkOf(booking);
    const names = 'guestName=Ana&guestName=Jo';
    expect((await post(`${path}/details`, names)).status).toBe(303);
    await app.db.write((transaction) => booking.update({ guestCount: 1 }, { transaction }));
    expect((await post(`${path}/details`, `${names}&arrivalTime=21%3A30`)).status).toBe(303);
    expect((await pageAt(path)).details).toMatchObject({ arrivalTime: '21:30' });
    expect(await refused(`${path}/details`, `${names}&guestName=C`)).toEqual([
      409,
      'too_many_names',
    ]);
  });

  it('ignores an outcome invented in the address', async () => {
    const path = await linkOf(await insertBooking(app, stay));
    expect((await pageAt(`${path}?done=<b>`)).outcome).toBeNull();
    expect((await pageAt(`${path}?done=a&done=b`)).outcome).toBeNull();
  });

  it('notifies the owner of a change request for other dates, and changes nothing', async () => {
    const booking = await insertBooking(app, { ...stay, status: 'confirmed' });
    const path = await linkOf(booking);
    const change = (checkinDate: string, checkoutDate: string) => ({
      checkinDate,
      checkoutDate,
      message: 'A day later?',
    });
    const ask = async (checkinDate: string, checkoutDate: string) =>
      (await post(`${path}/dates`, change(checkinDate, checkoutDate))).headers
        .get('location')!
        .split('?')[1];
    expect(await ask('2027-04-13', '2027-04-16')).toBe('done=dates#outcome');
    for (const [from, to, code] of [
      ['2027-04-16', '2027-04-13', 'dates'],
      ['2027-03-01', '2027-03-04', 'dates'],
      [stay.checkinDate, stay.checkoutDate, 'same_dates'],
    ] as const) {
      expect(await refused(`${path}/dates`, change(from, to))).toEqual([409, code]);
    }
    const page = await pageAt(path);
    expect(page).toMatchObject(stay);
    expect(page.requests).toEqual([
      {
        id: expect.any(Number),
        kind: 'dates',
        checkinDate: '2027-04-13',
        checkoutDate: '2027-04-16',
        message: 'A day later?',
        day: '2027-03-10',
      },
    ]);
    const mails = await app.db.models.OutboxMail.findAll();
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['stayRequestAlert', null],
    ]);
    // A double click adds nothing; another request replaces it, in the mail too.
    const changeRequests = () => app.db.models.OutboxMail.findAll();
    await ask('2027-04-13', '2027-04-16');
    expect((await changeRequests()).map(({ id }) => id)).toEqual(mails.map(({ id }) => id));
    await ask('2027-04-14', '2027-04-17');
    expect((await pageAt(path)).requests).toHaveLength(1);
    expect((await changeRequests()).map(({ data }) => JSON.parse(data))).toMatchObject([
      { request: { checkinDate: '2027-04-14' } },
    ]);
  });

  it('refuses a request for taken nights, and says of others which rules they break', async () => {
    const booking = await insertBooking(app, { ...stay, status: 'confirmed' });
    const path = await linkOf(booking);
    const cookie = await app.signIn();
    const taken = { startDate: '2027-05-04', endDate: '2027-05-05', note: '' };
    await app.send('POST', '/api/admin/blocks', { cookie, body: taken });
    const change = (checkinDate: string, checkoutDate: string) => ({
      checkinDate,
      checkoutDate,
      message: 'If you can',
    });
    expect(await refused(`${path}/dates`, change('2027-05-03', '2027-05-07'))).toEqual([
      409,
      'dates_taken',
    ]);
    expect((await pageAt(path)).requests).toEqual([]);
    // Shorter than the minimum, which the owner may waive; the booking's own nights do not matter.
    const short = await post(`${path}/dates`, change('2027-04-13', '2027-04-14'));
    expect(short.headers.get('location')).toContain('done=dates_rules');
    expect((await pageAt(path)).requests).toMatchObject([{ checkoutDate: '2027-04-14' }]);
  });

  it.each([
    // Bookable twelve months ahead and for two weeks at most.
    ['2028-04-03', '2028-04-10', 'dates_rules_far'],
    ['2027-05-03', '2027-05-24', 'dates_rules_long'],
    ['2027-05-03', '2027-05-04', 'dates_rules'],
    ['2027-05-03', '2027-05-10', 'dates'],
  ])(
    'names the rule that a request for %s to %s breaks: %s',
    async (checkinDate, checkoutDate, code) => {
      await app.db.write((transaction) =>
        app.db.models.VillaSettings.update(
          { monthsAhead: 12, maxStay: 14 },
          { where: {}, transaction },
        ),
      );
      const path = await linkOf(await insertBooking(app, { ...stay, status: 'confirmed' }));
      const { headers } = await post(`${path}/dates`, { checkinDate, checkoutDate });
      expect(headers.get('location')).toMatch(new RegExp(`done=${code}#`));
      for (const language of LANGUAGE_CODES) {
        expect(stayOutcomeText('done', code, language)).not.toBeNull();
      }
    },
  );

  it.each([
    ['2099-05-01', '2099-05-08', 'dates_too_far'],
    ['2027-05-01', '2027-08-29', 'dates_too_long'],
    ['2027-05-08', '2027-05-01', 'dates'],
  ])('says why a request for %s to %s is invalid: %s', async (checkinDate, checkoutDate, code) => {
    const path = await linkOf(await insertBooking(app, { ...stay, status: 'confirmed' }));
    expect(await refused(`${path}/dates`, { checkinDate, checkoutDate })).toEqual([409, code]);
    expect(stayOutcomeText('problem', code, 'nl')).not.toBeNull();
  });

  it('names the fields that a form is refused for', async () => {
    const path = await linkOf(await insertBooking(app, { ...stay, status: 'confirmed' }));
    const wrong = async (form: string, fields: Record<string, string> | string) =>
      (await refusedPage(`${path}/${form}`, fields)).outcome;
    const days = ['checkinDate', 'checkoutDate'];
    expect(await wrong('dates', stay)).toMatchObject({ code: 'same_dates', fields: days });
    expect(await wrong('dates', { ...stay, checkinDate: '2027-02-30' })).toMatchObject({
      code: 'invalid',
      fields: ['checkinDate'],
    });
    expect(
      await wrong('details', { arrivalTime: '25:00', arrivalNote: 'x'.repeat(301) }),
    ).toMatchObject({ code: 'invalid', fields: ['arrivalTime', 'arrivalNote'] });
    expect(await wrong('details', 'guestName=a&'.repeat(20))).toMatchObject({
      code: 'too_many_names',
      fields: ['guestName'],
    });
  });

  it('accepts pasted text without invisible characters', async () => {
    const path = await linkOf(await insertBooking(app, { ...stay, status: 'confirmed' }));
    const message = 'A cot\u000Bplease\u000C\u0003and\u0000 a\ttable';
    const dates = { checkinDate: '2027-04-13', checkoutDate: '2027-04-16' };
    expect((await post(`${path}/dates`, { ...dates, message })).status).toBe(303);
    const details = {
      guestName: 'Ana\u000BDuarte\u0003',
      arrivalTime: '21:30',
      arrivalNote: 'TP\u000C123',
    };
    expect((await post(`${path}/details`, details)).status).toBe(303);
    const page = await pageAt(path);
    expect(page.requests[0]?.message).toBe('A cot\nplease\nand a\ttable');
    expect(page.details).toMatchObject({ guestNames: ['Ana Duarte'], arrivalNote: 'TP 123' });
  });

  it('says of a cancelled stay whether it was confirmed', async () => {
    const cookie = await app.signIn();
    const decide = (id: number, status: string) =>
      app.send('PATCH', `/api/bookings/${id}/status`, {
        cookie,
        body: { status, notifyGuest: false },
      });
    const declined = await insertBooking(app, stay);
    await decide(declined.id, 'cancelled');
    expect((await pageAt(await linkOf(declined))).end).toBe('declined');
    const cancelled = await insertBooking(app, stay);
    await decide(cancelled.id, 'confirmed');
    expect((await pageAt(await linkOf(cancelled))).end).toBeNull();
    await decide(cancelled.id, 'cancelled');
    expect((await pageAt(await linkOf(cancelled))).end).toBe('cancelled');
  });

  it('declines an enquiry as its guest has asked, and says so', async () => {
    const booking = await insertBooking(app, { ...stay, status: 'pending' });
    await post(`${await linkOf(booking)}/cancellation`, { message: 'Our plans have changed' });
    const { status } = await app.send('PATCH', `/api/bookings/${booking.id}/status`, {
      cookie: await app.signIn(),
      body: { status: 'cancelled' },
    });
    expect(status).toBe(200);
    const mail = await app.db.models.OutboxMail.findOne({ where: { kind: 'decline' } });
    expect(JSON.parse(mail?.data ?? '').booking.isAskedFor).toBe(true);
  });

  it('lets a guest withdraw an open request once, and notifies an owner who knows of it', async () => {
    const booking = await insertBooking(app, { ...stay, status: 'confirmed' });
    const path = await linkOf(booking);
    const ask = async (message: string) => {
      await post(`${path}/cancellation`, { message });
      return (await pageAt(path)).requests[0]!.id;
    };
    const takeBack = async (request: number) =>
      (await post(`${path}/withdraw`, { kind: 'cancellation', request: String(request) })).headers
        .get('location')!
        .split('?')[1];
    const done = 'done=request_withdrawn#outcome';
    const gone = 'problem=request_gone#outcome';
    const mails = async () =>
      (await app.db.models.OutboxMail.findAll({ order: ['id'] })).map(
        ({ data }) => (JSON.parse(data) as { request: StayRequestData }).request.isWithdrawn,
      );
    const first = await ask('First');
    // The owner has not been notified of it yet.
    expect(await takeBack(first)).toBe(done);
    expect((await pageAt(path)).requests).toEqual([]);
    expect(await mails()).toEqual([]);
    expect(await takeBack(first)).toBe(done);

    const second = await ask('Second');
    expect(second).not.toBe(first);
    await app.db.write(() =>
      app.db.models.OutboxMail.update({ status: 'sent', settledAt: TEST_NOW }, { where: {} }),
    );
    // An outdated page shows another request than the open one.
    expect(await takeBack(first)).toBe(gone);
    const read = (await booking.reload()).updatedAt.toISOString();
    expect(await takeBack(second)).toBe(done);
    // The owner's answer to the request is still open.
    const late = await app.send<{ code: string }>('PATCH', `/api/bookings/${booking.id}/status`, {
      cookie: await app.signIn(),
      body: { status: 'cancelled', updatedAt: read },
    });
    expect([late.status, late.json.code]).toEqual([409, 'stale']);
    expect(await takeBack(second)).toBe(done);
    expect(await mails()).toEqual([undefined, true]);

    const third = await ask('Third');
    await app.send('POST', `/api/admin/stay-requests/${third}/settle`, {
      cookie: await app.signIn(),
      body: {},
    });
    const settled = await app.db.models.StayRequest.findByPk(third);
    expect(settled?.settledAt).not.toBeNull();
    expect(await takeBack(third)).toBe(gone);
    expect(await app.db.models.StayRequest.count()).toBe(1);
    // Nor from the page of another booking.
    const fourth = await ask('Fourth');
    const other = await linkOf(
      await insertBooking(app, { checkinDate: '2027-06-12', checkoutDate: '2027-06-15' }),
    );
    await post(`${other}/withdraw`, { kind: 'cancellation', request: String(fourth) });
    expect((await pageAt(path)).requests.map(({ id }) => id)).toEqual([fourth]);
  });

  it('mails the owner a withdrawal only of a request that a mail announced, with its dates', async () => {
    const path = await linkOf(await insertBooking(app, { ...stay, status: 'confirmed' }));
    const ask = async (checkinDate: string, checkoutDate: string) => {
      await post(`${path}/dates`, { checkinDate, checkoutDate, message: '' });
      return (await pageAt(path)).requests[0]!.id;
    };
    const takeBack = (request: number) =>
      post(`${path}/withdraw`, { kind: 'dates', request: String(request) });
    const settle = (status: OutboxStatus) =>
      app.db.write(() =>
        app.db.models.OutboxMail.update(
          { status, attempts: 1, settledAt: TEST_NOW },
          { where: { status: 'pending' } },
        ),
      );
    const mails = async () =>
      (await app.db.models.OutboxMail.findAll({ order: ['id'] })).map(({ data, status }) => {
        const { request } = JSON.parse(data) as { request: StayRequestData };
        return [status, request.checkinDate, request.isWithdrawn ?? false];
      });
    // No mail server accepted the first one, and it must not be sent after this.
    const first = await ask('2027-06-01', '2027-06-05');
    await settle('failed');
    await takeBack(first);
    expect(await mails()).toEqual([]);

    await ask('2027-06-08', '2027-06-12');
    await settle('sent');
    await takeBack(await ask('2027-06-15', '2027-06-19'));
    expect(await mails()).toEqual([
      ['sent', '2027-06-08', false],
      ['pending', '2027-06-08', true],
    ]);
    await settle('sent');

    // The owner's answer closes a request, whatever is withdrawn later.
    const answered = await ask('2027-06-22', '2027-06-26');
    await settle('sent');
    app.setNow(new Date(TEST_NOW.getTime() + 1_000));
    const { status } = await app.send('POST', `/api/admin/stay-requests/${answered}/settle`, {
      cookie: await app.signIn(),
      body: {},
    });
    expect(status).toBe(200);
    app.setNow(new Date(TEST_NOW.getTime() + 2_000));
    await takeBack(await ask('2027-06-29', '2027-07-03'));
    expect((await mails()).slice(2)).toEqual([['sent', '2027-06-22', false]]);
  });

  it('sends the owner at most one mail about requests every ten minutes', async () => {
    const path = await linkOf(await insertBooking(app, { ...stay, status: 'confirmed' }));
    const ask = (message: string) => post(`${path}/cancellation`, { message });
    await ask('First');
    await app.db.write(() =>
      app.db.models.OutboxMail.update({ status: 'sent', settledAt: TEST_NOW }, { where: {} }),
    );
    await Promise.all(['Second', 'Third', 'Fourth'].map(ask));
    const [sent, next, ...more] = await app.db.models.OutboxMail.findAll({
      order: [['id', 'ASC']],
    });
    expect([sent?.status, next?.nextAttemptAt, more]).toEqual([
      'sent',
      new Date(TEST_NOW.getTime() + 600_000),
      [],
    ]);
  });

  it('shows what was typed into a form that it refuses, and counts a line break once', async () => {
    const path = await linkOf(await insertBooking(app, { ...stay, status: 'confirmed' }));
    const message = `${'a line\r\n'.repeat(100)}${'x'.repeat(300)}`;
    const swapped = { checkinDate: '2027-04-16', checkoutDate: '2027-04-13', message };
    const { draft } = await refusedPage(`${path}/dates`, swapped);
    const typed = message.replaceAll('\r\n', '\n');
    expect(draft).toEqual({
      form: 'dates',
      fields: { checkinDate: ['2027-04-16'], checkoutDate: ['2027-04-13'], message: [typed] },
    });
    expect(typed).toHaveLength(1000);
    const { status } = await post(`${path}/dates`, {
      ...swapped,
      checkinDate: '2027-04-13',
      checkoutDate: '2027-04-16',
    });
    expect(status).toBe(303);
    expect((await pageAt(path)).requests[0]?.message).toBe(typed);
  });

  it.each(['/', '/details', '/calendar.pdf'])(
    'is the redirect target of its address with %s',
    async (rest) => {
      const path = await linkOf(await insertBooking(app, stay));
      const { status, headers } = await app.send('GET', `${path}${rest}`);
      expect([status, headers.get('location')]).toEqual([303, path]);
      expect(headers.get('cache-control')).toContain('no-store');
      expect(headers.get('referrer-policy')).toBe('same-origin');
    },
  );

  it('asks the owner to cancel with what the policy gives back, and cancels nothing', async () => {
    const booking = await insertBooking(app, { ...stay, status: 'confirmed' });
    await app.db.write(() =>
      app.db.models.Booking.update(
        { cancellationPolicy: '[{"daysBefore":30,"refundPercent":50}]' },
        { where: { id: booking.id } },
      ),
    );
    const path = await linkOf(booking);
    expect((await pageAt(path)).refund).toEqual({ askedOn: null, cents: 75_000, paid: null });
    await post(`${path}/cancellation`, { message: '' });
    const page = await pageAt(path);
    expect(page.status).toBe('confirmed');
    expect(page.requests.map(({ kind }) => kind)).toEqual(['cancellation']);
    expect(page.refund?.askedOn).toBe(page.requests[0]?.day);
    const [mail] = await app.db.models.OutboxMail.findAll();
    expect(JSON.parse(mail!.data)).toMatchObject({ request: { refundCents: 75_000 } });
    // Nothing can be requested once the stay has begun.
    app.setNow(new Date('2027-04-13T12:00:00Z'));
    expect((await pageAt(path)).canAsk).toEqual([]);
    expect(await refused(`${path}/cancellation`, { message: '' })).toEqual([409, 'closed']);
  });

  it('asks for nothing any more that the owner has done', async () => {
    const booking = await insertBooking(app, { ...stay, status: 'confirmed' });
    const path = await linkOf(booking);
    const cookie = await app.signIn();
    const dates = { checkinDate: '2027-05-03', checkoutDate: '2027-05-06' };
    await post(`${path}/dates`, { ...dates, message: '' });
    await post(`${path}/cancellation`, { message: '' });
    const kinds = async () => (await pageAt(path)).requests.map(({ kind }) => kind);
    expect(await kinds()).toEqual(['dates', 'cancellation']);
    const moved = await app.send('PATCH', `/api/admin/bookings/${booking.id}`, {
      cookie,
      body: dates,
    });
    expect(moved.status).toBe(200);
    expect(await kinds()).toEqual(['cancellation']);
    const ended = await app.send('PATCH', `/api/bookings/${booking.id}/status`, {
      cookie,
      body: { status: 'cancelled' },
    });
    expect(ended.status).toBe(200);
    expect(await kinds()).toEqual([]);
  });

  it('opens by no link that went to a wrong address', async () => {
    const booking = await insertBooking(app, { ...stay, status: 'confirmed' });
    const path = await linkOf(booking);
    const cookie = await app.signIn();
    const correct = (guestEmail: string) =>
      app.send('PATCH', `/api/admin/bookings/${booking.id}`, { cookie, body: { guestEmail } });
    expect((await correct(booking.guestEmail.toUpperCase())).status).toBe(200);
    expect((await app.send('GET', path)).status).toBe(200);
    expect((await correct('right@example.com')).status).toBe(200);
    expect((await app.send('GET', path)).status).toBe(404);
    const next = await linkOf(await booking.reload());
    expect(next).not.toBe(path);
    expect((await app.send('GET', next)).status).toBe(200);
  });

  it('serves a calendar file, tentative until the stay is confirmed, and none of a cancelled stay', async () => {
    const booking = await insertBooking(app, { ...stay, status: 'confirmed' });
    const file = await app.send('GET', `${await linkOf(booking)}/calendar.ics`);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toMatch(/^text\/calendar/);
    expect(file.headers.get('content-disposition')).toContain(`${booking.reference}.ics`);
    expect(file.text).toContain('DTSTART;VALUE=DATE:20270412');
    expect(file.text).toContain('STATUS:CONFIRMED');
    expect(file.text).not.toContain('/stay/');
    const pending = await linkOf(await insertBooking(app, stay));
    expect((await pageAt(pending)).hasCalendar).toBe(true);
    const tentative = await app.send('GET', `${pending}/calendar.ics`);
    expect(tentative.text).toMatch(/SUMMARY:Enquiry: [^]*STATUS:TENTATIVE/);
    const cancelled = await linkOf(await insertBooking(app, { ...stay, status: 'cancelled' }));
    expect((await app.send('GET', `${cancelled}/calendar.ics`)).status).toBe(404);
  });

  it('refuses forms of other sites, of other kinds and of any size', async () => {
    const path = await linkOf(await insertBooking(app, stay));
    const foreign = await app.send('POST', `${path}/cancellation`, {
      body: 'message=x',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: 'https://elsewhere.example',
      },
    });
    expect(foreign.status).toBe(403);
    const json = await app.send('POST', `${path}/cancellation`, { body: { message: 'x' } });
    expect(json.status).toBe(400);
    const large = await post(`${path}/cancellation`, { message: 'x'.repeat(70_000) });
    expect(large.status).toBe(413);
    const many = await app.send('POST', `${path}/cancellation`, {
      body: 'ab&ac&'.repeat(10_000),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect(many.status).toBe(413);
    expect((await pageAt(path)).requests).toEqual([]);
  });

  describe('if a form or an address fails', () => {
    const FORM = 'application/x-www-form-urlencoded';
    const PAGE = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    /** Requests a page like a browser. */
    const browse = (
      method: string,
      path: string,
      { body, ...headers }: { body?: string; [name: string]: string | undefined } = {},
    ) =>
      app.send('GET' === method ? 'GET' : 'POST', path, {
        ...(body !== undefined && { body }),
        headers: { Accept: PAGE, Origin: app.url, 'Accept-Language': 'fr', ...headers },
      });
    const openStay = async (language: Language = 'de') => {
      const booking = await insertBooking(app, stay);
      await app.db.write((transaction) => booking.update({ language }, { transaction }));
      return linkOf(booking);
    };
    const BACK = (path: string) => `<a class="action" href="${path}">Zurück zu Ihrer Buchung</a>`;

    it.each([
      ['longer than 64 KB', `message=${'x'.repeat(70_000)}`],
      ['far longer than 64 KB', `message=${'x'.repeat(5_000_000)}`],
      ['of more than 200 fields', 'ab&'.repeat(201)],
    ])('says in the guest’s language what to do about a form %s', async (_what, body) => {
      const path = await openStay();
      const answer = await browse('POST', `${path}/cancellation`, { body, 'Content-Type': FORM });
      expect(answer.status).toBe(413);
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(answer.text).toContain('<html lang="de-DE">');
      expect(answer.text).toContain('<h1>Das hat nicht geklappt</h1>');
      expect(answer.text).toContain(
        '<p>Das ist mehr, als auf einmal gesendet werden kann, und nichts davon wurde gespeichert. Bitte gehen Sie zurück und schreiben Sie kürzer.</p>',
      );
      expect(answer.text).toContain(BACK(path));
      expect(answer.headers.get('referrer-policy')).toBe('same-origin');
      expect(await pageAt(path)).toMatchObject({ requests: [] });
    });

    it('says it for a form that is not one of the page’s', async () => {
      const path = await openStay();
      const answer = await browse('POST', `${path}/cancellation`, {
        body: 'message=x',
        'Content-Type': 'text/plain',
      });
      expect([answer.status, answer.text]).toEqual([
        400,
        expect.stringContaining('Bitte gehen Sie zurück und senden Sie das Formular der Seite.'),
      ]);
      expect(answer.text).toContain(BACK(path));
    });

    it.each(['/files/99', '/files/x'])(
      'links back to the page from an unknown address below it: %s',
      async (below) => {
        const path = await openStay();
        const answer = await browse('GET', path + below);
        expect([answer.status, answer.text]).toEqual([
          404,
          expect.stringContaining('<h1>Nicht gefunden</h1>'),
        ]);
        expect(answer.text).toContain(BACK(path));
      },
    );

    it('links back to the page from an unknown form', async () => {
      const path = await openStay();
      const answer = await browse('POST', `${path}/nothing`, { body: 'a=b', 'Content-Type': FORM });
      expect([answer.status, answer.text]).toEqual([
        404,
        expect.stringContaining('<h1>Nicht gefunden</h1>'),
      ]);
      expect(answer.text).toContain(BACK(path));
    });

    it('links back to the page, not to the form’s address, if the server fails', async () => {
      const path = await openStay();
      const write = vi.spyOn(app.deps.db, 'write').mockRejectedValue(new Error('Broken'));
      const answer = await browse('POST', `${path}/cancellation`, {
        body: 'message=x',
        'Content-Type': FORM,
      });
      write.mockRestore();
      expect(answer.status).toBe(500);
      expect(answer.text).toContain('Bei uns ist etwas schiefgegangen.');
      expect(answer.text).toContain(BACK(path));
    });

    it('answers an invalid link in the browser’s language', async () => {
      const answer = await browse('GET', '/stay/unknown/files/1');
      expect(answer.status).toBe(404);
      expect(answer.text).toContain('<html lang="fr-FR">');
      expect(answer.text).toContain('<a class="action" href="/fr">Retour à l’accueil</a>');
      const foreign = await browse('POST', `${await openStay()}/cancellation`, {
        body: 'message=x',
        'Content-Type': FORM,
        Origin: 'https://elsewhere.example',
      });
      expect(foreign.status).toBe(403);
      expect(foreign.text).toContain('<html lang="fr-FR">');
    });

    it.each<[Language, string, string]>([
      ['en', 'That is more than we can receive at once', 'Back to your booking'],
      ['pt', 'Isto é mais do que pode ser enviado de uma vez', 'Voltar à sua reserva'],
      ['de', 'Das ist mehr, als auf einmal gesendet werden kann', 'Zurück zu Ihrer Buchung'],
      ['fr', 'C’est plus que ce qui peut être envoyé en une fois', 'Retour à votre réservation'],
      ['nl', 'Dit is meer dan in één keer kan worden verstuurd', 'Terug naar uw boeking'],
    ])('has its own texts in %s', async (language, tooMuch, back) => {
      const path = await openStay(language);
      const answer = await browse('POST', `${path}/cancellation`, {
        body: 'ab&'.repeat(201),
        'Content-Type': FORM,
      });
      expect(answer.text).toContain(tooMuch);
      expect(answer.text).toContain(back);
    });
  });

  it('limits the forms of one page per hour', async () => {
    const path = await linkOf(await insertBooking(app, stay));
    for (let count = 0; count < 30; count += 1) await post(`${path}/details`, {});
    expect(await refused(`${path}/details`, {})).toEqual([429, 'too_many']);
  });

  describe('with the owner’s part', () => {
    let cookie: string;
    beforeEach(async () => {
      cookie = await app.signIn();
    });
    const ARRIVAL: ArrivalInput = {
      showDays: 7,
      openDays: 30,
      address: 'Rua da Praia 1, 8600-157 Luz',
      mapUrl: 'https://maps.example/villa',
      phone: '+351 912 000 111',
      doorCode: 'DOOR-4711',
      wifiName: 'VillaNet',
      wifiPassword: 'WIFI-SECRET',
      texts: {
        en: { directions: 'Leave the A22', key: 'KEY-UNDER-POT', contact: '', houseRules: 'Quiet' },
        de: { directions: 'A22 verlassen', key: null, contact: null, houseRules: null },
      },
    };
    const save = (body: ArrivalInput) =>
      app.send<ArrivalJson>('PUT', '/api/admin/arrival', { body, cookie });
    const ownerStay = (id: number, method = 'GET', path = '') =>
      app.send<OwnerStay>(method, `/api/admin/bookings/${id}/stay${path}`, {
        cookie,
        ...(method === 'POST' && { body: {} }),
      });

    it('shows how to arrive from so many days before, to confirmed stays alone', async () => {
      expect((await save(ARRIVAL)).status).toBe(200);
      const confirmed = await linkOf(await insertBooking(app, { ...stay, status: 'confirmed' }));
      const pending = await linkOf(
        await insertBooking(app, { checkinDate: '2027-04-13', checkoutDate: '2027-04-16' }),
      );
      const secrets = ['DOOR-4711', 'VillaNet', 'WIFI-SECRET', 'KEY-UNDER-POT'];
      const shown = async (path: string) => {
        const { text } = await open(path);
        return secrets.filter((secret) => text.includes(secret));
      };
      app.setNow(new Date('2027-04-04T12:00:00Z'));
      expect((await pageAt(confirmed)).arrival).toEqual({ kind: 'later', from: '2027-04-05' });
      expect(await shown(confirmed)).toEqual([]);
      app.setNow(new Date('2027-04-05T12:00:00Z'));
      expect(await shown(confirmed)).toEqual(secrets);
      expect(await shown(pending)).toEqual([]);
      expect((await pageAt(confirmed)).arrival).toMatchObject({
        address: ARRIVAL.address,
        directions: { text: 'Leave the A22', isEnglish: false },
        contact: null,
      });
      app.setNow(new Date('2027-04-15T22:00:00Z'));
      expect(await shown(confirmed)).toEqual(secrets);
      app.setNow(new Date('2027-04-16T12:00:00Z'));
      expect(await shown(confirmed)).toEqual([]);
      // The page closes on the day that the owner set.
      app.setNow(new Date('2027-05-16T12:00:00Z'));
      expect((await open(confirmed)).status).toBe(410);
    });

    it('is in the log text by text, also the first ones of a language', async () => {
      await save(ARRIVAL);
      const entry = await app.db.models.AuditEntry.findOne({
        where: { action: 'arrival_changed' },
        rejectOnEmpty: true,
      });
      const changes: unknown = JSON.parse(entry.changes);
      expect(changes).toMatchObject({
        'texts › en › directions': [null, 'Leave the A22'],
        'texts › de › directions': [null, 'A22 verlassen'],
        'texts › en › houseRules': [null, 'Quiet'],
        sealedParts: [null, '•••'],
      });
      expect(changes).not.toHaveProperty('texts › en');
    });

    it('shows it in the guest’s language, and missing texts in English', async () => {
      await save(ARRIVAL);
      const booking = await insertBooking(app, { ...stay, status: 'confirmed' });
      await app.db.write(() =>
        app.db.models.Booking.update({ language: 'de' }, { where: { id: booking.id } }),
      );
      app.setNow(new Date('2027-04-10T12:00:00Z'));
      expect((await pageAt(await linkOf(booking))).arrival).toMatchObject({
        directions: { text: 'A22 verlassen', isEnglish: false },
        key: { text: 'KEY-UNDER-POT', isEnglish: true },
      });
    });

    it('keeps key and Wi-Fi encrypted and out of the activity log', async () => {
      await save(ARRIVAL);
      const rows = await app.dump();
      for (const secret of ['DOOR-4711', 'VillaNet', 'WIFI-SECRET', 'KEY-UNDER-POT']) {
        expect(rows).not.toContain(secret);
        expect(logged).not.toContain(secret);
      }
      const again = await app.send<ArrivalJson>('GET', '/api/admin/arrival', { cookie });
      expect(again.json).toMatchObject({
        doorCode: 'DOOR-4711',
        texts: { en: { key: 'KEY-UNDER-POT' } },
        isUnreadable: false,
      });
      await rm(path.join(app.dataDir, 'secrets-key'));
      const other = createSecrets(app.deps.env, app.deps.log);
      app.deps.secrets.open = other.open;
      const lost = await app.send<ArrivalJson>('GET', '/api/admin/arrival', { cookie });
      expect(lost.json).toMatchObject({ doorCode: null, isUnreadable: true });
    });

    it('refuses addresses of maps that run something, days out of bounds, and stale forms', async () => {
      for (const wrong of [
        { mapUrl: 'javascript:alert(1)' },
        { mapUrl: 'http://maps.example/x' },
        { mapUrl: 'https://user@maps.example/x' },
        { showDays: 61 },
        { openDays: 0 },
      ]) {
        expect((await save({ ...ARRIVAL, ...wrong })).status).toBe(400);
      }
      const { json } = await save(ARRIVAL);
      app.setNow(new Date('2027-03-10T13:00:00Z'));
      expect((await save({ ...ARRIVAL, updatedAt: json.updatedAt })).status).toBe(200);
      expect((await save({ ...ARRIVAL, updatedAt: json.updatedAt })).status).toBe(409);
    });

    it('gives the owner the link, what was filled in and asked for, and what is missing', async () => {
      const booking = await insertBooking(app, { ...stay, status: 'confirmed' });
      const path = await linkOf(booking);
      await post(`${path}/details`, 'guestName=Ana&guestName=Jo&arrivalTime=21%3A30');
      await post(`${path}/cancellation`, { message: 'We are ill' });
      const { json } = await ownerStay(booking.id);
      expect(json).toMatchObject({
        linkUrl: `${app.url}${path}`,
        isErased: false,
        lastOpenDay: '2027-06-14',
        guestNames: ['Ana', 'Jo'],
        arrivalTime: '21:30',
        checkinTime: '16:00',
        requests: [{ kind: 'cancellation', message: 'We are ill' }],
        arrival: {
          from: '2027-04-05',
          missing: ['address', 'directions', 'key', 'contact', 'wifi', 'houseRules'],
        },
      });
      const [request] = json.requests;
      const settled = await app.send('POST', `/api/admin/stay-requests/${request!.id}/settle`, {
        cookie,
      });
      expect(settled.status).toBe(200);
      expect((await ownerStay(booking.id)).json.requests).toEqual([]);
      await save(ARRIVAL);
      expect((await ownerStay(booking.id)).json.arrival?.missing).toEqual([]);
    });

    it('answers a request once, in the guest’s language, and notifies the guest by mail', async () => {
      const booking = await insertBooking(app, { ...stay, status: 'confirmed' });
      await booking.update({ language: 'de' });
      await post(`${await linkOf(booking)}/dates`, {
        checkinDate: '2027-05-01',
        checkoutDate: '2027-05-08',
      });
      const [request] = (await ownerStay(booking.id)).json.requests;
      expect(request!.refusal).toContain('Leider können wir Ihnen 1. Mai 2027 – 8. Mai 2027 nicht');
      expect(request!.refusal).toContain('12. Apr. 2027 – 15. Apr. 2027');
      const answer = (text: string) =>
        app.send('POST', `/api/admin/stay-requests/${request!.id}/answer`, {
          cookie,
          body: { text },
        });
      expect((await answer(' ')).status).toBe(400);
      expect((await answer('Leider nicht.')).status).toBe(200);
      // A repeated click, or another window: the guest gets one answer.
      expect((await answer('Leider nicht.')).json).toMatchObject({ code: 'stale' });
      expect((await ownerStay(booking.id)).json.requests).toEqual([]);
      expect(await app.db.models.ConversationMessage.findAll({ raw: true })).toMatchObject([
        { bookingId: booking.id, author: 'owner', text: 'Leider nicht.' },
      ]);
      const mails = await app.db.models.OutboxMail.findAll({ where: { kind: 'conversationNews' } });
      expect(mails.map(({ recipient }) => recipient)).toEqual([booking.guestEmail]);
    });

    it('lists the request on the start tab, and reads without changing a row', async () => {
      const booking = await insertBooking(app, { ...stay, status: 'confirmed' });
      const before = await app.dump();
      expect((await ownerStay(booking.id)).json.linkUrl).toBeNull();
      expect(await app.dump()).toBe(before);
      await post(`${await linkOf(booking)}/cancellation`, { message: 'We are ill' });
      const today = await app.send<Today>('GET', '/api/admin/today', { cookie });
      expect(itemsOf(today.json, 'request')).toMatchObject([
        {
          reference: booking.reference,
          guestName: 'Ana Duarte',
          request: { message: 'We are ill' },
        },
      ]);
    });

    it('reports to the answering owner that the guest has changed the request meanwhile', async () => {
      const booking = await insertBooking(app, { ...stay, status: 'confirmed' });
      const path = await linkOf(booking);
      await post(`${path}/dates`, { checkinDate: '2027-05-03', checkoutDate: '2027-05-10' });
      const [request] = (await ownerStay(booking.id)).json.requests;
      await post(`${path}/dates`, { checkinDate: '2027-05-04', checkoutDate: '2027-05-11' });
      const answer = await app.send<{ code: string; message: string }>(
        'POST',
        `/api/admin/stay-requests/${request!.id}/answer`,
        { cookie, body: { text: 'We are sorry.' } },
      );
      expect([answer.status, answer.json.code]).toEqual([409, 'stale']);
      expect(answer.json.message).toContain('has changed or withdrawn this request');
      expect((await ownerStay(booking.id)).json.requests).toHaveLength(1);
    });

    it('drops an open request once the stay is over', async () => {
      const booking = await insertBooking(app, { ...stay, status: 'confirmed' });
      const path = await linkOf(booking);
      await post(`${path}/cancellation`, { message: 'We are ill' });
      const seen = async () => [
        (await app.send<Today>('GET', '/api/admin/today', { cookie })).json.totals.request,
        (await ownerStay(booking.id)).json.requests.length,
        (await pageAt(path)).requests.length,
      ];
      expect(await seen()).toEqual([1, 1, 1]);
      await app.db.write((transaction) =>
        booking.update({ checkinDate: '2027-03-06', checkoutDate: '2027-03-10' }, { transaction }),
      );
      expect(await seen()).toEqual([0, 0, 0]);
    });

    it('renews the link, which the activity log records without its secret', async () => {
      const booking = await insertBooking(app, stay);
      const path = await linkOf(booking);
      const { json } = await ownerStay(booking.id, 'POST', '/renew');
      expect(json.linkUrl).not.toBe(app.url + path);
      expect((await open(path)).status).toBe(404);
      expect((await open(new URL(json.linkUrl ?? '').pathname)).status).toBe(200);
      const entry = await app.db.models.AuditEntry.findOne({
        where: { action: 'stay_link_renewed' },
      });
      expect(entry).toMatchObject({ subject: booking.reference, changes: '{}' });
    });
  });
});
