import type { Figures } from '@shared/contract/figures/figures';
import type { BookingJson, BookingSummary } from '@shared/contract/bookings/booking';
import { addDays } from '@shared/domain/date';
import { QueryTypes } from 'sequelize';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertBooking } from '../factories';
import { pdfPages } from '../pdfText';
import { statementsOf } from '../statements';
import { startTestApp, type TestApp } from '../testApp';

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await startTestApp();
  cookie = await app.signIn();
});
afterEach(() => app.close());

async function figuresOf(year: string): Promise<Figures> {
  const { status, json } = await app.send<Figures>('GET', `/api/admin/figures?year=${year}`, {
    cookie,
  });
  expect(status).toBe(200);
  return json;
}

const CONFIRMED = { status: 'confirmed' } as const;

describe('the figures', () => {
  it('are those of the current year by default', async () => {
    const { json } = await app.send<Figures>('GET', '/api/admin/figures', { cookie });
    expect([json.current.year, json.previous.year, json.years]).toEqual([2027, 2026, [2027]]);
    expect(json.currency).toBe('EUR');
  });

  it('divide a stay over New Year by its nights', async () => {
    // 1,500 for three nights, including 150 fees: 450 and 50 a night.
    await insertBooking(app, {
      checkinDate: '2026-12-31',
      checkoutDate: '2027-01-03',
      ...CONFIRMED,
    });
    const { current, previous, takenNights, years } = await figuresOf('2027');
    expect(previous.months[11]).toMatchObject({
      soldNights: 1,
      accommodation: '450.00',
      fees: '50.00',
    });
    expect(current.months[0]).toMatchObject({
      soldNights: 2,
      accommodation: '900.00',
      fees: '100.00',
    });
    expect(takenNights).toEqual([
      { night: '2027-01-01', kind: 'sold', accommodation: '450.00' },
      { night: '2027-01-02', kind: 'sold', accommodation: '450.00' },
    ]);
    expect(years).toEqual([2027, 2026]);
    // A whole stay counts in the year of its check-in.
    expect(previous.sources).toEqual([
      { source: 'website', stays: 1, nights: 3, revenue: '1500.00' },
    ]);
    expect(current.sources).toEqual([]);
  });

  it('count no stay that is pending, an enquiry or cancelled', async () => {
    const stay = { checkinDate: '2027-04-12', checkoutDate: '2027-04-15' };
    for (const status of ['pending', 'enquiry', 'cancelled'] as const) {
      await insertBooking(app, { ...stay, status });
    }
    const { id } = await insertBooking(app, { ...stay, ...CONFIRMED });
    const april = async () => (await figuresOf('2027')).current.months[3];
    expect(await april()).toMatchObject({ soldNights: 3, accommodation: '1350.00' });
    await app.send('PATCH', `/api/bookings/${id}/status`, {
      cookie,
      body: { status: 'cancelled' },
    });
    expect(await april()).toMatchObject({ soldNights: 0, accommodation: '0.00', fees: '0.00' });
    const { requests } = (await figuresOf('2027')).current.months[2] ?? {};
    expect(requests).toEqual({ received: 4, confirmed: 0, cancelled: 2, open: 2 });
  });

  it('subtract a lower agreed amount from the accommodation first, and from the fees last', async () => {
    const booking = await insertBooking(app, {
      checkinDate: '2027-04-12',
      checkoutDate: '2027-04-15',
      ...CONFIRMED,
    });
    const agree = async (totalAmount: string) => {
      const answer = await app.send('PATCH', `/api/admin/bookings/${booking.id}`, {
        cookie,
        body: {
          totalAmount,
          updatedAt: (await booking.reload()).updatedAt.toISOString(),
        },
      });
      expect(answer.status).toBe(200);
      const { accommodation, fees } = (await figuresOf('2027')).current.months[3] ?? {};
      return [accommodation, fees];
    };
    expect(await agree('1000.01')).toEqual(['850.01', '150.00']);
    expect(await agree('99.99')).toEqual(['0.00', '99.99']);
    expect(await agree('2000.00')).toEqual(['1850.00', '150.00']);
  });

  it('leave the owner’s nights out of those that can be sold', async () => {
    const answer = await app.send('POST', '/api/admin/blocks', {
      cookie,
      body: { startDate: '2027-06-28', endDate: '2027-07-03', note: 'Family' },
    });
    expect(answer.status).toBe(201);
    const { current, takenNights } = await figuresOf('2027');
    expect(current.months.map(({ blockedNights }) => blockedNights)).toEqual([
      0, 0, 0, 0, 0, 3, 2, 0, 0, 0, 0, 0,
    ]);
    expect(takenNights[0]).toEqual({ night: '2027-06-28', kind: 'blocked' });
  });

  it('support the largest amounts that can be stored', async () => {
    const booking = await insertBooking(app, {
      checkinDate: '2027-04-12',
      checkoutDate: '2027-07-11',
      ...CONFIRMED,
    });
    await booking.update({ totalAmountCents: 9_999_999_999, totalAmountEurCents: 9_999_999_999 });
    const { current } = await figuresOf('2027');
    const sum = current.months.reduce(
      (total, { accommodation, fees }) => total + Number(accommodation) * 100 + Number(fees) * 100,
      0,
    );
    expect(Math.round(sum)).toBe(9_999_999_999);
  });

  it.each(['1999', '2200', '27', 'abcd', '2027-01'])('refuse the year %s', async (year) => {
    const { status } = await app.send('GET', `/api/admin/figures?year=${year}`, { cookie });
    expect(status).toBe(400);
  });

  it.skipIf(process.env['TEST_DATABASE_URL'])(
    'seek in indexes: no booking is read that is not of the two years (SQLite’s query plans only)',
    async () => {
      const { sequelize } = app.db;
      const statements = await statementsOf(() => figuresOf('2027'), app.db);
      const selects = statements.filter((sql) => /FROM\s+(held_nights|bookings)/.test(sql));
      expect(selects.length).toBeGreaterThanOrEqual(7);
      for (const sql of selects) {
        const plan = await sequelize.query<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, {
          type: QueryTypes.SELECT,
        });
        const scans = plan.filter(({ detail }) => /^SCAN (?!CONSTANT)/.test(detail));
        expect(scans.map(({ detail }) => detail)).toEqual([]);
      }
    },
  );
});

