import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BookingJson, EnquiryReceipt } from '@shared/contract/bookings/booking';
import type { MailPreview, MailState } from '@shared/contract/mail/mail';
import type { MailTrial } from '@shared/contract/mail/mailSettings';
import type { OfferJson } from '@shared/contract/offers/offer';
import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/openDatabase';
import { buildEnquiry, buildMessage, insertBooking } from '../../test/factories';
import { startSmtpPeer, type SmtpPeer } from '../../test/smtpPeer';
import { statementsOf } from '../../test/statements';
import { startTestApp, TEST_NOW, type TestApp } from '../../test/testApp';
import { hasUnmailedChange, lastMailedStay } from '../mailedStay';
import { createEventHub } from '../eventHub';
import { createMailer } from './mailer';
import { LEASE_MS, sendDueMails } from './mailWorker';
import { pauseAfter } from './retrySchedule';

const MINUTE_MS = 60_000;
const OWNER = 'owner@villa.example';
const MAY_STAY = { checkinDate: '2027-05-03', checkoutDate: '2027-05-06' };
const opened: { close: () => Promise<void> }[] = [];

/** The application with a real mail server. */
async function start(
  peer?: SmtpPeer,
  env: Record<string, string> = {},
): Promise<{ app: TestApp; peer: SmtpPeer }> {
  const mailServer = peer ?? (await startSmtpPeer());
  const app = await startTestApp({
    env: {
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'Villa Luz <post@villa.example>',
      OWNER_EMAIL: OWNER,
      PUBLIC_URL: 'https://villa.example',
      ...env,
    },
  });
  opened.push(app, mailServer);
  return { app, peer: mailServer };
}

const enquire = (app: TestApp) =>
  app.send('POST', '/api/booking-enquiry', { body: buildEnquiry() });
const laterBy = (ms: number) => new Date(TEST_NOW.getTime() + ms);
const recipients = (peer: SmtpPeer) => peer.arrived.flatMap(({ envelope }) => envelope.to);
const stateOf = async (app: TestApp) =>
  (await app.send<MailState>('GET', '/api/admin/mail', { cookie: await app.signIn() })).json;
const isTried = async (app: TestApp) =>
  (await app.db.models.OutboxMail.count({ where: { status: 'pending' } })) > 0;

