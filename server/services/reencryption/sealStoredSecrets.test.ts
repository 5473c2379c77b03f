import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CalendarSync } from '@shared/contract/calendars/importedCalendar';
import type { ErrorBody } from '@shared/contract/error';
import { afterEach, describe, expect, it } from 'vitest';
import { QueryTypes, type Model, type ModelStatic } from 'sequelize';
import { cleanFile } from '../../db/cleanFile';
import { openDatabase } from '../../db/openDatabase';
import { readEnv } from '../../env';
import { createLog } from '../../log';
import { calendarOf, startCalendarPeer } from '../../test/calendarPeer';
import { makeOlderDatabase } from '../../test/olderDatabase';
import { startTestApp, TEST_NOW, type TestApp } from '../../test/testApp';
import { hashOfToken } from '../access/linkToken';
import { addressOfFeed } from '../calendars/importedCalendars';
import { importDueCalendars } from '../calendars/importDueCalendars';
import { sealStoredSecrets } from './sealStoredSecrets';
import { insertBooking } from '../../test/factories';
import { SEALED_COLUMNS, type SealedKind } from './sealedColumns';
import { createSecrets } from '../secrets/secrets';
import { putSettings } from '../../test/storedSettings';

const URL_IN_THE_OPEN = 'https://calendars.example/ical/8-secret-letters.ics';
const TOKEN = 'abcdefghijklmnopqrstuvwxyz-12345';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** A server on rows of an older version, and its next start. */
async function startOnOlderRows(url = URL_IN_THE_OPEN) {
  const app = await startTestApp({ env: { CALENDAR_PRIVATE_NETWORKS: '1' } });
  ends.push(app.close);
  await app.db.write(async (transaction) => {
    await app.db.models.ImportedCalendar.create(
      {
        name: 'Airbnb',
        url,
        sealedUrl: null,
        clashes: '[]',
        problem: null,
        isWaiting: false,
        readAt: null,
        nextReadAt: TEST_NOW,
        createdAt: TEST_NOW,
      },
      { transaction },
    );
    await app.db.models.CalendarExportLink.create(
      {
        id: 1,
        token: TOKEN,
        tokenHash: hashOfToken(TOKEN),
        sealedToken: null,
        createdAt: TEST_NOW,
      },
      { transaction },
    );
  });
  return app;
}

const sync = async (app: TestApp) =>
  (
    await app.send<CalendarSync>('GET', '/api/admin/calendar-sync', {
      cookie: await app.signIn(),
    })
  ).json;
/** Encrypts with a key that the running server does not have, as if it were lost. */
async function sealUnderLostKey(app: TestApp) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'villa-lost-key-'));
  await sealStoredSecrets({
    ...app.deps,
    secrets: createSecrets({ secretsKeys: null, dataDir }, app.deps.log),
  });
  await rm(dataDir, { recursive: true });
}

