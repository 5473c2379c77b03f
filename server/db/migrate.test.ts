import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NO_LEGAL_DETAILS } from '@shared/contract/legal/legal';
import { nightsOf } from '@shared/domain/bookings/stayRules';
import { addDays, eachDay } from '@shared/domain/date';
import { quoteStay } from '@shared/domain/prices/price';
import { QueryTypes } from 'sequelize';
import type { Sequelize } from 'sequelize';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '../env';
import { projectRoot } from '../projectRoot';
import { createLog } from '../log';
import { KNOWN_MIGRATIONS } from './migrate';
import { openSqlite } from './sqlite';
import { openDatabase, type Database } from './openDatabase';
import { makeOlderDatabase } from '../test/olderDatabase';
import { settingsIn } from '../test/storedSettings';
import { createTestStore } from '../test/testStore';
import { assertFresh } from '../services/access/freshSignIn';
import { recordAudit } from '../services/audit/recordAudit';
import { hasUnmailedChange } from '../services/mailedStay';
import { availability } from '../services/availability';
import { publishedOverrides } from '../services/content/pageContent';
import { loadLegal } from '../services/legal/legalDetails';
import { loadPriceRules, loadStayRules } from '../services/prices/loadStayRules';
import { activeOverrides } from '../services/prices/overrides';

const log = createLog('silent');
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'villa-migrate-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

it('says in one message that another program keeps the database locked', async () => {
  await (await openDatabase(readEnv({ DATA_DIR: dataDir }), log)).close();
  const other = await openSqlite(dataDir, log);
  await other.query('BEGIN IMMEDIATE');
  await expect(openDatabase(readEnv({ DATA_DIR: dataDir }), log)).rejects.toThrow(
    'Another program keeps the database locked',
  );
  await other.query('ROLLBACK');
  await other.close();
});

it('runs the file of each migration, in the order of their names but for two', async () => {
  const files = await readdir(path.join(projectRoot(), 'server/db/migrations'));
  expect(KNOWN_MIGRATIONS.map((name) => `${name}.ts`).toSorted()).toEqual(files.toSorted());
  const inOrder = KNOWN_MIGRATIONS.filter((name) => !/^00(17|28)/.test(name));
  expect(inOrder).toEqual(inOrder.toSorted());
  const next = (name: string) => KNOWN_MIGRATIONS[KNOWN_MIGRATIONS.indexOf(name) + 1];
  expect(next('0019-factors')).toBe('0017-privacy');
  expect(next('0029-user-names')).toBe('0028-reviews');
});

it('brings a first database up to date, and what is in it can be found', async () => {
  await makeOlderDatabase(dataDir, '0001-initial');
  const db = await openDatabase(readEnv({ DATA_DIR: dataDir }), log);
  const booking = await db.models.Booking.findOne();
  expect(booking).toMatchObject({
    reference: 'VL-7K3Q9M',
    notes: null,
    source: 'website',
    calendarSequence: 0,
    searchText: 'elodie muller elodie@example.fr vl-7k3q9m',
  });
  await booking?.update({ guestName: '\uFDFA'.repeat(120) });
  expect(booking?.searchText.length).toBeGreaterThan(120 * 18);
  expect(await db.models.ContactMessage.findOne()).toMatchObject({ readAt: null });
  await db.close();
});

it('sorts mails of an older version: decisions first, receipts counted by mailbox', async () => {
  await makeOlderDatabase(dataDir, '0003-outbox', async (sequelize) => {
    for (const [kind, recipient] of [
      ['enquiryReceipt', `'Ana@example.pt'`],
      ['enquiryAlert', 'NULL'],
      ['confirmation', `'ana@example.pt'`],
    ]) {
      await sequelize.query(`INSERT INTO outbox_mails (message_key, kind, recipient, data, next_attempt_at, give_up_at, created_at)
      VALUES ('${kind}', '${kind}', ${recipient}, '{}', '2027-03-10', '2027-03-13', '2027-03-10')`);
    }
  });
  const db = await openDatabase(readEnv({ DATA_DIR: dataDir }), log);
  const mails = await db.models.OutboxMail.findAll({ order: ['id'] });
  expect(mails.map(({ priority, mailbox }) => [priority, mailbox])).toEqual([
    [2, 'ana@example.pt'],
    [1, null],
    [0, null],
  ]);
  await db.close();
});

it('finds the fees in the amounts of an older version', async () => {
  await makeOlderDatabase(dataDir, '0009-message-key', async (sequelize) => {
    const quote = {
      total: 1500,
      currency: 'GBP',
      baseRate: 450,
      nights: 3,
      isAverageRate: false,
      hasMultipleRates: false,
      priceBreakdown: [],
      accommodationTotal: 1299.5,
      guestFee: 50.5,
      cleaningFee: 150,
    };
    await sequelize.query(`INSERT INTO bookings (reference, guest_name, guest_email, checkin_date, checkout_date,
    guest_count, currency, total_amount_cents, total_amount_eur_cents, price_breakdown, created_at, updated_at)
    VALUES ('VL-GBP234', 'Una Reis', 'una@example.pt', '2027-05-12', '2027-05-15',
    2, 'GBP', 150000, 174419, '${JSON.stringify(quote)}', '2027-03-10 12:00:00.000 +00:00', '2027-03-10 12:00:00.000 +00:00')`);
  });

  const db = await openDatabase(readEnv({ DATA_DIR: dataDir }), log);
  const bookings = await db.models.Booking.findAll({ order: ['id'] });
  // 174,419 × 20,050 / 150,000; an unreadable price has no fees.
  expect(bookings.map(({ feesCents, feesEurCents }) => [feesCents, feesEurCents])).toEqual([
    [0, 0],
    [20_050, 23_314],
  ]);
  await db.close();
});