describe('money kept after a cancellation', () => {
  /** €1,500 with €450 paid; the policy keeps half of the stay. */
  async function cancelled(change: object = {}): Promise<{ id: number; reference: string }> {
    const entered = await app.send<BookingJson>('POST', '/api/admin/bookings', {
      cookie,
      body: {
        guestName: 'Ana Duarte',
        guestEmail: 'ana@example.pt',
        checkinDate: '2027-04-01',
        checkoutDate: '2027-04-04',
        guestCount: 2,
        currency: 'EUR',
        totalAmount: '1500.00',
        status: 'confirmed',
      },
    });
    const { id } = entered.json;
    await pay(id, 'in', '450.00');
    await app.send('PATCH', `/api/bookings/${id}/status`, {
      cookie,
      body: { status: 'cancelled', cancelledBy: 'guest', ...change },
    });
    return entered.json;
  }
  const pay = (id: number, direction: 'in' | 'out', amount: string) =>
    app.send('POST', `/api/admin/bookings/${id}/payments`, {
      cookie,
      body: { direction, purpose: 'stay', paidOn: '2027-03-10', amount, way: 'transfer' },
    });
  const keptAndRevenue = async () => {
    const { text } = await app.send('GET', '/api/admin/figures/table.csv?year=2027&table=revenue', {
      cookie,
    });
    const april = text.split('\r\n')[4]?.split(',') ?? [];
    const { json } = await app.send<BookingSummary>('GET', '/api/admin/summary', { cookie });
    return [april[5], april[9], json.keptEur];
  };

  it('is revenue of the month of check-in, a row of the report, and in the sum of all bookings', async () => {
    const { id, reference } = await cancelled();
    expect(await keptAndRevenue()).toEqual(['450.00', '450.00', '450.00']);
    const report = await app.send('GET', `/api/admin/figures/report.csv?${YEAR}`, { cookie });
    const [head = '', row = '', sums = ''] = report.text.split('\r\n');
    expect(head).toContain(
      'Kept after cancellations or for damage in the period (EUR),Written off in the period (EUR),Total in the period (EUR)',
    );
    expect(row).toBe(
      `${reference},Ana Duarte,ana@example.pt,2027-04-01,2027-04-04,3,EUR,1500.00,0,0.00,0.00,450.00,0.00,450.00,0.00`,
    );
    expect(sums).toMatch(/,0,0\.00,0\.00,450\.00,0\.00,450\.00,0\.00$/);
    const pdf = await fetch(`${app.url}/api/admin/figures/report.pdf?${YEAR}`, {
      headers: { Cookie: cookie },
    });
    const [page = []] = pdfPages(Buffer.from(await pdf.arrayBuffer()));
    expect(page).toEqual(expect.arrayContaining(['Kept', 'cancelled', '€1,500.00', '€450.00']));
    expect(page.join(' ')).toContain('Money kept after a cancellation or for damage');
    // A refund is no longer kept.
    expect((await pay(id, 'out', '100.00')).status).toBe(201);
    expect(await keptAndRevenue()).toEqual(['350.00', '350.00', '350.00']);
  });

  it('is at most what the policy keeps, however much was paid, and nothing if the owner cancels', async () => {
    const { id } = await cancelled();
    await pay(id, 'in', '1050.00');
    expect(await keptAndRevenue()).toEqual(['750.00', '750.00', '750.00']);
    await app.db.models.Booking.destroy({ where: { id } });
    await cancelled({ cancelledBy: 'owner' });
    expect(await keptAndRevenue()).toEqual(['0.00', '0.00', '0.00']);
  });

  it('is converted at the rates of the booking', async () => {
    const { id } = await cancelled();
    await app.db.models.Booking.update(
      { currency: 'GBP', totalAmountEurCents: 180_000 },
      { where: { id } },
    );
    expect(await keptAndRevenue()).toEqual(['540.00', '540.00', '540.00']);
  });
});