describe('mail that is enqueued', () => {
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close();
  });

  it('goes to the guest and the owner for an enquiry, each once', async () => {
    const { app, peer } = await start();
    expect((await enquire(app)).status).toBe(201);
    expect(peer.arrived).toEqual([]);
    await sendDueMails(app.deps);
    await sendDueMails(app.deps);
    expect(recipients(peer).toSorted()).toEqual(['ana@example.pt', OWNER]);
    expect((await stateOf(app)).problems).toEqual([]);
  });

  // PostgreSQL is also asked for its version.
  it.skipIf(process.env['TEST_DATABASE_URL'])(
    'needs few statements to send both mails of an enquiry',
    async () => {
      const { app, peer } = await start();
      await enquire(app);
      await sendDueMails(app.deps);
      await enquire(app);
      const statements = await statementsOf(() => sendDueMails(app.deps), app.db);
      expect(peer.arrived).toHaveLength(4);
      const counted = statements.filter((sql) => !/^(BEGIN|COMMIT)/.test(sql));
      expect(counted.slice(8)).toEqual([]);
    },
  );

  it('is written once for an enquiry that is sent twice', async () => {
    const { app, peer } = await start();
    const headers = { 'Idempotency-Key': 'the-same-key-twice' };
    await app.send('POST', '/api/booking-enquiry', { body: buildEnquiry(), headers });
    await app.send('POST', '/api/booking-enquiry', { body: buildEnquiry(), headers });
    await sendDueMails(app.deps);
    expect(peer.arrived).toHaveLength(2);
  });

  it('is not written for an enquiry that is refused', async () => {
    const { app } = await start();
    await app.send('POST', '/api/booking-enquiry', { body: buildEnquiry({ totalAmount: '1.00' }) });
    expect(await app.db.models.OutboxMail.count()).toBe(0);
  });

  it('is sent for each decision of the owner, and not for a repeated one', async () => {
    const { app, peer } = await start();
    const cookie = await app.signIn();
    const stays = [
      await insertBooking(app, MAY_STAY),
      await insertBooking(app, { checkinDate: '2027-05-10', checkoutDate: '2027-05-13' }),
    ];
    const decide = (index: number, status: string, message?: string) =>
      app.send('PATCH', `/api/bookings/${stays[index]?.id}/status`, {
        cookie,
        body: { status, ...(message ? { message } : {}) },
      });
    await decide(0, 'confirmed', 'The key is under the pot.');
    await decide(0, 'confirmed');
    // Cancelled before it is sent, a confirmation would be wrong.
    await sendDueMails(app.deps);
    await decide(0, 'cancelled');
    await decide(1, 'cancelled');
    await sendDueMails(app.deps);
    expect(peer.arrived.map(({ mail }) => String(mail.subject)).toSorted()).toEqual([
      `Your enquiry ${stays[1]?.reference}`,
      `Your stay is cancelled: ${stays[0]?.reference}`,
      `Your stay is confirmed: ${stays[0]?.reference}`,
    ]);
    const confirmation = peer.arrived.find(({ mail }) => mail.subject?.includes('confirmed'));
    expect(confirmation?.mail.text).toContain('The key is under the pot.');
    expect(confirmation?.mail.attachments).toMatchObject([{ mimeType: 'text/calendar' }]);
  });

  it('is sent at once when a clock that was far ahead is corrected', async () => {
    const { app, peer } = await start();
    app.setNow(laterBy(365 * 24 * 60 * MINUTE_MS));
    await app.send('POST', '/api/contact', { body: buildMessage() });
    app.setNow(TEST_NOW);
    await app.deps.repairClock();
    await sendDueMails(app.deps);
    await sendDueMails(app.deps);
    expect(recipients(peer).toSorted()).toEqual([OWNER, 'tom@example.co.uk']);
  });

  it('is retried after a 4xx response and arrives once', async () => {
    const { app, peer } = await start();
    peer.behave({ onRecipient: () => ({ code: 451, text: 'Greylisted, come again' }) });
    await enquire(app);
    await sendDueMails(app.deps);
    expect(peer.arrived).toEqual([]);
    const { problems } = await stateOf(app);
    expect(problems).toMatchObject([
      { attempts: 1, isTrying: true, nextAttemptAt: laterBy(MINUTE_MS).toISOString() },
      { attempts: 1, isTrying: true },
    ]);
    expect(problems[0]?.reason).toContain('Greylisted, come again');

    peer.behave({});
    await sendDueMails(app.deps);
    expect(peer.arrived).toEqual([]);
    app.setNow(laterBy(MINUTE_MS));
    await sendDueMails(app.deps);
    expect(recipients(peer).toSorted()).toEqual(['ana@example.pt', OWNER]);
    expect((await stateOf(app)).problems).toEqual([]);
  });

  it('does not acknowledge an enquiry after the mail about its decision', async () => {
    const { app, peer } = await start();
    const cookie = await app.signIn();
    await enquire(app);
    peer.behave({ onRecipient: () => ({ code: 451, text: 'Come again' }) });
    await sendDueMails(app.deps);
    peer.behave({});
    const [booking] = await app.db.models.Booking.findAll();
    const body = { status: 'confirmed' };
    await app.send('PATCH', `/api/bookings/${booking?.id}/status`, { cookie, body });
    await sendDueMails(app.deps);
    app.setNow(laterBy(2 * MINUTE_MS));
    await sendDueMails(app.deps);
    const subjects = peer.arrived.map(({ mail }) => (mail.subject ?? '').replace(/:? VL-.*/, ''));
    expect(subjects.toSorted()).toEqual(['New enquiry', 'Your stay is confirmed']);
  });

  it('is reported when the address is permanently rejected, and arrives once when sent again', async () => {
    const { app, peer } = await start();
    peer.behave({
      onRecipient: (address) => (address === OWNER ? null : { code: 550, text: 'No such user' }),
    });
    expect((await enquire(app)).status).toBe(201);
    await sendDueMails(app.deps);
    const { problems } = await stateOf(app);
    expect(problems).toMatchObject([
      { recipient: 'ana@example.pt', kind: 'enquiryReceipt', isTrying: false, nextAttemptAt: null },
    ]);
    expect(problems[0]?.reason).toMatch(/refused the address: 550.*No such user/);
    const inPortuguese = await app.send<MailState>('GET', '/api/admin/mail', {
      cookie: await app.signIn(),
      headers: { 'Accept-Language': 'pt' },
    });
    expect(inPortuguese.json.problems[0]?.reason).toMatch(
      /^O servidor de e-mail recusou o endereço: 550.*No such user/,
    );
    app.setNow(laterBy(24 * 60 * MINUTE_MS - 1));
    await sendDueMails(app.deps);
    expect(peer.arrived).toHaveLength(1);

    peer.behave({});
    const cookie = await app.signIn();
    await app.send('POST', `/api/admin/mail/${problems[0]?.id}/retry`, { cookie });
    await sendDueMails(app.deps);
    expect(recipients(peer)).toEqual([OWNER, 'ana@example.pt']);
    await app.send('POST', `/api/admin/mail/${problems[0]?.id}/retry`, { cookie });
    await sendDueMails(app.deps);
    expect(peer.arrived).toHaveLength(2);
  });

  it('is sent again under the same Message-ID when the connection is lost after DATA', async () => {
    const { app, peer } = await start();
    const seen: string[] = [];
    peer.behave({
      onMail: ({ messageId }) => {
        seen.push(messageId);
        return 'drop';
      },
    });
    await enquire(app);
    await sendDueMails(app.deps);
    expect(peer.arrived).toEqual([]);
    peer.behave({});
    app.setNow(laterBy(MINUTE_MS));
    await sendDueMails(app.deps);
    expect(peer.arrived).toHaveLength(2);
    expect(peer.arrived.map(({ messageId }) => messageId).toSorted()).toEqual(seen.toSorted());
    expect(seen[0]).toMatch(/^<[\w-]{36}@villa\.example>$/);
  });

  it('is retried while the mail server is down, with pauses that double up to six hours', async () => {
    const probe = await startSmtpPeer();
    await probe.close();
    const { app } = await start({ ...probe, close: async () => undefined });
    expect((await enquire(app)).status).toBe(201);
    let now = TEST_NOW;
    for (let attempts = 1; attempts <= 12; attempts += 1) {
      await sendDueMails(app.deps);
      const [first] = (await stateOf(app)).problems;
      expect(first).toMatchObject({ attempts, isTrying: true });
      expect(first?.reason).toMatch(/^The mail server could not be reached: /);
      now = new Date(now.getTime() + pauseAfter(attempts));
      expect(first?.nextAttemptAt).toBe(now.toISOString());
      app.setNow(now);
    }
    const peer = await startSmtpPeer(probe.port);
    opened.push(peer);
    await sendDueMails(app.deps);
    expect(recipients(peer).toSorted()).toEqual(['ana@example.pt', OWNER]);
  });

  it('is given up after three days', async () => {
    const { app, peer } = await start();
    peer.behave({ onConnect: () => ({ code: 421, text: 'Too busy' }) });
    await enquire(app);
    for (let attempts = 1; await isTried(app); attempts += 1) {
      await sendDueMails(app.deps);
      app.setNow(new Date(app.deps.now().getTime() + pauseAfter(attempts)));
    }
    expect(app.deps.now().getTime() - TEST_NOW.getTime()).toBeGreaterThan(66 * 60 * MINUTE_MS);
    peer.behave({});
    await sendDueMails(app.deps);
    expect(peer.arrived).toEqual([]);
  });

  it('is not tried again once the owner dismissed it', async () => {
    const { app, peer } = await start();
    peer.behave({ onConnect: () => ({ code: 421, text: 'Too busy' }) });
    await enquire(app);
    await sendDueMails(app.deps);
    const cookie = await app.signIn();
    for (const { id } of (await stateOf(app)).problems) {
      await app.send('POST', `/api/admin/mail/${id}/dismiss`, { cookie });
      // In another window, which still shows it.
      await app.send('POST', `/api/admin/mail/${id}/retry`, { cookie });
    }
    peer.behave({});
    app.setNow(laterBy(MINUTE_MS));
    await sendDueMails(app.deps);
    expect(peer.arrived).toEqual([]);
    expect((await stateOf(app)).problems).toEqual([]);
    expect((await app.send('POST', '/api/admin/mail/4711/retry', { cookie })).status).toBe(404);
  });

  it('goes out once from two servers on one database', async () => {
    const { app, peer } = await start();
    for (let count = 0; count < 6; count += 1) {
      await app.send('POST', '/api/contact', { body: buildMessage() });
    }
    const db = await openDatabase(app.deps.env, app.deps.log);
    const eventHub = createEventHub(app.deps);
    await Promise.all([sendDueMails(app.deps), sendDueMails({ ...app.deps, db, eventHub })]);
    await db.close();
    expect(peer.arrived).toHaveLength(12);
    expect(new Set(peer.arrived.map(({ messageId }) => messageId)).size).toBe(12);
  });

  it('is taken over from a server that crashed while sending it, and not before the lease ends', async () => {
    const { app, peer } = await start();
    await enquire(app);
    const { OutboxMail } = app.db.models;
    await app.db.write(() =>
      OutboxMail.update(
        { leaseToken: 'of-the-dead', nextAttemptAt: laterBy(LEASE_MS) },
        { where: {} },
      ),
    );
    app.setNow(laterBy(LEASE_MS - 1));
    await sendDueMails(app.deps);
    expect(peer.arrived).toEqual([]);
    app.setNow(laterBy(LEASE_MS));
    await sendDueMails(app.deps);
    expect(peer.arrived).toHaveLength(2);
  });

  it('is released without an attempt when the server stops meanwhile', async () => {
    const { app, peer } = await start();
    await enquire(app);
    peer.behave({
      onMail: () => {
        app.deps.mail.stop();
        return new Promise(() => undefined);
      },
    });
    await sendDueMails(app.deps);
    expect((await stateOf(app)).problems).toEqual([]);
    peer.behave({});
    await sendDueMails({ ...app.deps, mail: createMailer(app.deps) });
    expect(peer.arrived).toHaveLength(2);
  });

  it('is written to a file without a mail server, and the dashboard says so', async () => {
    const app = await startTestApp();
    opened.push(app);
    await enquire(app);
    await sendDueMails(app.deps);
    const folder = path.join(app.dataDir, 'mail');
    const files = await readdir(folder);
    expect(files).toHaveLength(2);
    const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
    expect(texts.some((text) => /^To: ana@example\.pt\r$/m.test(text))).toBe(true);
    expect((await stateOf(app)).isSetUp).toBe(false);
  });
});