it('keeps messages of an older version, and stores no key twice', async () => {
  await makeOlderDatabase(dataDir, '0008-search-text', async (sequelize) => {
    await sequelize.query(`INSERT INTO contact_messages (first_name, last_name, email, subject, message, created_at)
    VALUES ('Una', 'Reis', 'una@example.pt', 'general', 'Hello', '2027-03-10 12:00:00.000 +00:00')`);
  });

  const db = await openDatabase(readEnv({ DATA_DIR: dataDir }), log);
  const messages = await db.models.ContactMessage.findAll({ order: ['id'] });
  expect(messages.map(({ firstName, idempotencyKey }) => [firstName, idempotencyKey])).toEqual([
    ['Tom', null],
    ['Una', null],
  ]);
  const [tom, una] = messages;
  await tom?.update({ idempotencyKey: 'key' });
  await expect(una?.update({ idempotencyKey: 'key' })).rejects.toThrow(/unique|Validation/i);
  await db.close();
});

it('leaves every price of the next 24 months as it was before there were seasons to change', async () => {
  const OVERRIDES = [
    ['2027-06-25', '2027-07-05', 70_001, 1, 1],
    ['2027-07-01', '2027-07-02', 80_001, 1, 2],
    ['2027-12-30', '2028-01-02', 90_001, 1, 0],
    ['2027-12-31', '2028-01-01', 95_001, 1, 0],
    ['2028-02-29', '2028-02-29', 33_333, 1, 0],
    ['2028-09-01', '2028-09-30', 11_111, 0, 9],
  ] as const;
  await makeOlderDatabase(dataDir, '0009-message-key', async (sequelize) => {
    await sequelize.query(`INSERT INTO villa_settings (id, base_price_cents, high_season_price_cents,
    peak_season_price_cents, cleaning_fee_cents, extra_guest_fee_cents, min_stay_regular, min_stay_peak, updated_at)
    VALUES (1, 45050, 55075, 65099, 15000, 2500, 4, 9, '2027-03-10 12:00:00.000 +00:00')`);
    for (const [start, end, cents, isActive, priority] of OVERRIDES) {
      await sequelize.query(`INSERT INTO price_overrides (name, start_date, end_date, override_price_cents, is_active,
      priority, created_at, updated_at) VALUES ('An override', '${start}', '${end}', ${cents}, ${isActive},
      ${priority}, '2027-03-10 12:00:00.000 +00:00', '2027-03-10 12:00:00.000 +00:00')`);
    }
  });

  const db = await openDatabase(readEnv({ DATA_DIR: dataDir }), log);
  const today = '2027-03-10';
  const context = { models: db.models, now: new Date('2027-03-10T12:00:00Z'), today };
  const rules = await loadStayRules({ first: today, last: null }, context);
  const days = [
    ...availability({ startDate: today, endDate: '2028-03-09' }, rules, today),
    ...availability({ startDate: '2028-03-10', endDate: '2029-03-10' }, rules, today),
  ];
  expect(days).toHaveLength(732);
  for (const { date, basePrice, minStay, arrivalDays, departureDays } of days) {
    const month = date.slice(5, 7);
    const [winner] = OVERRIDES.map((override, index) => ({ override, index }))
      .filter(({ override: [start, end, , isActive] }) => isActive && start <= date && date <= end)
      .toSorted((a, b) => b.override[4] - a.override[4] || b.index - a.index);
    const isPeak = month === '07' || month === '08';
    const season = isPeak ? 65_099 : month === '06' || month === '09' ? 55_075 : 45_050;
    expect([date, basePrice]).toEqual([date, (winner?.override[2] ?? season) / 100]);
    expect([date, minStay]).toEqual([date, isPeak ? 9 : 4]);
    expect([arrivalDays, departureDays]).toEqual([undefined, undefined]);
  }
  await db.close();
});

it('leaves every price of a stay in the next 24 months as it was before there were discounts and taxes', async () => {
  const DEAR = ['2027-12-30', '2028-01-02', 90_001] as const;
  await makeOlderDatabase(dataDir, '0014-stay-rules', async (sequelize) => {
    await sequelize.query(`INSERT INTO villa_settings (id, base_price_cents, high_season_price_cents,
    peak_season_price_cents, cleaning_fee_cents, extra_guest_fee_cents, min_stay_regular, min_stay_peak, updated_at)
    VALUES (1, 45050, 55075, 65099, 15010, 2550, 4, 9, '2027-03-10 12:00:00.000 +00:00')`);
    await sequelize.query(`INSERT INTO price_overrides (name, start_date, end_date, override_price_cents, is_active,
    priority, created_at, updated_at) VALUES ('New Year', '${DEAR[0]}', '${DEAR[1]}', ${DEAR[2]}, 1, 0,
    '2027-03-10 12:00:00.000 +00:00', '2027-03-10 12:00:00.000 +00:00')`);
  });

  const db = await openDatabase(readEnv({ DATA_DIR: dataDir }), log);
  const today = '2027-03-10';
  const context = { models: db.models, now: new Date('2027-03-10T12:00:00Z'), today };
  const { prices, terms } = await loadPriceRules(context);
  const overrides = await activeOverrides(context);
  const nightCents = (night: string) => {
    if (DEAR[0] <= night && night <= DEAR[1]) return DEAR[2];
    const month = night.slice(5, 7);
    if (month === '07' || month === '08') return 65_099;
    return month === '06' || month === '09' ? 55_075 : 45_050;
  };
  // Computed by hand, in pounds: each amount in whole units first.
  const pounds = (cents: number) => Math.floor((cents * 86 + 5_000) / 10_000) * 100;
  for (const [nights, guestCount] of [
    [1, 2],
    [7, 6],
    [28, 9],
  ] as const) {
    for (const checkinDate of eachDay(today, '2029-03-10')) {
      const stay = { checkinDate, checkoutDate: addDays(checkinDate, nights) };
      const totalOf = (currency: 'EUR' | 'GBP') =>
        quoteStay({ ...stay, guestCount, currency, bookingDate: today }, prices, terms, overrides)
          .totalCents;
      const byHand = (inCurrency: (cents: number) => number) =>
        nightsOf(stay).reduce(
          (sum, night) => sum + inCurrency(nightCents(night)),
          inCurrency(15_010) + Math.max(0, guestCount - 6) * inCurrency(2_550),
        );
      expect([stay, totalOf('EUR')]).toEqual([stay, byHand((cents) => cents)]);
      expect([stay, totalOf('GBP')]).toEqual([stay, byHand(pounds)]);
    }
  }
  const booking = await db.models.Booking.findOne();
  expect(booking).toMatchObject({ children: 0, pets: 0, taxCents: 0, taxEurCents: 0 });
  await db.close();
});