describe('a table as a file', () => {
  it('is CSV for spreadsheets, with the year before beside the year', async () => {
    await insertBooking(app, {
      checkinDate: '2027-04-12',
      checkoutDate: '2027-04-15',
      ...CONFIRMED,
    });
    const { headers, text } = await app.send(
      'GET',
      '/api/admin/figures/table.csv?year=2027&table=revenue',
      { cookie },
    );
    expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('Content-Disposition')).toBe(
      'attachment; filename="figures-revenue-2027.csv"',
    );
    const lines = text.split('\r\n');
    expect(lines[0]).toBe(
      'Month,Accommodation 2027 (EUR),Accommodation 2026 (EUR),Fees 2027 (EUR),Fees 2026 (EUR),Kept after cancellations or for damage 2027 (EUR),Kept after cancellations or for damage 2026 (EUR),Written off 2027 (EUR),Written off 2026 (EUR),Revenue 2027 (EUR),Revenue 2026 (EUR)',
    );
    expect(lines[4]).toBe('April,1350.00,0.00,150.00,0.00,0.00,0.00,0.00,0.00,1500.00,0.00');
    expect(lines[13]).toBe('Year,1350.00,0.00,150.00,0.00,0.00,0.00,0.00,0.00,1500.00,0.00');
  });

  it.each([
    ['sources', 'Source'],
    ['countries', 'Country'],
  ])('says of %s that whole stays count in the year of their arrival', async (table, name) => {
    await insertBooking(app, {
      checkinDate: '2026-12-30',
      checkoutDate: '2027-01-02',
      ...CONFIRMED,
    });
    const { text } = await app.send(
      'GET',
      `/api/admin/figures/table.csv?year=2027&table=${table}`,
      { cookie },
    );
    const [head, row = ''] = text.split('\r\n');
    expect(head).toBe(
      [
        name,
        'Stays arriving in 2027,Nights of stays arriving in 2027,Revenue of stays arriving in 2027 (EUR)',
        'Stays arriving in 2026,Nights of stays arriving in 2026,Revenue of stays arriving in 2026 (EUR)',
      ].join(','),
    );
    expect(row).toMatch(/,0,0,0\.00,1,3,1500\.00$/);
  });

  it.each([
    'occupancy',
    'rates',
    'nights',
    'requests',
    'lead-time',
    'stay-length',
    'sources',
    'countries',
  ])('is there for %s', async (table) => {
    await insertBooking(app, {
      checkinDate: '2027-04-12',
      checkoutDate: '2027-04-15',
      ...CONFIRMED,
    });
    const answer = await app.send('GET', `/api/admin/figures/table.csv?year=2027&table=${table}`, {
      cookie,
    });
    expect(answer.status).toBe(200);
    expect(answer.text.split('\r\n').length).toBeGreaterThan(2);
  });
});

const YEAR = 'from=2027-01-01&to=2027-12-31';