/** Everything in the data folder, as text. */
async function filesOf(dataDir: string): Promise<string> {
  const names = (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  const texts = names.map((entry) => readFile(path.join(entry.parentPath, entry.name), 'latin1'));
  return (await Promise.all(texts)).join('\n');
}

describe('addresses that an older version stored unencrypted', () => {
  it('are encrypted by the next start, work as before, and are encrypted once', async () => {
    const app = await startOnOlderRows();
    await sealStoredSecrets(app.deps);
    const rows = await app.dump();
    expect(rows).not.toContain('8-secret-letters');
    expect(rows).not.toContain(TOKEN);
    expect(rows).not.toContain('"url":"encrypted"');
    expect(await sync(app)).toMatchObject({
      linkUrl: expect.stringContaining(`/calendar/${TOKEN}.ics`),
      isLinkUnreadable: false,
      feeds: [{ url: URL_IN_THE_OPEN, problem: null }],
    });
    expect((await app.send('GET', `/calendar/${TOKEN}.ics`)).status).toBe(200);

    const calendars = async () =>
      JSON.stringify([
        await app.db.models.ImportedCalendar.findAll(),
        await app.db.models.CalendarExportLink.findAll(),
      ]);
    const before = await calendars();
    await sealStoredSecrets(app.deps);
    expect(await calendars()).toBe(before);
  });

  it('are encrypted once by two servers that start together', async () => {
    const app = await startOnOlderRows();
    await Promise.all([sealStoredSecrets(app.deps), sealStoredSecrets(app.deps)]);
    expect(await sync(app)).toMatchObject({ feeds: [{ url: URL_IN_THE_OPEN }] });
    expect(await app.dump()).not.toContain('8-secret-letters');
  });

  it('are encrypted under a newer key by the start that has it', async () => {
    const app = await startOnOlderRows();
    await sealStoredSecrets(app.deps);
    const { env, log } = app.deps;
    const both = createSecrets({ ...env, secretsKeys: ['n'.repeat(32)] }, log);
    await sealStoredSecrets({ ...app.deps, secrets: both });
    // The running server has only the file's key.
    expect(await sync(app)).toMatchObject({
      isLinkUnreadable: true,
      feeds: [{ problem: 'address_unreadable' }],
    });
    await sealStoredSecrets({ ...app.deps, secrets: both });
    const feed = await app.db.models.ImportedCalendar.findOne();
    expect(feed && (await addressOfFeed(feed, both))).toBe(URL_IN_THE_OPEN);
  });

  it('are deleted by the next start if one was interrupted', async () => {
    const app = await startOnOlderRows();
    await sealStoredSecrets(app.deps);
    // The state between encryption and cleaning.
    await app.db.write(async (transaction) => {
      await app.db.models.ImportedCalendar.update({ url: 'encrypted' }, { where: {}, transaction });
      await app.db.models.CalendarExportLink.update(
        { token: 'encrypted' },
        { where: {}, transaction },
      );
    });
    expect(await sync(app)).toMatchObject({ feeds: [{ url: URL_IN_THE_OPEN }] });
    await sealStoredSecrets(app.deps);
    expect(await app.db.models.ImportedCalendar.findOne()).toMatchObject({ url: '' });
    expect(await app.db.models.CalendarExportLink.findOne()).toMatchObject({ token: null });
  });

  it('are kept if the key can be neither read nor created, and encrypted by the next start', async () => {
    const app = await startOnOlderRows();
    const secrets = app.deps.secrets;
    const nowhere = { ...app.deps.env, dataDir: path.join(app.dataDir, 'nowhere') };
    await sealStoredSecrets({ ...app.deps, secrets: createSecrets(nowhere, app.deps.log) });
    expect(await sync(app)).toMatchObject({ feeds: [{ url: URL_IN_THE_OPEN }] });
    expect((await app.send('GET', `/calendar/${TOKEN}.ics`)).status).toBe(200);
    await sealStoredSecrets({ ...app.deps, secrets });
    expect(await app.dump()).not.toContain('8-secret-letters');
  });

  it('are in no byte of the database’s file and log afterwards', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'villa-seal-'));
    ends.push(() => rm(dataDir, { recursive: true, force: true }));
    await makeOlderDatabase(dataDir, '0022-languages', async (sequelize) => {
      // Like older versions: a deleted row stays in its page.
      await sequelize.query('PRAGMA secure_delete = OFF');
      for (const [id, name] of [
        [1, 'Airbnb'],
        [2, 'Gone'],
      ]) {
        await sequelize.query(`INSERT INTO calendar_feeds (id, name, url, clashes, is_waiting, next_read_at, created_at)
          VALUES (${id}, '${name}', '${URL_IN_THE_OPEN}', '[]', 0, '2027-03-10', '2027-03-10')`);
      }
      await sequelize.query('DELETE FROM calendar_feeds WHERE id = 2');
      await sequelize.query(
        `INSERT INTO calendar_links (id, token, created_at) VALUES (1, '${TOKEN}', '2027-03-10')`,
      );
    });
    const log = createLog('silent');
    const env = readEnv({ DATA_DIR: dataDir });
    expect(await filesOf(dataDir)).toContain('8-secret-letters');

    const db = await openDatabase(env, log);
    ends.push(() => db.close());
    await sealStoredSecrets({ db, env, log, secrets: createSecrets(env, log) });
    // While the server runs, before it checkpoints its log.
    const files = await filesOf(dataDir);
    expect(files).not.toContain('8-secret-letters');
    expect(files).not.toContain(TOKEN);
    expect(await db.models.CalendarExportLink.findOne()).toMatchObject({
      tokenHash: hashOfToken(TOKEN),
    });
    expect(await cleanFile(path.join(dataDir, 'villa.sqlite'))).toBe(true);
  });
});