it('leaves an older version without mail settings and set-up', async () => {
  await makeOlderDatabase(dataDir, '0009-message-key');

  const db = await openDatabase(readEnv({ DATA_DIR: dataDir }), log);
  expect(await db.models.Booking.count()).toBe(1);
  expect([await settingsIn(db, 'mail'), await settingsIn(db, 'setup')]).toEqual([null, null]);
  await db.close();
});

it('adds tables for the owner’s content to an older version, and changes nothing else', async () => {
  await makeOlderDatabase(dataDir, '0009-message-key');

  const db = await openDatabase(readEnv({ DATA_DIR: dataDir }), log);
  expect(await db.models.Booking.count()).toBe(1);
  expect(await db.models.ContentDraft.count()).toBe(0);
  await db.models.ContentPublication.create({
    language: 'en',
    overrides: '{}',
    publishedBy: 'admin',
    publishedAt: new Date('2027-03-10T12:00:00Z'),
  });
  expect(await db.models.ContentPublication.count()).toBe(1);
  await db.close();
});

it('keeps the only user of an older version as the owner, and allows further users', async () => {
  await makeOlderDatabase(dataDir, '0014-stay-rules', async (sequelize) => {
    await sequelize.query(`INSERT INTO users (username, password_hash, has_default_password, created_at)
      VALUES ('admin', 'x', false, '2027-03-10 12:00:00.000 +00:00')`);
  });
  const db = await openDatabase(readEnv({ DATA_DIR: dataDir }), log);
  const { Booking, Invitation, User } = db.models;
  expect(await User.findOne()).toMatchObject({ role: 'admin', name: null });
  expect((await Booking.findOne())?.houseNotes).toBeNull();
  const row = {
    name: 'Rosa',
    email: null,
    role: 'housekeeper' as const,
    tokenHash: 'a'.repeat(64),
    expiresAt: new Date(),
    createdAt: new Date(),
  };
  await Invitation.create(row);
  await expect(Invitation.create(row)).rejects.toThrow(/Validation|unique/i);
  await db.close();
});

it('takes the registration number from the site texts of an older version', async () => {
  await makeOlderDatabase(dataDir, '0015-price-terms', async (sequelize) => {
    for (const number of ['11111/AL', '98765/AL']) {
      await sequelize.query(
        `INSERT INTO content_publications (language, overrides, published_by, published_at)
          VALUES ('en', $overrides, 'admin', '2027-03-10 12:00:00.000 +00:00')`,
        {
          bind: {
            overrides: JSON.stringify({ 'villa.registration': number, 'hero.title': 'Our house' }),
          },
        },
      );
    }
  });
  const db = await openDatabase(readEnv({ DATA_DIR: dataDir }), log);
  const { details, cancellation } = await loadLegal({ models: db.models });
  expect(details).toEqual({ ...NO_LEGAL_DETAILS, registration: '98765/AL' });
  expect(cancellation).toEqual([
    { daysBefore: 30, refundPercent: 100 },
    { daysBefore: 14, refundPercent: 50 },
  ]);
  expect(await publishedOverrides('en', { models: db.models })).toEqual({
    'hero.title': 'Our house',
  });
  await db.close();
});

it('names the schedule parts of an older version as mails know them', async () => {
  await makeOlderDatabase(dataDir, '0028-reviews', async (sequelize) => {
    const [booking] = await sequelize.query<{ id: number }>('SELECT id FROM bookings', {
      type: QueryTypes.SELECT,
    });
    for (const [kind, day] of [
      ['part', '2027-04-03'],
      ['deposit', '2027-03-13'],
      ['part', '2027-04-01'],
      ['part', '2027-04-01'],
    ]) {
      await sequelize.query(
        `INSERT INTO schedule_items (booking_id, kind, due_date, amount_cents)
          VALUES ($id, $kind, $day, 100)`,
        { bind: { id: booking?.id, kind, day } },
      );
    }
  });
  const db = await openDatabase(readEnv({ DATA_DIR: dataDir }), log);
  const items = await db.models.ScheduleItem.findAll({ order: ['id'] });
  expect(items.map(({ partKey }) => partKey)).toEqual(['part-3', 'deposit', 'part', 'part-2']);
  expect(await settingsIn(db, 'payments')).toBeNull();
  await db.close();
});

it('assumes that guests of an older version know their stays as stored', async () => {
  await makeOlderDatabase(dataDir, '0031-payment-settings');
  const db = await openDatabase(readEnv({ DATA_DIR: dataDir }), log);
  const booking = await db.models.Booking.findOne({ rejectOnEmpty: true });
  expect(hasUnmailedChange(booking)).toBe(false);
  await booking.update({ guestCount: 3 });
  expect(hasUnmailedChange(await booking.reload())).toBe(true);
  await db.close();
});