describe('the report by stay date', () => {
  it('has each stay with what falls to its nights in the period', async () => {
    await insertBooking(app, {
      checkinDate: '2026-12-31',
      checkoutDate: '2027-01-03',
      ...CONFIRMED,
    });
    await insertBooking(app, {
      checkinDate: '2027-04-12',
      checkoutDate: '2027-04-15',
      ...CONFIRMED,
    });
    await insertBooking(app, { checkinDate: '2027-05-12', checkoutDate: '2027-05-15' });
    const { headers, text } = await app.send('GET', `/api/admin/figures/report.csv?${YEAR}`, {
      cookie,
    });
    expect(headers.get('Content-Disposition')).toBe(
      'attachment; filename="stays-2027-01-01-to-2027-12-31.csv"',
    );
    const lines = text.split('\r\n').map((line) => line.split(',').slice(3).join());
    expect(lines.slice(1, 4)).toEqual([
      '2026-12-31,2027-01-03,3,EUR,1500.00,2,900.00,100.00,0.00,0.00,1000.00,0.00',
      '2027-04-12,2027-04-15,3,EUR,1500.00,3,1350.00,150.00,0.00,0.00,1500.00,0.00',
      ',,,,,5,2250.00,250.00,0.00,0.00,2500.00,0.00',
    ]);
  });

  it('makes no formula of a guest’s name', async () => {
    const booking = await insertBooking(app, {
      checkinDate: '2027-04-12',
      checkoutDate: '2027-04-15',
      ...CONFIRMED,
    });
    await booking.update({ guestName: '=HYPERLINK("https://evil.example")' });
    const { text } = await app.send('GET', `/api/admin/figures/report.csv?${YEAR}`, { cookie });
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  });

  it.each([
    ['from=2027-01-01', 'to'],
    ['from=2027-12-31&to=2027-01-01', 'to'],
    ['from=2027-01-01&to=2028-01-02', 'to'],
    ['from=2027-02-30&to=2027-12-31', 'from'],
  ])('refuses the period %s', async (query, field) => {
    for (const kind of ['csv', 'pdf']) {
      const answer = await app.send<{ issues: { path: string }[] }>(
        'GET',
        `/api/admin/figures/report.${kind}?${query}`,
        { cookie },
      );
      expect(answer.status).toBe(400);
      expect(answer.json.issues.map(({ path }) => path)).toContain(field);
    }
  });

  it('accepts a leap year, and a tax year that begins in April', async () => {
    for (const query of ['from=2028-01-01&to=2028-12-31', 'from=2027-04-06&to=2028-04-05']) {
      const { status } = await app.send('GET', `/api/admin/figures/report.csv?${query}`, {
        cookie,
      });
      expect(status).toBe(200);
    }
  });
});

