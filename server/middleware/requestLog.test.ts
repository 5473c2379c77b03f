import { Writable } from 'node:stream';
import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { describeError, LOG_OPTIONS } from '../log';
import { buildEnquiry } from '../test/factories';
import { startTestApp, type TestApp } from '../test/testApp';

type Line = Record<string, unknown> & { msg: string };

let app: TestApp;
afterEach(() => app.close());

/** The application, and its log. */
async function startLogged(env: Record<string, string> = {}): Promise<Line[]> {
  const lines: Line[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(JSON.parse(chunk.toString()) as Line);
      done();
    },
  });
  app = await startTestApp({ env, log: pino({ ...LOG_OPTIONS, level: 'debug' }, stream) });
  return lines;
}

const requestLines = (lines: Line[]) => lines.filter((line) => line.msg === 'request');

describe('the log of requests', () => {
  it('has a line for each request, by route, under the id of the response', async () => {
    const lines = await startLogged();
    const answer = await app.send(
      'GET',
      '/api/availability?startDate=2027-04-01&endDate=2027-04-03',
    );
    await expect.poll(() => requestLines(lines)).toHaveLength(1);
    expect(requestLines(lines)[0]).toMatchObject({
      requestId: answer.headers.get('X-Request-Id'),
      method: 'GET',
      route: '/api/availability',
      status: 200,
      ms: expect.any(Number),
    });
  });

  it('contains no guest data, whether the call succeeds or the database fails', async () => {
    const lines = await startLogged();
    const body = buildEnquiry();
    await app.send('POST', '/api/booking-enquiry', { body });
    await app.db.write(() =>
      app.db.sequelize.query('ALTER TABLE bookings RENAME COLUMN guest_phone TO broken'),
    );
    const failed = await app.send<{ requestId: string }>('POST', '/api/booking-enquiry', { body });
    expect(failed.status).toBe(500);
    await expect.poll(() => requestLines(lines)).toHaveLength(2);
    const logged = lines.find((line) => line.msg === 'request failed');
    expect(logged).toMatchObject({
      requestId: failed.json.requestId,
      route: '/api/booking-enquiry',
      err: { message: expect.stringContaining('guest_phone') },
    });
    for (const secret of [body.guestName, body.guestEmail, body.guestPhone, 'A cot, please']) {
      expect(JSON.stringify(lines)).not.toContain(secret);
    }
  });

  it('lists health checks and files at debug level only', async () => {
    const lines = await startLogged();
    await app.send('GET', '/healthz');
    await expect.poll(() => requestLines(lines)).toHaveLength(1);
    expect(requestLines(lines)[0]).toMatchObject({ level: 20, route: '/healthz' });
  });

  it('warns once about a proxy that it is not configured to trust', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.7' };
    const lines = await startLogged();
    for (let count = 0; count < 3; count += 1) await app.send('GET', '/healthz', { headers });
    expect(lines.filter((line) => line.level === 40).map((line) => line.msg)).toEqual([
      expect.stringContaining('TRUST_PROXY is 0'),
    ]);
    await app.close();

    const logged = await startLogged({ TRUST_PROXY: '1' });
    await app.send('GET', '/healthz', { headers });
    expect(logged.filter((line) => line.level === 40)).toEqual([]);
  });

  it('accepts an id only from a trusted proxy, and only a plain one', async () => {
    await startLogged();
    const headers = { 'X-Request-Id': 'from-the-proxy-1' };
    const own = await app.send('GET', '/healthz', { headers });
    expect(own.headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
    await app.close();

    await startLogged({ TRUST_PROXY: '1' });
    const kept = await app.send('GET', '/healthz', { headers });
    expect(kept.headers.get('X-Request-Id')).toBe('from-the-proxy-1');
    const odd = await app.send('GET', '/healthz', { headers: { 'X-Request-Id': '{"level":60}' } });
    expect(odd.headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
  });

  it('describes an error by type, message, code, stack and cause, and no other property', async () => {
    await startLogged();
    const error = Object.assign(new Error('insert failed', { cause: new TypeError('inner') }), {
      code: 'E1',
      parameters: ['Ana Duarte'],
    });
    expect(describeError(error)).toEqual({
      type: 'Error',
      message: 'insert failed',
      code: 'E1',
      stack: error.stack,
      cause: { type: 'TypeError', message: 'inner', stack: (error.cause as Error).stack },
    });
    expect(describeError('just text')).toBe('just text');
  });
});