it('treats calendars of an older version as fully read', async () => {
  await makeOlderDatabase(dataDir, '0032-told-stay', async (sequelize) => {
    await sequelize.query(`INSERT INTO calendar_feeds (name, url, clashes, is_waiting, next_read_at, created_at)
      VALUES ('Airbnb', '', '[]', false, '2027-03-10', '2027-03-10')`);
  });
  const db = await openDatabase(readEnv({ DATA_DIR: dataDir }), log);
  const feed = await db.models.ImportedCalendar.findOne({ rejectOnEmpty: true });
  expect(feed.unread).toBeNull();
  await feed.update({ unread: '{"count":1,"names":[]}' });
  expect((await feed.reload()).unread).toBe('{"count":1,"names":[]}');
  await db.close();
});

it('keeps used tokens of an older version', async () => {
  await makeOlderDatabase(dataDir, '0033-unread-entries', async (sequelize) => {
    await sequelize.query(
      "INSERT INTO spent_tokens (token_hash, expires_at) VALUES ('used', '2027-03-10')",
    );
  });
  const db = await openDatabase(readEnv({ DATA_DIR: dataDir }), log);
  const token = await db.models.SpentToken.findByPk('used', { rejectOnEmpty: true });
  expect(token.madeId).toBeNull();
  await db.close();
});

/** Every settings table of the version before 0035, filled. */
async function fillSettings(sequelize: Sequelize): Promise<void> {
  const at = "'2027-03-10 12:00:00.123 +00:00'";
  const rows: [table: string, columns: string, values: string][] = [
    ['access_policy', 'requires_second_factor', 'TRUE'],
    ['bank_details', 'holder, iban, bic', "'Maria', 'PT50000201231234567890154', NULL"],
    [
      'legal_details',
      'details, cancellation',
      `'{"broken', '[{"daysBefore":60,"refundPercent":100}]'`,
    ],
    [
      'mail_settings',
      'host, port, security, user_name, sealed_password, from_name, from_address, owner_address',
      "'smtp.example', 465, 'tls', 'post', 'v1.key.password', 'Casa', 'a@b.example', 'c@d.example'",
    ],
    ['payment_settings', 'keeps_payments, last_receipt', 'FALSE, 17'],
    [
      'retention_settings',
      'enquiry_months, stay_months, message_months, mail_days, log_months, last_run_day',
      "6, 24, 7, 10, 12, '2027-03-09'",
    ],
    ['setup_progress', 'skipped, is_put_away', `'["photos"]', TRUE`],
    [
      'stay_page_settings',
      'texts, sealed',
      `'{"showDays":3,"openDays":20,"address":"Rua 1","mapUrl":null,"phone":null,"doorCode":null,"texts":{"en":{"key":null,"directions":"Left"}}}', 'v1.key.arrival'`,
    ],
  ];
  for (const [table, columns, values] of rows) {
    await sequelize.query(
      `INSERT INTO ${table} (id, ${columns}, updated_at) VALUES (1, ${values}, ${at})`,
    );
  }
  await sequelize.query(
    `UPDATE price_plans SET seasons = '[{"name":"Odd"},{"name":"Other"}]', updated_at = ${at}`,
  );
  await sequelize.query(`UPDATE price_terms SET fees = '{"broken', updated_at = ${at}`);
}

it('keeps every setting of the version before, also what cannot be read', async () => {
  await makeOlderDatabase(dataDir, '0034-made-rows', fillSettings);
  const db = await openDatabase(readEnv({ DATA_DIR: dataDir }), log);
  const rows = await db.models.SettingsDocument.findAll({ order: ['name'] });
  expect(new Set(rows.map(({ updatedAt }) => updatedAt.toISOString()))).toEqual(
    new Set(['2027-03-10T12:00:00.123Z']),
  );
  expect(
    rows.map(({ name, value, sealed }) => [name, JSON.parse(value) as unknown, sealed]),
  ).toEqual([
    ['accessPolicy', { requiresSecondFactor: true }, null],
    [
      'arrival',
      {
        showDays: 3,
        openDays: 20,
        address: 'Rua 1',
        mapUrl: null,
        phone: null,
        doorCode: null,
        texts: { en: { key: null, directions: 'Left' } },
      },
      'v1.key.arrival',
    ],
    ['bankDetails', { holder: 'Maria', iban: 'PT50000201231234567890154', bic: null }, null],
    [
      'legal',
      { details: '{"broken', cancellation: [{ daysBefore: 60, refundPercent: 100 }] },
      null,
    ],
    [
      'mail',
      {
        host: 'smtp.example',
        port: 465,
        security: 'tls',
        userName: 'post',
        fromName: 'Casa',
        fromAddress: 'a@b.example',
        ownerAddress: 'c@d.example',
      },
      'v1.key.password',
    ],
    ['payments', { keepsPayments: false }, null],
    ['pricePlan', { seasons: [{ name: 'Odd' }, { name: 'Other' }] }, null],
    [
      'priceTerms',
      {
        discounts: [],
        fees: '{"broken',
        touristTax: { isOn: false, rates: [], minimumAge: 0, maxNights: null },
        paymentTerms: { depositPercent: null, balanceDays: null, securityDeposit: '0.00' },
      },
      null,
    ],
    ['receipts', { lastReceipt: 17 }, null],
    [
      'retention',
      { enquiryMonths: 6, stayMonths: 24, messageMonths: 7, mailDays: 10, logMonths: 12 },
      null,
    ],
    ['retentionRun', { lastRunDay: '2027-03-09' }, null],
    ['setup', { skipped: ['photos'], isPutAway: true }, null],
  ]);
  const { details, cancellation } = await loadLegal(db);
  expect(details).toEqual(NO_LEGAL_DETAILS);
  expect(cancellation).toEqual([{ daysBefore: 60, refundPercent: 100 }]);
  await db.close();
});