describe('receipts that strangers send to other people’s addresses', () => {
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close();
  });

  const VICTIM = 'Victim@example.org';
  /** One batch, without the pause after it. */
  const sendBatch = (app: TestApp) => sendDueMails(app.deps, AbortSignal.abort());
  const sendAll = async (app: TestApp) => {
    const due = () => app.db.models.OutboxMail.count({ where: { status: 'pending' } });
    while ((await due()) > 0) await sendBatch(app);
  };
  const write = (app: TestApp, from: string, email: string) =>
    Promise.all([
      app.send('POST', '/api/booking-enquiry', {
        body: buildEnquiry({ guestEmail: email }),
        headers: { 'X-Forwarded-For': from },
      }),
      app.send('POST', '/api/contact', {
        body: buildMessage({ email }),
        headers: { 'X-Forwarded-For': from },
      }),
    ]);
  const startStrict = () => start(undefined, { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' });

  it('are limited to three an hour, and delay no decision of the owner', async () => {
    const { app, peer } = await startStrict();
    const stay = await insertBooking(app, MAY_STAY);
    const spellings = [VICTIM, 'victim@example.org', 'vic.tim+prize@EXAMPLE.org'];
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, index) =>
        write(app, `203.0.113.${1 + (index % 4)}`, spellings[index % 3] ?? VICTIM),
      ),
    );
    expect(answers.flat().map(({ status }) => status)).toEqual(Array(30).fill(201));
    await app.send('PATCH', `/api/bookings/${stay.id}/status`, {
      cookie: await app.signIn(),
      body: { status: 'confirmed' },
    });

    await sendBatch(app);
    expect(peer.arrived.map(({ mail }) => mail.subject)).toContain(
      `Your stay is confirmed: ${stay.reference}`,
    );
    await sendAll(app);
    const to = recipients(peer);
    expect(to.filter((address) => /^vic/i.test(address))).toHaveLength(3);
    // The owner's mail about each enquiry goes before any receipt. Only the five mails of a batch are sent
    // concurrently.
    expect(to.filter((address) => address === OWNER)).toHaveLength(30);
    expect(to.findIndex((address) => /^vic/i.test(address))).toBeGreaterThan(30 - 5);
    expect((await stateOf(app)).problems).toEqual([]);
  });

  it('are promised to the sender only if they will be sent', async () => {
    const { app, peer } = await startStrict();
    const promised = async (guestEmail: string, key: string) => {
      const { status, json } = await app.send<EnquiryReceipt>('POST', '/api/booking-enquiry', {
        body: buildEnquiry({ guestEmail }),
        headers: { 'X-Forwarded-For': `203.0.113.${key.length}`, 'Idempotency-Key': key },
      });
      expect(status).toBe(201);
      return json.sendsMail;
    };
    const keys = Array.from({ length: 4 }, (_, index) =>
      'an-enquiry-of-the-guest'.padEnd(24 + index, '.'),
    );
    const [first = '', second = '', third = '', fourth = ''] = keys;
    expect(await promised(VICTIM, first)).toBe(true);
    expect(await promised('vic.tim+prize@example.org', second)).toBe(true);
    expect(await promised(VICTIM, third)).toBe(true);
    expect(await promised('victim@EXAMPLE.org', fourth)).toBe(false);
    expect(await promised('other@example.org', `${fourth}..`)).toBe(true);
    await sendAll(app);
    expect(recipients(peer).filter((to) => /^vic/i.test(to))).toHaveLength(3);
    // A repeat gets the same promise, for the dropped receipt and for a sent one.
    expect(await promised('victim@EXAMPLE.org', fourth)).toBe(false);
    expect(await promised(VICTIM, third)).toBe(true);

    app.setNow(laterBy(61 * MINUTE_MS));
    expect(await promised(VICTIM, `${fourth}....`)).toBe(true);
  });

  it('begin again after an hour, and are counted for each mailbox', async () => {
    const { app, peer } = await startStrict();
    for (const from of ['203.0.113.1', '203.0.113.2']) await write(app, from, VICTIM);
    await write(app, '203.0.113.3', 'other@example.org');
    await sendAll(app);
    app.setNow(laterBy(59 * MINUTE_MS));
    await write(app, '203.0.113.4', VICTIM);
    await sendAll(app);
    const count = (address: string) => recipients(peer).filter((to) => to === address).length;
    expect([count(VICTIM), count('other@example.org')]).toEqual([3, 2]);
    app.setNow(laterBy(61 * MINUTE_MS));
    await write(app, '203.0.113.4', VICTIM);
    await sendAll(app);
    expect(count(VICTIM)).toBe(5);
  });
});