describe('a secret stored under an older key', () => {
  it('is only in columns that `SEALED_COLUMNS` lists', async () => {
    const app = await startTestApp();
    ends.push(app.close);
    const models: ModelStatic<Model>[] = Object.values(app.db.sequelize.models);
    const columns = models.flatMap((model) =>
      Object.values(model.getAttributes())
        .map(({ field }) => `${model.tableName}.${field}`)
        .filter((name) => /\.(sealed.*|.*retained_name)$/.test(name)),
    );
    const known = SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`);
    expect([...new Set(known)].toSorted()).toEqual(columns.toSorted());
  });

  it('is encrypted under the newest by the start that has it, in every place', async () => {
    const app = await startTestApp();
    ends.push(app.close);
    const { env, log, secrets } = app.deps;
    await app.signIn();
    const booking = await insertBooking(app, {
      checkinDate: '2027-04-12',
      checkoutDate: '2027-04-15',
    });
    const places = new Map<string, string>();
    for (const { kind, table, column, where = 'TRUE', boundTo, place } of SEALED_COLUMNS) {
      const row = await rowFor(kind, booking.id, app);
      const bound = Object.fromEntries(boundTo.map((name) => [name, row[name]]));
      places.set(kind, place(bound));
      const sealed = await secrets.seal(place(bound), `secret of ${kind}`);
      await app.db.write((transaction) =>
        app.db.sequelize.query(`UPDATE ${table} SET ${column} = $sealed WHERE ${where}`, {
          bind: { sealed },
          transaction,
        }),
      );
    }
    const newer = { ...env, secretsKeys: ['n'.repeat(32)] };
    await sealStoredSecrets({ ...app.deps, secrets: createSecrets(newer, log) });

    // On a folder without the file's key.
    const alone = createSecrets({ ...newer, dataDir: path.join(app.dataDir, 'nowhere') }, log);
    for (const { kind, table, column, where = 'TRUE' } of SEALED_COLUMNS) {
      const [row] = await app.db.sequelize.query<{ sealed: string }>(
        `SELECT ${column} AS sealed FROM ${table} WHERE ${where}`,
        { type: QueryTypes.SELECT },
      );
      const opened = await alone.open(places.get(kind) ?? '', row?.sealed ?? '');
      expect([kind, opened]).toEqual([kind, `secret of ${kind}`]);
    }
  });

  const MAIL_ACCOUNT = {
    host: 'smtp.example',
    port: 587,
    security: 'starttls',
    userName: 'post',
  };

  /** A row of the table by column names. */
  async function rowFor(
    kind: SealedKind,
    bookingId: number,
    { db: { models, write } }: TestApp,
  ): Promise<Record<string, unknown>> {
    const link = { id: 1, tokenHash: 'a'.repeat(64), createdAt: TEST_NOW };
    return write(async (transaction) => {
      switch (kind) {
        case 'mailPassword':
          await putSettings({ models }, 'mail', MAIL_ACCOUNT, 'x');
          return { value: JSON.stringify(MAIL_ACCOUNT) };
        case 'feedAddress':
          await models.ImportedCalendar.create(
            {
              name: 'Airbnb',
              sealedUrl: 'x',
              clashes: '[]',
              problem: null,
              isWaiting: false,
              readAt: null,
              nextReadAt: TEST_NOW,
              createdAt: TEST_NOW,
            },
            { transaction },
          );
          return {};
        case 'calendarLink':
          await models.CalendarExportLink.create({ ...link, sealedToken: 'x' }, { transaction });
          return {};
        case 'houseLink':
          await models.HouseLink.create({ ...link, sealedToken: 'x' }, { transaction });
          return {};
        case 'arrivalSecrets':
          await putSettings({ models }, 'arrival', {}, 'x');
          return {};
        case 'authenticator': {
          const user = await models.User.findOne({ transaction, rejectOnEmpty: true });
          await models.TotpFactor.create(
            { userId: user.id, sealedSecret: 'x', createdAt: TEST_NOW },
            { transaction },
          );
          return { user_id: user.id };
        }
        case 'stayName': {
          const booking = await models.Booking.findByPk(bookingId, {
            transaction,
            rejectOnEmpty: true,
          });
          return { reference: booking.reference };
        }
        case 'receiptName':
          await models.Receipt.create(
            {
              number: 17,
              bookingId,
              paymentId: 1,
              guestName: 'Erased guest',
              content: '{}',
              issuedOn: '2027-03-10',
              voidOn: null,
              voidReason: null,
              createdAt: TEST_NOW,
            },
            { transaction },
          );
          return { number: 17 };
        case 'registerKey':
          await putSettings({ models }, 'register', {}, 'x');
          return {};
        case 'registerGuest': {
          const guest = { bookingId, place: 2, sealed: 'x', updatedAt: TEST_NOW };
          await models.RegisterGuest.create(guest, { transaction });
          return { booking_id: bookingId, place: 2 };
        }
        case 'registerReport':
          await models.RegisterReport.create(
            {
              bookingId,
              way: 'file',
              outcome: 'made',
              fileNumber: 1,
              checkinDate: '2027-04-12',
              checkoutDate: '2027-04-15',
              version: 'a'.repeat(64),
              sha256: 'b'.repeat(64),
              sealed: 'x',
              createdAt: TEST_NOW,
            },
            { transaction },
          );
          return { booking_id: bookingId };
      }
    });
  }
});

describe('a key that is lost', () => {
  it('leaves the link working, reports that it cannot be shown, and allows another link', async () => {
    const app = await startOnOlderRows();
    await sealUnderLostKey(app);
    expect(await sync(app)).toMatchObject({ linkUrl: null, isLinkUnreadable: true });
    expect((await app.send('GET', `/calendar/${TOKEN}.ics`)).status).toBe(200);

    await app.send('POST', '/api/admin/calendar-link', { cookie: await app.signIn() });
    expect(await sync(app)).toMatchObject({
      linkUrl: expect.stringContaining('/calendar/'),
      isLinkUnreadable: false,
    });
    expect((await app.send('GET', `/calendar/${TOKEN}.ics`)).status).toBe(404);
  });

  it('is reported with each calendar, which is read again once its address is entered', async () => {
    const peer = await startCalendarPeer();
    ends.push(peer.close);
    peer.answer(calendarOf({ start: '2027-04-12', end: '2027-04-14' }));
    const app = await startOnOlderRows(peer.url);
    await sealUnderLostKey(app);
    const read = () => importDueCalendars(app.deps, new AbortController().signal);
    await read();
    expect(peer.asked()).toBe(0);
    const { feeds } = await sync(app);
    expect(feeds).toMatchObject([{ url: '', problem: 'address_unreadable', nights: 0 }]);

    const cookie = await app.signIn();
    const saved = await app.send<ErrorBody>('PUT', `/api/admin/calendar-feeds/${feeds[0]?.id}`, {
      cookie,
      body: { name: 'Airbnb', url: peer.url },
    });
    expect(saved.status).toBe(200);
    await read();
    expect((await sync(app)).feeds).toMatchObject([{ url: peer.url, problem: null, nights: 2 }]);
  });
});