it('leaves settings that nobody has saved to their defaults', async () => {
  await makeOlderDatabase(dataDir, '0034-made-rows', async (sequelize) => {
    // By the job, for periods that the owner has not saved.
    await sequelize.query(`INSERT INTO retention_settings (id, enquiry_months, stay_months,
      message_months, mail_days, log_months, last_run_day) VALUES (1, 12, 36, 12, 30, 24, '2027-04-08')`);
  });
  const db = await openDatabase(readEnv({ DATA_DIR: dataDir }), log);
  const rows = await db.models.SettingsDocument.findAll({ order: ['name'] });
  expect(rows.map(({ name }) => name)).toEqual(['pricePlan', 'priceTerms', 'retentionRun']);
  expect(await settingsIn(db, 'retentionRun')).toEqual({ lastRunDay: '2027-04-08' });
  const tables = await db.sequelize.getQueryInterface().showAllTables();
  expect(tables).not.toContain('price_terms');
  await db.close();
});

it('leaves the rates of an older version to the owner', async () => {
  await makeOlderDatabase(dataDir, '0014-stay-rules');
  const db = await openDatabase(readEnv({ DATA_DIR: dataDir }), log);
  const [rates] = await db.models.ReferenceRates.findAll();
  expect(rates).toMatchObject({ isOn: false, publishedOn: null, gbpRateE4: null, problem: null });
  await db.close();
});

it('treats no session of an older version as a fresh sign-in, and requires no second factor', async () => {
  await makeOlderDatabase(dataDir, '0018-roles', async (sequelize) => {
    await sequelize.query(`INSERT INTO users (id, username, password_hash, has_default_password, created_at)
      VALUES (1, 'admin', 'x', false, '2027-03-10 12:00:00.000 +00:00')`);
    await sequelize.query(`INSERT INTO admin_sessions (session_token, user_id, data, expires_at, created_at)
      VALUES ('${'5'.repeat(64)}', 1, '{}', '2027-03-11 12:00:00.000 +00:00', '2027-03-10 12:00:00.000 +00:00')`);
  });
  const db = await openDatabase(readEnv({ DATA_DIR: dataDir }), log);
  const { models } = db;
  const now = new Date('2027-03-10T12:00:01Z');
  expect(await models.AdminSession.findOne()).toMatchObject({ freshAt: null, device: '' });
  await expect(assertFresh('5'.repeat(64), { models, now })).rejects.toMatchObject({
    code: 'fresh_sign_in_required',
  });
  expect(await settingsIn(db, 'accessPolicy')).toBeNull();

  const code = { userId: 1, codeHash: 'c'.repeat(64), createdAt: now };
  await models.RecoveryCode.create(code);
  await expect(models.RecoveryCode.create(code)).rejects.toThrow(/Validation|unique/i);
  await models.User.destroy({ where: { id: 1 } });
  expect([await models.RecoveryCode.count(), await models.AdminSession.count()]).toEqual([0, 0]);
  await db.close();
});

it('keeps personal data of an older version until the owner erases it', async () => {
  const url = 'https://calendars.example/ical/8-secret-letters.ics';
  await makeOlderDatabase(dataDir, '0019-factors', async (sequelize) => {
    await sequelize.query(`INSERT INTO calendar_feeds (name, url, clashes, is_waiting, next_read_at, created_at)
      VALUES ('Airbnb', '${url}', '[]', false, '2027-03-10', '2027-03-10')`);
  });
  const db = await openDatabase(readEnv({ DATA_DIR: dataDir }), log);
  const { models } = db;
  expect(await models.Booking.findOne()).toMatchObject({
    guestName: 'Élodie Müller',
    erasedAt: null,
    retainedName: null,
    retainedUntil: null,
  });
  expect(await models.ImportedCalendar.findOne()).toMatchObject({ url, sealedUrl: null });
  expect(await settingsIn(db, 'retention')).toBeNull();
  const erasure = { person: 'hash', bookings: 1, messages: 0, mails: 2, createdAt: new Date() };
  await models.Erasure.create(erasure);
  await expect(models.Erasure.create(erasure)).rejects.toThrow(/Validation|unique/i);
  await db.close();
});

it('starts the audit log of an older version empty and appends to it', async () => {
  await makeOlderDatabase(dataDir, '0017-privacy');
  const db = await openDatabase(readEnv({ DATA_DIR: dataDir }), log);
  const now = new Date('2027-03-10T12:00:00Z');
  expect(await db.models.AuditEntry.count()).toBe(0);
  await db.write(async (tx) =>
    recordAudit(
      'booking_changed',
      { subject: 'VL-7K3Q9M', before: { guestCount: 2 }, after: { guestCount: 3 } },
      { models: db.models, tx, now, today: '2027-03-10' },
    ),
  );
  expect(await db.models.AuditEntry.findOne()).toMatchObject({
    userId: null,
    action: 'booking_changed',
    subject: 'VL-7K3Q9M',
    changes: '{"guestCount":[2,3]}',
  });
  await db.close();
});

it('sets the language of an older version’s guests to English', async () => {
  await makeOlderDatabase(dataDir, '0021-reference-rates');
  const db = await openDatabase(readEnv({ DATA_DIR: dataDir }), log);
  expect((await db.models.Booking.findOne())?.language).toBe('en');
  expect((await db.models.ContactMessage.findOne())?.language).toBe('en');
  await db.close();
});

