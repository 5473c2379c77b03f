import type { AdminSession } from '@shared/contract/access/auth';
import type { LiveEvent } from '@shared/contract/events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/openDatabase';
import { SESSION_IDLE_MS } from './access/sessionLifetime';
import { buildEnquiry, buildMessage, insertBooking } from '../test/factories';
import { buildPicture } from '../test/pictures';
import { ADMIN, startTestApp, TEST_NOW, type TestApp } from '../test/testApp';
import { pruneEvents, recordEvent } from './recordEvent';

/** Listeners and events of the load test; `LIVE_EVENTS=10000` runs the long version. */
const CLIENTS = 200;
const STREAMS_PER_SESSION = 10;
const EVENTS = Number(process.env['LIVE_EVENTS'] ?? 300);
/** Memory that a listener may keep after all of them, beyond the garbage collector's noise. */
const MAX_GROWTH_BYTES = 48 * 1024 * 1024;

type Seen = { id: number; event: string; data: LiveEvent };
type Client = { seen: Seen[]; ended: Promise<void>; stop: () => void; headers: Headers };

/** Listens like the back office. */
async function listen(app: TestApp, cookie: string, lastEventId?: number): Promise<Client> {
  const line = new AbortController();
  const response = await fetch(`${app.url}/api/admin/events`, {
    headers: {
      Cookie: cookie,
      'Accept-Encoding': 'gzip, br',
      ...(lastEventId === undefined ? {} : { 'Last-Event-ID': String(lastEventId) }),
    },
    signal: line.signal,
  });
  expect(response.status).toBe(200);
  const seen: Seen[] = [];
  const read = async () => {
    let rest = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
        if (field('event') === undefined) continue;
        seen.push({
          id: Number(field('id')),
          event: field('event') ?? '',
          data: JSON.parse(field('data') ?? '{}') as LiveEvent,
        });
      }
    }
  };
  return {
    seen,
    headers: response.headers,
    ended: read().catch(() => undefined),
    stop: () => line.abort(),
  };
}

const typesOf = (client: Client) =>
  client.seen.filter(({ event }) => event === 'change').map(({ data }) => data.type);