describe('an unreadable mail', () => {
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close();
  });

  it.each(['{"kind":"confir', '{"kind":"of another version"}', 'null'])(
    'is reported and can be dismissed, and the others are sent: %s',
    async (data) => {
      const { app, peer } = await start();
      await enquire(app);
      const { OutboxMail } = app.db.models;
      await app.db.write(() => OutboxMail.update({ data }, { where: { kind: 'enquiryAlert' } }));
      await sendDueMails(app.deps);
      expect(recipients(peer)).toEqual(['ana@example.pt']);
      const { problems } = await stateOf(app);
      expect(problems).toMatchObject([
        { kind: 'unreadable', recipient: OWNER, isTrying: false, nextAttemptAt: null },
      ]);
      expect(problems[0]?.reason).toBe('What is stored of this mail cannot be read any more.');
      const cookie = await app.signIn();
      await app.send('POST', `/api/admin/mail/${problems[0]?.id}/dismiss`, { cookie });
      expect((await stateOf(app)).problems).toEqual([]);
    },
  );
});

describe('the calendar file of a stay', () => {
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close();
  });

  /** Name, parameters and value of each unfolded line of an event. */
  const eventOf = ({ mail }: SmtpPeer['arrived'][number]) => {
    const [file] = mail.attachments;
    const content = file?.content;
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
    return Object.fromEntries(
      text
        .replaceAll(/\r?\n /g, '')
        .split(/\r?\n/)
        .map((line) => [line.split(/[;:]/)[0] ?? '', line.slice(line.indexOf(':') + 1)]),
    );
  };

  it('is updated by a change that the guest is notified of, and cancelled when the stay ends', async () => {
    const { app, peer } = await start();
    const cookie = await app.signIn();
    const stay = await insertBooking(app, MAY_STAY);
    const decide = (body: object) =>
      app.send('PATCH', `/api/bookings/${stay.id}/status`, { cookie, body });
    const change = (body: object) =>
      app.send('PATCH', `/api/admin/bookings/${stay.id}`, { cookie, body });
    await decide({ status: 'confirmed' });
    await sendDueMails(app.deps);
    const dates = { checkinDate: '2027-05-04', checkoutDate: '2027-05-08' };
    expect((await change({ ...dates, mail: { message: 'As we said.' } })).status).toBe(200);
    await sendDueMails(app.deps);
    expect((await change({ totalAmount: '1700.00', mail: {} })).status).toBe(200);
    await sendDueMails(app.deps);
    await decide({ status: 'cancelled', message: 'A pity.' });
    await sendDueMails(app.deps);

    expect(peer.arrived.map(({ mail }) => mail.subject)).toEqual([
      `Your stay is confirmed: ${stay.reference}`,
      `Your stay has changed: ${stay.reference}`,
      `Your stay has changed: ${stay.reference}`,
      `Your stay is cancelled: ${stay.reference}`,
    ]);
    const [, moved, repriced] = peer.arrived.map(({ mail }) => mail.text ?? '');
    expect(moved).toContain('As we said.');
    expect(moved).toMatch(/Check-in\s+Mon, 3 May 2027\s+Tue, 4 May 2027/);
    expect(repriced).toMatch(/Total\s+€1,500\s+€1,700/);
    expect(repriced).not.toMatch(/3 May 2027/);

    const events = peer.arrived.map(eventOf);
    const uid = `${stay.reference}@villa.example`;
    expect(events.map(({ UID }) => UID)).toEqual([uid, uid, uid, uid]);
    expect(events.map(({ SEQUENCE }) => SEQUENCE)).toEqual(['0', '1', '2', '3']);
    expect(events.map(({ DTSTART }) => DTSTART)).toEqual([
      '20270503',
      '20270504',
      '20270504',
      '20270504',
    ]);
    expect(events.map(({ METHOD }) => METHOD)).toEqual(['PUBLISH', 'PUBLISH', 'PUBLISH', 'CANCEL']);
    expect(events.map(({ STATUS }) => STATUS)).toEqual([
      'CONFIRMED',
      'CONFIRMED',
      'CONFIRMED',
      'CANCELLED',
    ]);
  });

  it('is sent only with a requested mail, and only if something changed', async () => {
    const { app, peer } = await start();
    const cookie = await app.signIn();
    const stay = await insertBooking(app, { ...MAY_STAY, status: 'confirmed' });
    const change = (body: object) =>
      app.send('PATCH', `/api/admin/bookings/${stay.id}`, { cookie, body });
    await change({ notes: 'Knows the way', mail: {} });
    await change({ totalAmount: '1500.00', mail: {} });
    await change({ totalAmount: '1600.00' });
    await app.send('PATCH', `/api/bookings/${stay.id}/status`, {
      cookie,
      body: { status: 'cancelled', notifyGuest: false },
    });
    await sendDueMails(app.deps);
    expect(peer.arrived).toEqual([]);
  });

  it('is also sent to the corrected address if the mail to the old one is being sent', async () => {
    const { app, peer } = await start();
    const cookie = await app.signIn();
    const stay = await insertBooking(app, MAY_STAY);
    let corrected: Promise<unknown> | null = null;
    peer.behave({
      onMail: async ({ envelope }) => {
        // The owner corrects the address while the mail server is processing.
        corrected ??= app.send('PATCH', `/api/admin/bookings/${stay.id}`, {
          cookie,
          body: { guestEmail: 'right@example.org' },
        });
        await corrected;
        return envelope.to.includes(stay.guestEmail)
          ? { code: 451, text: 'Please try again later' }
          : null;
      },
    });
    await app.send('PATCH', `/api/bookings/${stay.id}/status`, {
      cookie,
      body: { status: 'confirmed' },
    });
    await sendDueMails(app.deps);
    await sendDueMails(app.deps);
    expect(recipients(peer)).toEqual(['right@example.org']);
    const rows = await app.db.models.OutboxMail.findAll({ order: ['id'] });
    expect(rows.map(({ recipient, status }) => [recipient, status])).toEqual([
      [stay.guestEmail, 'dismissed'],
      ['right@example.org', 'sent'],
    ]);
  });

  it('is not sent once the stay that it confirms is cancelled', async () => {
    const { app, peer } = await start();
    const cookie = await app.signIn();
    const stay = await insertBooking(app, MAY_STAY);
    const decide = (status: string, notifyGuest: boolean) =>
      app.send('PATCH', `/api/bookings/${stay.id}/status`, {
        cookie,
        body: { status, notifyGuest },
      });
    await decide('confirmed', true);
    await app.send('PATCH', `/api/admin/bookings/${stay.id}`, {
      cookie,
      body: { totalAmount: '1600.00', mail: {} },
    });
    await decide('cancelled', false);
    await sendDueMails(app.deps);
    expect(peer.arrived).toEqual([]);
    const mails = await app.db.models.OutboxMail.findAll();
    expect(mails.map(({ kind, status }) => [kind, status])).toEqual([
      ['confirmation', 'dismissed'],
      ['confirmation', 'dismissed'],
    ]);
  });

  it('names the bank account as of the day on which it is sent', async () => {
    const { app, peer } = await start();
    const cookie = await app.signIn();
    const bank = (iban: string) =>
      app.send('PUT', '/api/admin/bank-details', {
        cookie,
        body: { holder: 'Ana Sousa', iban, bic: null },
      });
    await bank('PT50000201231234567890154');
    await app.send('POST', '/api/booking-enquiry', { body: buildEnquiry() });
    const [booking] = await app.db.models.Booking.findAll();
    await app.send('PATCH', `/api/bookings/${booking?.id}/status`, {
      cookie,
      body: { status: 'confirmed' },
    });
    await bank('DE89370400440532013000');
    await sendDueMails(app.deps);
    const text = peer.arrived.map(({ mail }) => mail.text).join();
    expect(text).toContain('DE89 3704 0044 0532 0130 00');
    expect(text).not.toContain('PT50');
  });

  it('has no link to a page that has closed', async () => {
    const { app, peer } = await start();
    const { reference } = await insertBooking(app, { ...MAY_STAY, status: 'confirmed' });
    const write = async (day: string) => {
      app.setNow(new Date(`${day}T12:00:00Z`));
      const cookie = await app.signIn();
      const path = `/api/admin/bookings/${reference}/conversation`;
      const body = { text: `Written on ${day}` };
      expect((await app.send('POST', path, { cookie, body })).status).toBe(201);
      await sendDueMails(app.deps);
    };
    // Sixty days by default.
    await write('2027-07-05');
    await write('2027-07-06');
    const [open, closed] = peer.arrived.map(({ mail }) => mail.text ?? '');
    expect(open).toContain('https://villa.example/stay/');
    expect(closed).toContain('Written on 2027-07-06');
    expect(closed).not.toContain('/stay/');
    expect(closed).toContain('just reply to this email');
    // The owner's message has its own greeting.
    expect(closed).not.toContain('Dear Ana');
  });

  it('includes all changes that the guest was not notified of, also later and in steps', async () => {
    const { app, peer } = await start();
    const cookie = await app.signIn();
    const { id } = await insertBooking(app, { ...MAY_STAY, status: 'confirmed' });
    const change = (body: object) =>
      app.send<BookingJson>('PATCH', `/api/admin/bookings/${id}`, { cookie, body });
    await change({ checkinDate: '2027-06-07', checkoutDate: '2027-06-10' });
    const { json } = await change({ totalAmount: '1600.00' });
    expect(json.guestKnows).toEqual({
      checkinDate: '2027-05-03',
      checkoutDate: '2027-05-06',
      guestCount: 2,
      children: 0,
      pets: 0,
      extras: [],
      totalAmount: '1500.00',
    });
    const preview = await app.send<MailPreview>('POST', '/api/admin/mail/preview', {
      cookie,
      body: { bookingId: id },
    });
    expect(preview.json.text).toMatch(/Check-in\s+Mon, 3 May 2027\s+Mon, 7 Jun 2027/);

    const shown = await change({ mail: { message: 'As we said.' } });
    expect(shown.json).not.toHaveProperty('guestKnows');
    expect((await change({ mail: { message: 'Once more?' } })).status).toBe(200);
    await sendDueMails(app.deps);
    expect(peer.arrived).toHaveLength(2);
    const [mail, text] = peer.arrived
      .map(({ mail }) => mail.text ?? '')
      .toSorted((a, b) => Number(a.includes('Once more?')) - Number(b.includes('Once more?')));
    // The change is sent once; a message without a change is sent on its own.
    expect(text).toContain('Once more?');
    expect(text).not.toContain('3 May 2027');
    expect(mail).toContain('As we said.');
    expect(mail).toMatch(/Check-in\s+Mon, 3 May 2027\s+Mon, 7 Jun 2027/);
    expect(mail).toMatch(/Total\s+€1,500\s+€1,600/);
  });

  it('does not count as known to the guest if undeliverable or only written to a file', async () => {
    const { app, peer } = await start();
    const cookie = await app.signIn();
    const { id } = await insertBooking(app, { ...MAY_STAY, status: 'confirmed' });
    const change = async (body: object) =>
      (await app.send<BookingJson>('PATCH', `/api/admin/bookings/${id}`, { cookie, body })).json;
    const known = async () => {
      const { json } = await app.send<BookingJson[]>('GET', '/api/bookings', { cookie });
      return json.find((row) => row.id === id)?.guestKnows?.checkinDate ?? null;
    };
    peer.behave({ onRecipient: () => ({ code: 550, text: 'No such mailbox' }) });
    const moved = await change({
      checkinDate: '2027-06-07',
      checkoutDate: '2027-06-10',
      mail: { message: null },
    });
    expect(moved.guestKnows).toBeUndefined();
    await sendDueMails(app.deps);
    expect(await known()).toBe('2027-05-03');
    // The address was corrected, and the mail is retried.
    peer.behave({});
    const failed = await app.db.models.OutboxMail.findOne({ where: { status: 'failed' } });
    await app.send('POST', `/api/admin/mail/${failed?.id}/retry`, { cookie, body: {} });
    await sendDueMails(app.deps);
    expect(await known()).toBeNull();

    // Another mail replaces the failed one.
    peer.behave({ onRecipient: () => ({ code: 550, text: 'No such mailbox' }) });
    await change({
      checkinDate: '2027-06-14',
      checkoutDate: '2027-06-17',
      mail: { message: null },
    });
    await sendDueMails(app.deps);
    expect(await known()).toBe('2027-06-07');
    peer.behave({});
    await change({ mail: { message: null } });
    await sendDueMails(app.deps);
    expect(await known()).toBeNull();
    expect((await stateOf(app)).problems).toEqual([]);

    const none = await start(undefined, { SMTP_URL: '', MAIL_FROM: '' });
    const admin = await none.app.signIn();
    const stay = await insertBooking(none.app, { ...MAY_STAY, status: 'confirmed' });
    await none.app.send('PATCH', `/api/admin/bookings/${stay.id}`, {
      cookie: admin,
      body: { checkinDate: '2027-06-07', checkoutDate: '2027-06-10', mail: { message: null } },
    });
    const path = `/api/admin/bookings/${stay.reference}/conversation`;
    await none.app.send('POST', path, { cookie: admin, body: { text: 'See you soon' } });
    await sendDueMails(none.app.deps);
    const row = await none.app.db.models.Booking.findByPk(stay.id, { rejectOnEmpty: true });
    expect(lastMailedStay(row)).toMatchObject({ checkinDate: '2027-05-03' });
    const [message] = await none.app.db.models.ConversationMessage.findAll();
    expect(message?.toldAt).toBeNull();
  });

  it('names the stay that the guest was last notified of when it is cancelled', async () => {
    const { app, peer } = await start();
    const cookie = await app.signIn();
    const [confirmed, enquiry] = [
      await insertBooking(app, { ...MAY_STAY, status: 'confirmed' }),
      await insertBooking(app, { checkinDate: '2027-08-03', checkoutDate: '2027-08-06' }),
    ];
    const change = ({ id }: { id: number }, body: object) =>
      app.send('PATCH', `/api/admin/bookings/${id}`, { cookie, body });
    await change(confirmed, {
      checkinDate: '2027-06-07',
      checkoutDate: '2027-06-10',
      guestCount: 4,
    });
    await change(enquiry, { checkinDate: '2027-09-07', checkoutDate: '2027-09-10' });
    for (const { id } of [confirmed, enquiry]) {
      const preview = await app.send<MailPreview>('POST', '/api/admin/mail/preview', {
        cookie,
        body: { bookingId: id, status: 'cancelled' },
      });
      expect(preview.json.text).not.toMatch(/Jun|Sep/);
      const body = { status: 'cancelled', notifyGuest: true };
      await app.send('PATCH', `/api/bookings/${id}/status`, { cookie, body });
    }
    await sendDueMails(app.deps);
    const texts = peer.arrived.map(({ mail }) => mail.text ?? '').toSorted();
    const cancelled = texts.find((text) => text.includes('3 May 2027'));
    const declined = texts.find((text) => text.includes('3 Aug 2027'));
    expect(cancelled).toMatch(/6 May 2027/);
    expect(cancelled).not.toMatch(/June? 2027/);
    expect(cancelled).toMatch(/Guests\s+2\b/);
    expect(declined).not.toMatch(/Sept?(ember)? 2027/);
  });

  it('does not count while it is pending: a cancellation names the stay of the mail before', async () => {
    const { app, peer } = await start();
    const cookie = await app.signIn();
    const confirmed = await insertBooking(app, { ...MAY_STAY, status: 'confirmed' });
    const enquiry = await insertBooking(app, {
      checkinDate: '2027-08-03',
      checkoutDate: '2027-08-06',
    });
    const change = ({ id }: { id: number }, body: object) =>
      app.send<BookingJson>('PATCH', `/api/admin/bookings/${id}`, { cookie, body });
    const decide = ({ id }: { id: number }, status: string) =>
      app.send<BookingJson>('PATCH', `/api/bookings/${id}/status`, { cookie, body: { status } });
    peer.behave({ onRecipient: () => ({ code: 451, text: 'Come again' }) });
    await change(confirmed, {
      checkinDate: '2027-06-07',
      checkoutDate: '2027-06-10',
      mail: { message: null },
    });
    await change(enquiry, { checkinDate: '2027-09-07', checkoutDate: '2027-09-10' });
    await decide(enquiry, 'confirmed');
    const { json } = await change(enquiry, { notes: 'Knows the house' });
    // A pending mail will say so.
    expect(json).not.toHaveProperty('guestKnows');
    await app.send('POST', `/api/admin/bookings/${enquiry.id}/confirmation`, {
      cookie,
      body: { updatedAt: json.updatedAt },
    });
    await sendDueMails(app.deps);
    for (const stay of [confirmed, enquiry]) {
      const { status } = await decide(stay, 'cancelled');
      expect(status).toBe(200);
    }
    peer.behave({});
    app.setNow(laterBy(2 * MINUTE_MS));
    await sendDueMails(app.deps);
    const texts = peer.arrived.map(({ mail }) => mail.text ?? '');
    expect(texts).toHaveLength(2);
    expect(texts.filter((text) => text.includes('3 May 2027'))).toHaveLength(1);
    expect(texts.filter((text) => text.includes('3 Aug 2027'))).toHaveLength(1);
    expect(texts.join()).not.toMatch(/June? 2027|Sept?(ember)? 2027/);
  });

  it('compares with the last mail sent if a later one was given up', async () => {
    const { app, peer } = await start();
    const cookie = await app.signIn();
    const { id } = await insertBooking(app, { ...MAY_STAY, status: 'confirmed' });
    const moveTo = (month: string) =>
      app.send<BookingJson>('PATCH', `/api/admin/bookings/${id}`, {
        cookie,
        body: {
          checkinDate: `2027-${month}-07`,
          checkoutDate: `2027-${month}-10`,
          mail: { message: null },
        },
      });
    const known = async () => {
      const { json } = await app.send<BookingJson[]>('GET', '/api/bookings', { cookie });
      return json.find((row) => row.id === id)?.guestKnows?.checkinDate ?? null;
    };
    const dismiss = async (...months: string[]) => {
      const mails = await app.db.models.OutboxMail.findAll({ order: ['id'] });
      for (const month of months) {
        const mail = mails.find(({ data }) => {
          const { booking } = JSON.parse(data) as { booking: { checkinDate: string } };
          return booking.checkinDate === `2027-${month}-07`;
        });
        await app.send('POST', `/api/admin/mail/${mail?.id}/dismiss`, { cookie, body: {} });
      }
    };
    await moveTo('06');
    await moveTo('07');
    expect(await known()).toBeNull();
    await dismiss('06', '07');
    expect(await known()).toBe('2027-05-03');
    await moveTo('08');
    await moveTo('09');
    await dismiss('08');
    await sendDueMails(app.deps);
    expect(peer.arrived).toHaveLength(1);
    expect(peer.arrived[0]?.mail.text).toMatch(/Check-in\s+Mon, 3 May 2027\s+Tue, 7 Sept 2027/);
  });

  it('never announces an older stay after a newer one', async () => {
    const { app, peer } = await start();
    const cookie = await app.signIn();
    const { id } = await insertBooking(app, { ...MAY_STAY, status: 'confirmed' });
    const moveTo = (month: string, message: string | null) =>
      app.send<BookingJson>('PATCH', `/api/admin/bookings/${id}`, {
        cookie,
        body: {
          checkinDate: `2027-${month}-07`,
          checkoutDate: `2027-${month}-10`,
          mail: { message },
        },
      });
    const defer = { onRecipient: () => ({ code: 451, text: 'Come again' }) };
    peer.behave(defer);
    await moveTo('06', 'Words of June');
    await sendDueMails(app.deps);
    await moveTo('07', null);
    await sendDueMails(app.deps);
    peer.behave({});
    await moveTo('08', 'Words of August');
    await sendDueMails(app.deps);
    app.setNow(laterBy(2 * MINUTE_MS));
    await sendDueMails(app.deps);
    const mails = await app.db.models.OutboxMail.findAll({ order: ['id'] });
    expect(mails.map(({ status }) => status)).toEqual(['dismissed', 'dismissed', 'sent']);
    expect(peer.arrived).toHaveLength(1);
    const text = peer.arrived[0]?.mail.text;
    // The guest also reads the message of the mail that the last one replaced.
    expect(text).toMatch(/Words of June\s+Words of August/);
    expect(text).toMatch(/Check-in\s+Mon, 3 May 2027\s+Sat, 7 Aug 2027/);
    expect(text).not.toMatch(/June? 2027|July? 2027/);

    // Nor the confirmation of a stay that changed while it was pending.
    const other = await insertBooking(app, {
      checkinDate: '2027-09-03',
      checkoutDate: '2027-09-06',
    });
    peer.behave(defer);
    const body = { status: 'confirmed', message: 'Welcome' };
    await app.send('PATCH', `/api/bookings/${other.id}/status`, { cookie, body });
    await sendDueMails(app.deps);
    peer.behave({});
    await app.send('PATCH', `/api/admin/bookings/${other.id}`, {
      cookie,
      body: { checkinDate: '2027-10-03', checkoutDate: '2027-10-06', mail: { message: null } },
    });
    await sendDueMails(app.deps);
    app.setNow(laterBy(4 * MINUTE_MS));
    await sendDueMails(app.deps);
    const last = peer.arrived.at(-1)?.mail;
    expect(last?.subject).toContain('Your stay is confirmed');
    expect(last?.text).toContain('Welcome');
    expect(last?.text).toContain('3 Oct 2027');
    expect(last?.text).not.toMatch(/Sept? 2027/);
  });

  it('names in a cancellation the stay that the guest knew when it was enqueued', async () => {
    const { app, peer } = await start();
    const cookie = await app.signIn();
    const { id } = await insertBooking(app, { ...MAY_STAY, status: 'confirmed' });
    await app.send('PATCH', `/api/admin/bookings/${id}`, {
      cookie,
      body: { checkinDate: '2027-06-07', checkoutDate: '2027-06-10', mail: { message: null } },
    });
    const body = { status: 'cancelled' };
    // The guest has received the mail, but the server does not know.
    peer.behave({
      onMail: async () => {
        await app.send('PATCH', `/api/bookings/${id}/status`, { cookie, body });
        return null;
      },
    });
    await sendDueMails(app.deps);
    peer.behave({});
    await sendDueMails(app.deps);
    const [change, cancellation] = peer.arrived.map(({ mail }) => mail.text ?? '');
    expect(peer.arrived).toHaveLength(2);
    expect(change).toContain('7 Jun 2027');
    expect(cancellation).toContain('is cancelled');
    expect(cancellation).toContain('7 Jun 2027');
    expect(cancellation).not.toContain('May 2027');
  });

  it('announces no change that was reverted before it was sent', async () => {
    const { app, peer } = await start();
    const cookie = await app.signIn();
    const { id } = await insertBooking(app, { ...MAY_STAY, status: 'confirmed' });
    for (const guestCount of [3, 2]) {
      const body = { guestCount, mail: { message: null } };
      await app.send('PATCH', `/api/admin/bookings/${id}`, { cookie, body });
    }
    await sendDueMails(app.deps);
    expect(peer.arrived).toEqual([]);
    const row = await app.db.models.Booking.findByPk(id, { rejectOnEmpty: true });
    expect(hasUnmailedChange(row)).toBe(false);
  });

  it('is not sent for an offer that has ended', async () => {
    const { app, peer } = await start();
    const cookie = await app.signIn();
    const { id } = await insertBooking(app, MAY_STAY);
    const lines = [{ kind: 'other', name: 'Three nights', quantity: 1, rate: 900, total: 900 }];
    const offer = async (validUntil: string) => {
      const body = {
        ...MAY_STAY,
        guestCount: 2,
        lines,
        message: null,
        validUntil,
        holdsNights: true,
        confirmsItself: true,
      };
      const path = `/api/admin/bookings/${id}/offers`;
      const { json } = await app.send<OfferJson>('POST', path, { cookie, body });
      const { status } = await app.send('POST', `/api/admin/offers/${json.id}/send`, {
        cookie,
        body: {},
      });
      expect(status).toBe(200);
      return json.id;
    };
    peer.behave({ onRecipient: () => ({ code: 451, text: 'Come again' }) });
    const first = await offer('2027-03-14');
    await sendDueMails(app.deps);
    peer.behave({});
    const end = { message: null, notifyGuest: false };
    await app.send('POST', `/api/admin/offers/${first}/withdraw`, { cookie, body: end });
    await offer('2027-03-16');
    await sendDueMails(app.deps);
    app.setNow(laterBy(2 * MINUTE_MS));
    await sendDueMails(app.deps);
    expect(peer.arrived).toHaveLength(1);
    expect(peer.arrived[0]?.mail.text).toContain('16 Mar 2027');
    const mails = await app.db.models.OutboxMail.findAll({ order: ['id'] });
    expect(mails.map(({ status }) => status)).toEqual(['dismissed', 'sent']);
  });

  it.each([
    ['offered', null],
    ['confirmed', null],
    ['neither', null],
    ['offered', 'Sorry'],
  ] as const)(
    'is not cancelled after something newer, unless with the owner’s message: %s, %s',
    async (since, message) => {
      const { app, peer } = await start();
      const cookie = await app.signIn();
      const { id } = await insertBooking(app, MAY_STAY);
      const lines = [{ kind: 'other', name: 'Three nights', quantity: 1, rate: 900, total: 900 }];
      const terms = { message: null, validUntil: '2027-03-16', holdsNights: true };
      const body = { ...MAY_STAY, ...terms, guestCount: 2, lines, confirmsItself: true };
      const offer = async () => {
        const path = `/api/admin/bookings/${id}/offers`;
        const { json } = await app.send<OfferJson>('POST', path, { cookie, body });
        await app.send('POST', `/api/admin/offers/${json.id}/send`, { cookie, body: {} });
        await sendDueMails(app.deps);
        return json.id;
      };
      const first = await offer();
      peer.behave({ onRecipient: () => ({ code: 451, text: 'Come again' }) });
      const end = { message, notifyGuest: true };
      await app.send('POST', `/api/admin/offers/${first}/withdraw`, { cookie, body: end });
      await sendDueMails(app.deps);
      peer.behave({});
      if (since === 'offered') await offer();
      if (since === 'confirmed') {
        const status = { status: 'confirmed' };
        await app.send('PATCH', `/api/bookings/${id}/status`, { cookie, body: status });
        await sendDueMails(app.deps);
      }
      app.setNow(laterBy(2 * MINUTE_MS));
      await sendDueMails(app.deps);
      const subjects = peer.arrived.map(({ mail }) => mail.subject?.replace(/:? VL-\w+/, ''));
      expect(subjects).toEqual([
        'Our offer for your stay',
        {
          offered: 'Our offer for your stay',
          confirmed: 'Your stay is confirmed',
          neither: 'Our offer is no longer valid',
        }[since],
        ...(message ? ['Our offer is no longer valid'] : []),
      ]);
    },
  );

  it('is missing for the guest of an enquiry that was moved and confirmed without a mail', async () => {
    const { app } = await start();
    const cookie = await app.signIn();
    const { id } = await insertBooking(app, MAY_STAY);
    const moved = await app.send<BookingJson>('PATCH', `/api/admin/bookings/${id}`, {
      cookie,
      body: { checkinDate: '2027-06-07', checkoutDate: '2027-06-10' },
    });
    // An enquiry is answered by an offer or a confirmation.
    expect(moved.json.guestKnows).toBeUndefined();
    const body = { status: 'confirmed', notifyGuest: false };
    const { json } = await app.send<BookingJson>('PATCH', `/api/bookings/${id}/status`, {
      cookie,
      body,
    });
    expect(json.guestKnows).toMatchObject({ checkinDate: '2027-05-03' });
  });

  it('has nothing to announce if a stay was changed back to what the guest knows', async () => {
    const { app } = await start();
    const cookie = await app.signIn();
    const { id } = await insertBooking(app, { ...MAY_STAY, status: 'confirmed' });
    const change = async (body: object) =>
      (await app.send<BookingJson>('PATCH', `/api/admin/bookings/${id}`, { cookie, body })).json;
    expect((await change({ guestCount: 3 })).guestKnows).toMatchObject({ guestCount: 2 });
    expect(await change({ guestCount: 2 })).not.toHaveProperty('guestKnows');
    const nothing = await app.send('POST', '/api/admin/mail/preview', {
      cookie,
      body: { bookingId: id },
    });
    expect(nothing.status).toBe(400);
    // A refund that lowers the price is a change too.
    const paid = { purpose: 'stay', paidOn: '2027-03-10', way: 'cash', note: null };
    for (const payment of [
      { ...paid, direction: 'in', amount: '1500.00' },
      { ...paid, direction: 'out', amount: '100.00', lowersPrice: true },
    ]) {
      const { status } = await app.send('POST', `/api/admin/bookings/${id}/payments`, {
        cookie,
        body: payment,
      });
      expect(status).toBe(201);
    }
    const { json } = await app.send<BookingJson[]>('GET', '/api/bookings', { cookie });
    expect(json.find((row) => row.id === id)?.guestKnows).toMatchObject({ totalAmount: '1500.00' });
    const cancelled = await app.send<BookingJson>('PATCH', `/api/bookings/${id}/status`, {
      cookie,
      body: { status: 'cancelled', notifyGuest: false },
    });
    expect(cancelled.json).not.toHaveProperty('guestKnows');
  });

  it('is for confirmed stays only: a guest of another status gets no mail about a change', async () => {
    const { app } = await start();
    const stay = await insertBooking(app, MAY_STAY);
    const cookie = await app.signIn();
    const before = await app.dump();
    const answer = await app.send('PATCH', `/api/admin/bookings/${stay.id}`, {
      cookie,
      body: { totalAmount: '1600.00', mail: {} },
    });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('Only the guest of a confirmed stay');
    expect(await app.dump()).toBe(before);
  });
});

describe('the test mail', () => {
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close();
  });

  it('goes to the owner at once, or says why not', async () => {
    const { app, peer } = await start();
    const cookie = await app.signIn();
    const good = await app.send('POST', '/api/admin/mail/test', { cookie });
    expect(good.json).toEqual({ isSent: true, recipient: OWNER, failure: null, answer: null });
    expect(recipients(peer)).toEqual([OWNER]);
    peer.behave({ onRecipient: () => ({ code: 550, text: 'Relaying denied' }) });
    const bad = await app.send<MailTrial>('POST', '/api/admin/mail/test', { cookie });
    expect(bad.json).toMatchObject({
      isSent: false,
      recipient: OWNER,
      failure: 'recipient_refused',
    });
    expect(bad.json.answer).toContain('Relaying denied');
  });
});