it('finds the calendar link of an older version by its hash, if there is one', async () => {
  const token = 'abcdefghijklmnopqrstuvwxyz-12345';
  await makeOlderDatabase(dataDir, '0022-languages', async (sequelize) => {
    await sequelize.query(`INSERT INTO calendar_links (id, token, created_at)
      VALUES (1, '${token}', '2027-03-10 12:00:00.000 +00:00')`);
  });
  const db = await openDatabase(readEnv({ DATA_DIR: dataDir }), log);
  expect(await db.models.CalendarExportLink.findAll()).toMatchObject([
    {
      token,
      tokenHash: '6e72ab18f23ef8700b1e8b781156f4bb7071dd5d15361cb8a1094f248f20593b',
      sealedToken: null,
      createdAt: new Date('2027-03-10T12:00:00Z'),
    },
  ]);
  await db.close();
});

it('adds reviews, one per booking, and the link of the house plan', async () => {
  await makeOlderDatabase(dataDir, '0022-languages');
  const db = await openDatabase(readEnv({ DATA_DIR: dataDir }), log);
  const { Booking, HouseLink, Review } = db.models;
  const booking = await Booking.findOne();
  const now = new Date('2027-04-15T12:00:00Z');
  const row = {
    bookingId: booking?.id ?? 0,
    stars: 5,
    words: 'Lovely',
    nameForm: 'first' as const,
    shownName: 'Élodie',
    language: 'fr' as const,
    status: 'new' as const,
    createdAt: now,
    updatedAt: now,
  };
  await Review.create(row);
  expect(await Review.findOne()).toMatchObject({ ...row, answer: null, publishedAt: null });
  await expect(Review.create(row)).rejects.toThrow(/Validation|unique/i);
  await Review.destroy({ where: {} });
  await expect(Review.create({ ...row, stars: 6 })).rejects.toThrow(/constraint|validation/i);
  expect(await HouseLink.count()).toBe(0);
  await db.close();
});

it('schedules no mails for guests of an older version, but does for new guests', async () => {
  await makeOlderDatabase(dataDir, '0022-languages');
  const db = await openDatabase(readEnv({ DATA_DIR: dataDir }), log);
  const known = await db.models.Booking.findOne();
  expect(known).toMatchObject({ schedulesMails: false, mailsFrom: null });
  const { id: _id, reference: _reference, schedulesMails: _flag, ...columns } = known?.get() ?? {};
  const added = await db.models.Booking.create({ ...columns, reference: 'VL-NEW001' } as never);
  expect(await added.reload()).toMatchObject({ schedulesMails: true, mailsFrom: null });
  expect(await db.models.ScheduledMail.count()).toBe(0);
  await db.close();
});

it('allows conversations for bookings and messages of an older version, and deletes them with these', async () => {
  await makeOlderDatabase(dataDir, '0022-languages');
  const db = await openDatabase(readEnv({ DATA_DIR: dataDir }), log);
  const { Booking, ContactAnswer, ContactMessage, ConversationFile, ConversationMessage } =
    db.models;
  const createdAt = new Date('2027-03-11T12:00:00Z');
  const message = await ContactMessage.findOne();
  expect(message).toMatchObject({ bookingId: null, receiptKey: null });
  const booking = await Booking.findOne();
  await message?.update({ bookingId: booking?.id ?? null });
  const contactMessageId = message?.id ?? 0;
  await ContactAnswer.create({ contactMessageId, text: 'Hi', messageKey: 'key', createdAt });
  const written = await ConversationMessage.create({
    bookingId: booking?.id ?? 0,
    author: 'guest',
    text: 'Hello',
    createdAt,
  });
  const file = { name: 'a.pdf', type: 'application/pdf', bytes: 1, file: 'random' };
  await ConversationFile.create({ messageId: written.id, ...file });
  await expect(
    ConversationMessage.create({ bookingId: 999, author: 'guest', text: 'Hello', createdAt }),
  ).rejects.toThrow(/foreign key/i);
  await booking?.destroy();
  await message?.reload();
  expect(message?.bookingId).toBeNull();
  await message?.destroy();
  expect([
    await ConversationMessage.count(),
    await ConversationFile.count(),
    await ContactAnswer.count(),
  ]).toEqual([0, 0, 0]);
  await db.close();
});

it('adds the link of the guest’s page to bookings of an older version', async () => {
  await makeOlderDatabase(dataDir, '0022-languages');
  const db = await openDatabase(readEnv({ DATA_DIR: dataDir }), log);
  const booking = await db.models.Booking.findOne();
  expect(booking).toMatchObject({ stayLinkSeed: null, stayLinkHash: null });
  await booking?.update({ stayLinkSeed: 'v1.key.seed', stayLinkHash: 'a'.repeat(64) });
  const { id: _id, ...columns } = booking!.get({ plain: true });
  const twin = { ...columns, reference: 'VL-TWIN22' };
  await expect(db.models.Booking.create(twin)).rejects.toThrow(/Validation|unique/i);
  // Any number of bookings may be without a link.
  await db.models.Booking.create({ ...twin, stayLinkSeed: null, stayLinkHash: null });
  await db.models.StayDetails.create({
    bookingId: booking!.id,
    guestNames: '[]',
    arrivalTime: '21:30',
    arrivalNote: null,
    updatedAt: new Date(),
  });
  await db.close();
});

it('adds payments, and plans none for bookings of an older version', async () => {
  await makeOlderDatabase(dataDir, '0022-languages');
  const db = await openDatabase(readEnv({ DATA_DIR: dataDir }), log);
  const { Booking, Payment, PaymentPlan, Receipt, ScheduleItem } = db.models;
  expect(await settingsIn(db, 'bankDetails')).toBeNull();
  for (const model of [Payment, PaymentPlan, Receipt, ScheduleItem] as const) {
    expect(await (model as typeof Payment).count()).toBe(0);
  }
  const booking = await Booking.findOne({ rejectOnEmpty: true });
  const receipt = {
    bookingId: booking.id,
    paymentId: 1,
    guestName: 'Élodie Müller',
    content: '{}',
    issuedOn: '2027-03-10',
    voidOn: null,
    voidReason: null,
    createdAt: new Date(),
  };
  await Receipt.create({ number: 1, ...receipt });
  // One valid receipt per payment, and unique numbers.
  await expect(Receipt.create({ number: 2, ...receipt })).rejects.toThrow(/Validation|unique/i);
  await expect(Receipt.create({ number: 1, ...receipt, paymentId: 2 })).rejects.toThrow(
    /Validation|unique/i,
  );
  await db.close();
});

