import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import type { BookingJson, EnquiryReceipt } from '@shared/contract/bookings/booking';
import * as endpoints from '@shared/contract/endpoints';
import type { Endpoint } from '@shared/contract/endpoint';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LOG_OPTIONS } from '../../log';
import { createMetrics } from '../../metrics';
import { sendDueMails } from '../../services/mail/mailWorker';
import { freePort } from '../builtServer';
import { buildEnquiry } from '../factories';
import { startSmtpPeer, type ArrivedMail, type SmtpPeer } from '../smtpPeer';
import { startTestApp, type Answer, type TestApp } from '../testApp';

const OWNER = 'owner@villa.example';
const ANA = 'ana@example.pt';
const TOM = 'tom@example.co.uk';
/** The only call that shows the owner the link, to pass it on. */
const SHOWS_LINK = '/api/admin/bookings/:id/stay';
const READS = Object.values<Endpoint>(endpoints).filter(
  // Its stream has no end and is read separately.
  ({ method, path: address }) => method === 'GET' && address !== endpoints.streamEvents.path,
);

describe('the secret of a guest’s page', () => {
  let app: TestApp;
  let peer: SmtpPeer;
  let cookie: string;
  let logged = '';
  let metrics = '';
  let streamed = '';
  let closeMetrics: () => Promise<void>;
  const endStream = new AbortController();
  const guests: Record<'ana' | 'tom', { path: string; token: string; booking: BookingJson }> = {
    ana: { path: '', token: '', booking: {} as BookingJson },
    tom: { path: '', token: '', booking: {} as BookingJson },
  };
  /** Responses other than the guest's page: rejections, failures, scanners' attempts. */
  const failures: Answer[] = [];

  beforeAll(async () => {
    peer = await startSmtpPeer();
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        logged += chunk.toString();
        done();
      },
    });
    const meter = createMetrics();
    const port = await freePort();
    closeMetrics = await meter.listen({ host: '127.0.0.1', port });
    app = await startTestApp({
      env: {
        SMTP_URL: peer.url,
        MAIL_FROM: 'Villa Luz <post@villa.example>',
        OWNER_EMAIL: OWNER,
      },
      log: pino({ ...LOG_OPTIONS, level: 'trace' }, sink),
      metrics: meter,
    });
    cookie = await app.signIn();
    const events = await fetch(`${app.url}/api/admin/events`, {
      headers: { Cookie: cookie },
      signal: endStream.signal,
    });
    void (async () => {
      const decoder = new TextDecoder();
      for await (const part of events.body ?? []) streamed += decoder.decode(part);
    })().catch(() => undefined);

    await enquire('ana', ANA, '2027-04-12', '2027-04-15');
    await enquire('tom', TOM, '2027-05-12', '2027-05-15');
    await useEverything();
    await sendDueMails(app.deps);
    await breakEverything();
    metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  });
  afterAll(async () => {
    endStream.abort();
    await closeMetrics?.();
    await app?.close();
    await peer?.close();
  });

  const mailsTo = (address: string) =>
    peer.arrived.filter(({ envelope }) => envelope.to.includes(address));
  const tokens = () => [guests.ana.token, guests.tom.token];
  const leaks = (text: string) => tokens().filter((token) => text.includes(token));

  async function enquire(who: 'ana' | 'tom', guestEmail: string, from: string, to: string) {
    const body = buildEnquiry({
      guestName: who === 'ana' ? 'Ana Duarte' : 'Tom Baker',
      guestEmail,
      checkinDate: from,
      checkoutDate: to,
    });
    const { json } = await app.send<EnquiryReceipt>('POST', '/api/booking-enquiry', { body });
    await sendDueMails(app.deps);
    const [mail] = mailsTo(guestEmail);
    const [, token = ''] = /\/stay\/([\w-]{43})/.exec(mail?.mail.text ?? '') ?? [];
    const found = await app.send<{ booking: BookingJson }>(
      'GET',
      `/api/admin/bookings/${json.reference}`,
      { cookie },
    );
    guests[who] = { path: `/stay/${token}`, token, booking: found.json.booking };
  }

  /** What guest and owner normally do with a booking. */
  async function useEverything() {
    const { path: page, booking } = guests.ana;
    const form = (action: string, fields: Record<string, string>) =>
      app.send('POST', `${page}/${action}`, {
        body: new URLSearchParams(fields).toString(),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: app.url },
      });
    await app.send('GET', page);
    await form('details', { guestName: 'Ana', arrivalNote: 'TP 123' });
    await form('dates', { checkinDate: '2027-04-13', checkoutDate: '2027-04-16', message: 'x' });
    const message = new FormData();
    message.set('text', 'Is there a cot?');
    await fetch(`${app.url}${page}/message`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: app.url },
      body: message,
    });
    const owner = (method: string, address: string, body: object) =>
      app.send(method, address, { body, cookie });
    const offer = await owner('POST', `/api/admin/bookings/${booking.id}/offers`, {
      checkinDate: booking.checkinDate,
      checkoutDate: booking.checkoutDate,
      guestCount: 2,
      lines: [{ kind: 'other', name: 'All', quantity: 1, rate: 900, total: 900 }],
      validUntil: '2027-04-01',
      holdsNights: true,
      confirmsItself: true,
    });
    const { id: offerId } = offer.json as { id: number };
    await owner('POST', `/api/admin/offers/${offerId}/send`, {});
    // Once it is accepted its mail is not sent.
    await sendDueMails(app.deps);
    expect((await form('accept', { offer: String(offerId) })).headers.get('location')).toContain(
      'done=offer_accepted',
    );
    await owner('POST', `/api/admin/bookings/${booking.reference}/conversation`, {
      text: 'Yes, in the garden room.',
    });
    await app.send('GET', `${page}/calendar.ics`);
    await form('cancellation', { message: 'Illness' });
  }

  /** Failures of URLs that contain the secret. */
  async function breakEverything() {
    const { path: page } = guests.ana;
    const send = async (method: string, address: string, options: object = {}) => {
      const answer = await app.send(method, address, options).catch(() => null);
      // A request that is too large is aborted while it is sent.
      if (answer) failures.push(answer);
    };
    const form = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: app.url };
    for (const method of ['PUT', 'DELETE', 'OPTIONS', 'PATCH']) await send(method, page);
    for (const tail of ['x', '%00', '%ff', '/nothing', '/files/1', '/calendar', '/../../stay']) {
      await send('GET', page + tail);
    }
    await send('POST', `${page}/nothing`, { body: 'a=b', headers: form });
    await send('POST', `${page}/details`, { body: '{"a":', headers: { Origin: app.url } });
    await send('POST', `${page}/details`, { body: 'a=b', headers: { ...form, Origin: 'null' } });
    await send('POST', `${page}/dates`, { body: 'x'.repeat(300_000), headers: form });
    await send('POST', `${page}/message`, { body: 'x', headers: form });
    await send('GET', `/api${page}`);
    await send('GET', `/api/availability?startDate=${guests.ana.token}&endDate=2027-05-01`);
    await send('POST', '/api/contact', { body: { referrer: page } });
    const { write } = app.deps.db;
    app.deps.db.write = () => Promise.reject(new Error('broken'));
    await send('POST', `${page}/details`, { body: 'guestName=Ana', headers: form });
    await send('POST', `${page}/dates`, { body: 'checkinDate=2027-04-14', headers: form });
    app.deps.db.write = write;
    const findOne = vi.spyOn(app.db.models.Booking, 'findOne');
    findOne.mockRejectedValue(new Error('broken'));
    await send('GET', page);
    findOne.mockRestore();
  }

  it('is generated for each guest, with 256 bits', () => {
    for (const { token } of Object.values(guests)) expect(token).toMatch(/^[\w-]{43}$/);
    expect(guests.ana.token).not.toBe(guests.tom.token);
  });

  it('is in no mail to anybody else, and in no mail header', () => {
    const others = (mails: ArrivedMail[], token: string) =>
      mails.filter(({ raw, mail }) =>
        `${raw} ${mail.text} ${mail.html} ${JSON.stringify(mail.attachments.map(text))}`.includes(
          token,
        ),
      );
    expect(mailsTo(OWNER).length).toBeGreaterThanOrEqual(5);
    expect(mailsTo(ANA).length).toBeGreaterThanOrEqual(4);
    expect(others([...mailsTo(OWNER), ...mailsTo(TOM)], guests.ana.token)).toEqual([]);
    expect(others([...mailsTo(OWNER), ...mailsTo(ANA)], guests.tom.token)).toEqual([]);
    for (const { raw } of peer.arrived) expect(leaks(raw.split('\r\n\r\n')[0] ?? '')).toEqual([]);
  });

  it('is in no log at any level, and in no metric', () => {
    expect(logged).toContain('/stay/:token');
    expect(logged).toContain('broken');
    expect(leaks(logged)).toEqual([]);
    expect(metrics).toContain('/stay/:token');
    expect(leaks(metrics)).toEqual([]);
  });

  it('is in no error response', () => {
    expect(new Set(failures.map(({ status }) => status)).size).toBeGreaterThan(3);
    expect(failures.filter(({ status }) => status === 500).length).toBeGreaterThan(0);
    const said = failures
      // It redirects to the page itself.
      .filter(({ status }) => status !== 303)
      .map(({ text: body, headers }) => `${body} ${JSON.stringify([...headers])}`);
    expect(said.filter((one) => leaks(one).length > 0)).toEqual([]);
  });

  it('is in no back office response except the one that shows it, and in no event', async () => {
    const { id, reference } = guests.ana.booking;
    const queries = [
      '',
      '?startDate=2027-03-01&endDate=2027-04-30',
      `?bookingId=${id}&status=cancelled&message=x`,
      `?reference=${reference}&kind=arrivalDetails&language=en`,
    ];
    const shown = new Set<string>();
    const answered = new Set<string>();
    for (const { path: address } of READS) {
      const filled = address
        .replace(':reference', reference)
        .replace(':language', 'en')
        .replaceAll(/:\w+/g, String(id));
      for (const query of queries) {
        const answer = await app.send('GET', filled + query, { cookie });
        if (answer.status === 200) answered.add(address);
        if (leaks(answer.text + JSON.stringify([...answer.headers])).length > 0) shown.add(address);
      }
    }
    // The rest are files of figures, receipts and exports, which this booking does not have.
    expect(READS.length - answered.size).toBeLessThan(8);
    expect([...shown]).toEqual([SHOWS_LINK]);
    expect(streamed).toContain('booking');
    expect(leaks(streamed)).toEqual([]);
  });

  it('is in no row and in no file of the data folder', async () => {
    expect(leaks(await app.dump())).toEqual([]);
    const entries = await readdir(app.dataDir, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(0);
    for (const { parentPath, name } of files) {
      const content = await readFile(path.join(parentPath, name));
      expect(tokens().filter((token) => content.includes(token))).toEqual([]);
    }
  });
});

function text({ content }: ArrivedMail['mail']['attachments'][number]): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}