describe('the stream of events', () => {
  let app: TestApp;
  let cookie: string;
  beforeEach(async () => {
    app = await startTestApp();
    cookie = await app.signIn();
  });
  afterEach(() => app.close());

  const record = (count = 1) =>
    app.db.write(async () => {
      for (let index = 0; index < count; index += 1) recordEvent('settings');
    });

  it('is for the owner only', async () => {
    expect((await app.send('GET', '/api/admin/events')).status).toBe(401);
  });

  it('sends each role the events that it may see', async () => {
    const [manager, housekeeper] = [
      await listen(app, await app.signInAs('manager')),
      await listen(app, await app.signInAs('housekeeper')),
    ];
    await expect.poll(() => [manager.seen.length, housekeeper.seen.length]).toEqual([1, 1]);
    const types = ['enquiry', 'message', 'booking', 'gallery', 'mail', 'content', 'users'] as const;
    await app.db.write(async () => [...types, 'settings' as const].forEach(recordEvent));
    app.deps.eventHub.wake();
    await expect
      .poll(() => typesOf(manager))
      .toEqual(['enquiry', 'message', 'booking', 'gallery', 'mail', 'settings']);
    await expect.poll(() => typesOf(housekeeper)).toEqual(['booking', 'settings']);
    manager.stop();
    housekeeper.stop();
  });

  it('immediately sends what this server stored, uncompressed', async () => {
    const client = await listen(app, cookie);
    expect(client.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8');
    expect(client.headers.get('Content-Encoding')).toBeNull();
    await expect.poll(() => client.seen).toMatchObject([{ event: 'ready', id: 0 }]);

    await app.send('POST', '/api/booking-enquiry', { body: buildEnquiry() });
    await app.send('POST', '/api/contact', { body: buildMessage() });
    const booking = await insertBooking(app, {
      checkinDate: '2027-06-01',
      checkoutDate: '2027-06-05',
    });
    const path = `/api/bookings/${booking.id}/status`;
    await app.send('PATCH', path, { cookie, body: { status: 'confirmed' } });
    await app.send('PATCH', path, { cookie, body: { status: 'confirmed' } });
    await expect.poll(() => typesOf(client)).toEqual(['enquiry', 'message', 'booking']);
    expect(client.seen.slice(1).map(({ id }) => id)).toEqual([1, 2, 3]);
    client.stop();
  });

  it('reports each change of the gallery and of the hosted pictures, and nothing else', async () => {
    const client = await listen(app, cookie);
    const upload = async (fileName: string) => {
      const form = new FormData();
      form.set('upload_preset', 'villa');
      const data = await buildPicture({ red: fileName.length * 10 });
      form.set('file', new Blob([new Uint8Array(data)]), fileName);
      const answer = await fetch(`${app.url}/api/admin/images/upload`, {
        method: 'POST',
        headers: { Cookie: cookie },
        body: form,
      });
      return ((await answer.json()) as { public_id: string }).public_id;
    };
    const [shown, spare] = [await upload('terrace.jpg'), await upload('pool.jpg')];
    await expect.poll(() => typesOf(client)).toHaveLength(2);
    const details = { title: 'Terrace', category: 'exterior', isActive: true, isFeatured: false };
    const send = async (method: string, path: string, body?: object) =>
      (
        await app.send<{ id: number }>(method, `/api/admin/${path}`, {
          cookie,
          ...(body && { body }),
        })
      ).json;
    const { id } = await send('POST', 'gallery', { publicId: shown, ...details });
    // Rejected: it already exists, and it is in use.
    await send('POST', 'gallery', { publicId: shown, ...details });
    await send('DELETE', `cloudinary/images/${encodeURIComponent(shown)}`);
    await send('PUT', `gallery/${id}`, { ...details, title: 'Terrace, evening' });
    await send('POST', 'gallery/reorder', { imageOrders: [{ id, displayOrder: 3 }] });
    await send('DELETE', `gallery/${id}`);
    await send('DELETE', `cloudinary/images/${encodeURIComponent(spare)}`);
    await expect.poll(() => typesOf(client)).toEqual(Array<string>(7).fill('gallery'));
    client.stop();
  });

  it('reports what another server on the same database stored', async () => {
    const client = await listen(app, cookie);
    await expect.poll(() => client.seen.length).toBe(1);
    const other = await openDatabase(app.deps.env, app.deps.log);
    await other.write(async () => recordEvent('message'));
    await other.close();
    await expect.poll(() => typesOf(client), { timeout: 10_000 }).toEqual(['message']);
    client.stop();
  });

  it('reports nothing that was rolled back', async () => {
    const client = await listen(app, cookie);
    await app.send('POST', '/api/booking-enquiry', { body: buildEnquiry({ totalAmount: '1.00' }) });
    await record();
    app.deps.eventHub.wake();
    await expect.poll(() => typesOf(client)).toEqual(['settings']);
    expect(client.seen.at(-1)?.id).toBe(1);
    client.stop();
  });

  it('resumes after a disconnect without gaps or repeats', async () => {
    await record(3);
    const first = await listen(app, cookie);
    await record(2);
    app.deps.eventHub.wake();
    await expect.poll(() => first.seen.at(-1)?.id).toBe(5);
    first.stop();
    await first.ended;
    await record(700);
    const second = await listen(app, cookie, 5);
    await expect.poll(() => second.seen.at(-1)?.id).toBe(705);
    expect(second.seen.slice(1).map(({ id }) => id)).toEqual(
      Array.from({ length: 700 }, (_, index) => 6 + index),
    );
    second.stop();
  });

  it('starts after the event that the session’s response names', async () => {
    await record(3);
    const session = await app.send<AdminSession>('GET', '/api/admin/session', { cookie });
    expect(session.json.lastEventId).toBe(3);
    await record();
    const client = await listen(app, cookie, session.json.lastEventId);
    await expect
      .poll(() => client.seen)
      .toMatchObject([
        { event: 'ready', id: 3 },
        { event: 'change', id: 4 },
      ]);
    client.stop();
  });

  it('reports when it cannot know which events were missed', async () => {
    await record(5);
    app.setNow(new Date(TEST_NOW.getTime() + 8 * 86_400_000));
    await app.db.write((tx) =>
      pruneEvents({ models: app.db.models, tx, now: app.deps.now(), today: '2027-03-18' }),
    );
    const again = await app.signIn();
    const late = await listen(app, again, 2);
    const future = await listen(app, again, 99);
    await expect
      .poll(() => [late.seen[0], future.seen[0]])
      .toMatchObject([
        { event: 'reset', id: 5 },
        { event: 'reset', id: 5 },
      ]);
    await record();
    expect(await app.db.models.EventRow.max('id')).toBe(6);
    late.stop();
    future.stop();
  });

  it.each<[string, (app: TestApp, cookie: string) => Promise<unknown>]>([
    ['signing out', (at, mine) => at.send('POST', '/api/admin/logout', { cookie: mine })],
    [
      'a new password',
      (at, mine) =>
        at.send('POST', '/api/admin/change-password', {
          cookie: mine,
          body: {
            currentPassword: ADMIN.password,
            newPassword: 'Sardines-at-noon-27',
            confirmPassword: 'Sardines-at-noon-27',
          },
        }),
    ],
    [
      'its expiry',
      async (at) => {
        at.setNow(new Date(TEST_NOW.getTime() + SESSION_IDLE_MS));
        at.deps.eventHub.wake();
      },
    ],
    ['the server’s shutdown', async (at) => at.deps.eventHub.close()],
  ])('ends with its session, by %s', async (_how, end) => {
    const client = await listen(app, cookie);
    await expect.poll(() => client.seen.length).toBe(1);
    await end(app, cookie);
    await client.ended;
    expect(client.seen).toHaveLength(1);
  });

  it('sends nothing after the end to a listener that has not read everything yet', async () => {
    const errors: Error[] = [];
    const stream = await app.deps.eventHub.subscribe({
      sessionKey: 'of a session that has ended',
      lastEventId: null,
      can: () => true,
    });
    stream.on('error', (error) => errors.push(error));
    await expect.poll(() => app.deps.eventHub.openCount()).toBe(0);
    await record();
    app.deps.eventHub.wake();
    expect((await stream.toArray()).join('')).toMatch(/^retry: [^]*event: ready\ndata: {}\n\n$/);
    expect(errors).toEqual([]);
  });

  it('ends the oldest of a session’s streams when the eleventh begins, and no other session’s', async () => {
    const other = await listen(app, await app.signIn());
    const streams: Client[] = [];
    for (let count = 0; count < 11; count += 1) streams.push(await listen(app, cookie));
    await streams[0]?.ended;
    expect(app.deps.eventHub.openCount()).toBe(11);
    for (const { stop } of [other, ...streams]) stop();
  });

  it(`reaches ${CLIENTS} listeners with ${EVENTS} events, and keeps none of them in memory`, async () => {
    const cookies: string[] = [];
    for (let session = 0; session * STREAMS_PER_SESSION < CLIENTS; session += 1) {
      cookies.push(await app.signIn());
    }
    const clients = await Promise.all(
      Array.from({ length: CLIENTS }, (_none, index) =>
        listen(app, cookies[Math.floor(index / STREAMS_PER_SESSION)] ?? ''),
      ),
    );
    const before = process.memoryUsage().heapUsed;
    for (let sent = 0; sent < EVENTS; sent += 100) {
      await record(100);
      app.deps.eventHub.wake();
      const all = Math.min(sent + 100, EVENTS);
      await expect
        .poll(() => clients.every(({ seen }) => seen.at(-1)?.id === all), { timeout: 60_000 })
        .toBe(true);
      // What the tests themselves remember would hide the server's own memory.
      for (const { seen } of clients) seen.splice(0, seen.length - 1);
    }
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(MAX_GROWTH_BYTES);
    clients.forEach(({ stop }) => stop());
    await Promise.all(clients.map(({ ended }) => ended));
  }, 600_000);
});