it('keeps English for users of an older version', async () => {
  await makeOlderDatabase(dataDir, '0028-reviews', async (sequelize) => {
    await sequelize.query(`INSERT INTO users (username, password_hash, role, has_default_password, created_at)
      VALUES ('maria', 'x', 'admin', 0, '2027-03-10 12:00:00.000 +00:00')`);
  });
  const db = await openDatabase(readEnv({ DATA_DIR: dataDir }), log);
  const maria = await db.models.User.findOne({ where: { username: 'maria' }, rejectOnEmpty: true });
  expect(maria.language).toBe('en');
  await db.close();
});

it('adds offers to an older version, one unsettled offer per booking', async () => {
  await makeOlderDatabase(dataDir, '0022-languages');
  const db = await openDatabase(readEnv({ DATA_DIR: dataDir }), log);
  const { Booking, Offer } = db.models;
  const booking = await Booking.findOne();
  const now = new Date('2027-03-10T12:00:00Z');
  const row = {
    bookingId: booking?.id ?? 0,
    checkinDate: '2027-04-12',
    checkoutDate: '2027-04-15',
    guestCount: 2,
    currency: 'EUR' as const,
    totalCents: 140_000,
    quote: '{}',
    listQuote: '{}',
    validUntil: '2027-03-20',
    holdsNights: true,
    confirmsItself: false,
    createdAt: now,
    updatedAt: now,
  };
  await Offer.create({ ...row, status: 'withdrawn' });
  await Offer.create({ ...row, status: 'sent' });
  await expect(Offer.create({ ...row, status: 'draft' })).rejects.toThrow(/Validation|unique/i);
  await db.close();
});

/** Bookings of the version before 0036: by what their guests know. */
async function fillMailedStays(sequelize: Sequelize): Promise<void> {
  const at = "'2027-03-10 12:00:00.000 +00:00'";
  const older = { checkinDate: '2027-05-01', checkoutDate: '2027-05-04', guestCount: 2 };
  const told = { ...older, totalCents: 90_000, children: 1, pets: 0, extras: [] };
  const extra = { kind: 'extra', rate: 5, total: 5 };
  const price = {
    total: 1500,
    currency: 'EUR',
    baseRate: 450,
    nights: 3,
    isAverageRate: false,
    hasMultipleRates: false,
    priceBreakdown: [],
    accommodationTotal: 1350,
    guestFee: 0,
    cleaningFee: 150,
    lines: [
      { ...extra, name: 'Cot', per: 'stay', quantity: 2 },
      { ...extra, name: 'Towels', per: 'piece', quantity: 3 },
      { ...extra, kind: 'cleaning', quantity: 1 },
    ],
  };
  const rows: [reference: string, source: string, status: string, told: object | null][] = [
    ['VL-SAME', 'website', 'pending', null],
    ['VL-OLDER', 'website', 'confirmed', told],
    ['VL-PARTLY', 'website', 'confirmed', { ...older, totalCents: 90_000 }],
    ['VL-WAITING', 'owner', 'confirmed', told],
    ['VL-BROKEN', 'owner', 'confirmed', null],
    ['VL-UNKNOWN', 'owner', 'pending', null],
  ];
  for (const [reference, source, status, stay] of rows) {
    await sequelize.query(
      `INSERT INTO bookings (reference, guest_name, guest_email, checkin_date, checkout_date,
        guest_count, total_amount_cents, total_amount_eur_cents, price_breakdown, search_text, source,
        status, told_stay, created_at, updated_at) VALUES ($reference, 'Ana', 'ana@example.pt',
        '2027-06-01', '2027-06-04', 4, 150000, 150000, $price, 'ana', $source, $status, $stay, ${at}, ${at})`,
      {
        bind: {
          reference,
          source,
          status,
          stay: stay && JSON.stringify(stay),
          price: JSON.stringify(price),
        },
      },
    );
  }
  const mails = [
    ['VL-WAITING', 'pending', { ...older, totalCents: 80_000, quote: price }],
    ['VL-OLDER', 'failed', { ...older, totalCents: 80_000, quote: {} }],
    ['VL-BROKEN', 'pending', {}],
  ] as const;
  for (const [reference, status, booking] of mails) {
    await sequelize.query(
      `INSERT INTO outbox_mails (message_key, kind, reference, priority, data, status, next_attempt_at,
        give_up_at, created_at) VALUES ($reference, 'stayChange', $reference, 0, $data, $status, ${at}, ${at}, ${at})`,
      { bind: { reference, status, data: JSON.stringify({ kind: 'stayChange', booking }) } },
    );
  }
}

it('keeps which stay each guest was mailed last, a waiting mail included', async () => {
  await makeOlderDatabase(dataDir, '0035-settings', fillMailedStays);
  const db = await openDatabase(readEnv({ DATA_DIR: dataDir }), log);
  const rows = await db.models.Booking.findAll({ where: { guestName: 'Ana' }, order: ['id'] });
  const extras = [
    { name: 'Cot', quantity: 1 },
    { name: 'Towels', quantity: 3 },
  ];
  const current = { checkinDate: '2027-06-01', checkoutDate: '2027-06-04', guestCount: 4 };
  const older = { checkinDate: '2027-05-01', checkoutDate: '2027-05-04', guestCount: 2 };
  const party = { children: 0, pets: 0, extras };
  expect(rows.map(({ mailedStay }) => mailedStay && (JSON.parse(mailedStay) as unknown))).toEqual([
    { ...current, ...party, totalCents: 150_000 },
    { ...older, totalCents: 90_000, children: 1, pets: 0, extras: [] },
    { ...older, ...party, totalCents: 90_000 },
    { ...older, ...party, totalCents: 80_000 },
    { ...current, ...party, totalCents: 150_000 },
    null,
  ]);
  expect(rows.map(hasUnmailedChange)).toEqual([false, true, true, true, false, false]);
  await db.close();
});