describe('the report in PDF', () => {
  async function pdf(query = YEAR): Promise<{ pages: string[][]; headers: Headers; file: Buffer }> {
    const response = await fetch(`${app.url}/api/admin/figures/report.pdf?${query}`, {
      headers: { Cookie: cookie },
    });
    expect(response.status).toBe(200);
    const file = Buffer.from(await response.arrayBuffer());
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    expect(file.subarray(-6).toString().trim()).toBe('%%EOF');
    return { pages: pdfPages(file), headers: response.headers, file };
  }

  it('states its kind and the published name of the house, and that it is no invoice', async () => {
    await app.db.models.ContentPublication.create({
      language: 'en',
      overrides: JSON.stringify({ 'villa.name': 'Casa Azul' }),
      publishedBy: 'admin',
      publishedAt: new Date(),
    });
    await insertBooking(app, {
      checkinDate: '2026-12-31',
      checkoutDate: '2027-01-03',
      ...CONFIRMED,
    });
    const { pages, headers } = await pdf();
    expect(headers.get('Content-Type')).toBe('application/pdf');
    expect(headers.get('Content-Disposition')).toBe(
      'attachment; filename="stays-2027-01-01-to-2027-12-31.pdf"',
    );
    const text = pages.flat().join(' ');
    expect(pages).toHaveLength(1);
    expect(text).toContain('Stays of 2027');
    expect(text).toContain('It is not an invoice.');
    expect(text).toContain('Casa Azul');
    expect(text).not.toContain('Villa Luz');
    expect(text).toContain('Ana Duarte');
    expect(text).toContain('2 of 3');
    expect(text).toContain('€1,000.00');
    expect(text).toContain('Page 1 of 1');
  });

  it.each([
    ['Zoë Łukasz Đorđević Şahin', 'Zoë Łukasz Đorđević Şahin'],
    ['Nguyễn Ánh Tuyết', 'Nguyễn Ánh Tuyết'],
    ['Ελένη Παπαδοπούλου', 'Ελένη Παπαδοπούλου'],
    ['Анна Ковальчук-Їжак', 'Анна Ковальчук-Їжак'],
    ['Jose\u0301 Nu\u0301n\u0303ez', 'José Núñez'],
    ['田中 さくら', 'ana@example.pt'],
    ['محمد الأحمد', 'ana@example.pt'],
    ['👨‍👩‍👧‍👦 Family', 'Family'],
    ['🌴', 'ana@example.pt'],
    ['田中 ☀️', 'ana@example.pt'],
    ['\u202Egnp.exe', 'gnp.exe'],
  ])('shows the guest %s', async (guestName, shown) => {
    const booking = await insertBooking(app, {
      checkinDate: '2027-04-12',
      checkoutDate: '2027-04-15',
      ...CONFIRMED,
    });
    await booking.update({ guestName });
    const [page = []] = (await pdf()).pages;
    expect(page).toContain(shown);
    expect(page.join(' ')).not.toContain('\uFFFD');
    expect(page.join(' ').includes('the report as CSV has every name')).toBe(
      shown === 'ana@example.pt',
    );
  });

  it('shortens a name that is longer than its column', async () => {
    const booking = await insertBooking(app, {
      checkinDate: '2027-04-12',
      checkoutDate: '2027-04-15',
      ...CONFIRMED,
    });
    await booking.update({ guestName: 'W'.repeat(120) });
    const [page = []] = (await pdf()).pages;
    expect(page.some((text) => /^W{10,20}…$/.test(text))).toBe(true);
  });

  it('has as many pages as a year of single nights needs, and adds up', async () => {
    for (let index = 0; index < 182; index += 1) {
      const checkinDate = addDays('2027-01-01', index * 2);
      await insertBooking(app, {
        checkinDate,
        checkoutDate: addDays(checkinDate, 1),
        ...CONFIRMED,
      });
    }
    const { pages } = await pdf();
    expect(pages.length).toBeGreaterThan(5);
    const text = pages.flat();
    expect(text.filter((each) => each === 'Ana Duarte')).toHaveLength(182);
    expect(text).toContain(`Page ${pages.length} of ${pages.length}`);
    expect(pages.at(-1)).toEqual(expect.arrayContaining(['Total', '182', '€273,000.00']));
  });

  it('is a page that says so if there is no stay', async () => {
    const { pages } = await pdf();
    expect(pages.flat().join(' ')).toContain('No confirmed stay has a night in this period.');
  });
});

it('writes tables, report and payments in the language of the user who requests them', async () => {
  await insertBooking(app, { checkinDate: '2027-04-12', checkoutDate: '2027-04-15', ...CONFIRMED });
  await app.send('PUT', '/api/admin/account', { cookie, body: { language: 'pt' } });
  const get = async (path: string) => (await app.send('GET', path, { cookie })).text;
  const table = (await get('/api/admin/figures/table.csv?year=2027&table=occupancy')).split('\r\n');
  expect(table[0]).toContain('Mês;Noites vendidas 2027;Noites vendidas 2026;Noites disponíveis');
  expect(table[4]).toMatch(/^abril;3;0;/);
  const ahead = await get('/api/admin/figures/table.csv?year=2027&table=lead-time');
  expect(ahead).toContain('181 ou mais');
  const report = await get(`/api/admin/figures/report.csv?${YEAR}`);
  expect(report).toContain('Referência;Hóspede;E-mail;Chegada;Partida;Noites da estadia');
  expect(report).toContain('Alojamento no período (EUR)');
  expect(report).toContain('2027-04-12');
  expect(report).toContain(';1350,00;');
  const payments = await get('/api/admin/payments/export.csv');
  expect(payments).toContain('Data;Referência;Hóspede;Chegada;Partida;Referente a;Moeda;Recebido');

  const answer = await fetch(`${app.url}/api/admin/figures/report.pdf?${YEAR}`, {
    headers: { Cookie: cookie },
  });
  const file = Buffer.from(await answer.arrayBuffer());
  const text = pdfPages(file).flat().join(' ').replaceAll(/\s+/g, ' ');
  expect(text).toContain('Estadias de 2027');
  expect(text).toContain('Não é uma fatura.');
  expect(text).toContain('1350,00 €');
  expect(text).toContain('12/04/2027');
  expect(text).not.toMatch(/Check-in|Nights|Guest/);
  // The document language, for screen readers.
  expect(file.toString('latin1')).toContain('pt-PT');
});