async function fillGuests(sequelize: Sequelize): Promise<void> {
  await sequelize.query(`INSERT INTO bookings (reference, guest_name, guest_email, checkin_date, checkout_date,
    guest_count, children, total_amount_cents, total_amount_eur_cents, price_breakdown, search_text, status,
    created_at, updated_at) VALUES ('VL-FAMILY', 'Ana', 'ana@example.pt', '2027-06-01', '2027-06-04', 4, 2, 150000,
    150000, '{}', 'ana', 'pending', '2027-03-10 12:00:00.000 +00:00', '2027-03-10 12:00:00.000 +00:00')`);
}

it('adds infants to the bookings of an older version, who are not among the guests', async () => {
  await makeOlderDatabase(dataDir, '0037-events-without-booking', fillGuests);
  const db = await openDatabase(readEnv({ DATA_DIR: dataDir }), log);
  const family = await db.models.Booking.findOne({
    where: { reference: 'VL-FAMILY' },
    rejectOnEmpty: true,
  });
  expect(family).toMatchObject({ guestCount: 4, children: 2, infants: 0 });
  await expect(family.update({ infants: -1 })).rejects.toThrow(/Validation|constraint/i);
  await db.close();
});

it('takes the payments of an older version for received, and adds the register of a stay', async () => {
  await makeOlderDatabase(dataDir, '0038-infants', fillPayments);
  const db = await openDatabase(readEnv({ DATA_DIR: dataDir }), log);
  const { Booking, Payment, RegisterGuest } = db.models;
  expect(await Payment.findAll()).toMatchObject([
    { direction: 'in', amountCents: 50_000, isOff: false },
    { direction: 'out', amountCents: 10_000, isOff: false },
  ]);
  const { id: bookingId } = await Booking.findOne({ rejectOnEmpty: true });
  const guest = { bookingId, place: 1, sealed: 'sealed', updatedAt: new Date() };
  await RegisterGuest.create(guest);
  await expect(RegisterGuest.create(guest)).rejects.toThrow(/Validation|unique/i);
  await Booking.destroy({ where: { id: bookingId } });
  expect(await RegisterGuest.count()).toBe(0);
  await db.close();
});

async function fillPayments(sequelize: Sequelize): Promise<void> {
  const day = '2027-03-10 12:00:00.000 +00:00';
  for (const [direction, cents] of [
    ['in', 50_000],
    ['out', 10_000],
  ] as const) {
    await sequelize.query(`INSERT INTO payments (booking_id, direction, purpose, paid_on, amount_cents,
      base_currency, base_amount_cents, way, created_at, updated_at) VALUES (1, '${direction}', 'stay',
      '2027-03-10', ${cents}, 'EUR', ${cents}, 'transfer', '${day}', '${day}')`);
  }
}

const isPostgres = Boolean(process.env['TEST_DATABASE_URL']);
describe.skipIf(!isPostgres)('on PostgreSQL (run by npm run test:postgres)', () => {
  /** Data of a villa before offers, payments and conversations existed. */
  const fill = async (sequelize: Sequelize) => {
    const day = '2027-03-10 12:00:00.000 +00:00';
    for (const [index, status] of ['confirmed', 'pending', 'enquiry', 'cancelled'].entries()) {
      await sequelize.query(`INSERT INTO bookings (reference, guest_name, guest_email, checkin_date,
        checkout_date, guest_count, total_amount_cents, total_amount_eur_cents, price_breakdown,
        search_text, status, created_at, updated_at) VALUES ('VL-OLD00${index}', 'Ana Duarte',
        'ana@example.pt', '2027-05-1${index}', '2027-05-2${index}', 2, 150000, 150000, '{}', 'ana',
        '${status}', '${day}', '${day}')`);
    }
    await sequelize.query(`INSERT INTO calendar_links (id, token, created_at)
      VALUES (1, 'abcdefghijklmnopqrstuvwxyz-12345', '${day}')`);
  };
  const rowsOf = async ({ sequelize }: Database) =>
    Object.fromEntries(
      await Promise.all(
        Object.values(sequelize.models).map(async (model) => {
          const rows = await model.findAll({ order: [[model.primaryKeyAttribute, 'ASC']] });
          return [model.name, rows.map((row) => row.get({ plain: true }) as unknown)] as const;
        }),
      ),
    );

  it.each([
    ['0022-languages', fill, 5],
    ['0034-made-rows', fillSettings, 1],
    ['0035-settings', fillMailedStays, 7],
    ['0037-events-without-booking', fillGuests, 2],
    ['0038-infants', fillPayments, 1],
  ] as const)('brings %s to the same rows as SQLite', async (version, fillRows, bookings) => {
    const store = await createTestStore();
    await makeOlderDatabase(dataDir, version, fillRows);
    await makeOlderDatabase(dataDir, version, fillRows, store.env.DATABASE_URL);
    const sqlite = await openDatabase(readEnv({ DATA_DIR: dataDir }), log);
    const postgres = await openDatabase(readEnv({ DATA_DIR: dataDir, ...store.env }), log);
    const rows = await rowsOf(postgres);
    expect(rows['Booking']).toHaveLength(bookings);
    expect(rows).toEqual(await rowsOf(sqlite));
    await sqlite.close();
    await postgres.close();
    await store.remove();
  });
});
