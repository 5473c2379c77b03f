import { connect } from 'node:net';
import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { ErrorBody } from '@shared/contract/error';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEnquiry } from '../factories';
import { startTestApp, type TestApp } from '../testApp';

type RawAnswer = { status: number; json: ErrorBody; headers: Record<string, unknown> };

describe('the HTTP interface', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  /** Bytes sent unchanged; `fetch` would repair or reject many of them. */
  const raw = (
    method: string,
    path: string,
    body: Buffer | string = '',
    headers: Record<string, string> = {},
  ): Promise<RawAnswer> =>
    new Promise((resolve, reject) => {
      const call = request(
        app.url,
        { method, path, headers: { 'Content-Type': 'application/json', ...headers } },
        (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (chunk: string) => {
            text += chunk;
          });
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              json: (text.startsWith('{') ? JSON.parse(text) : null) as ErrorBody,
              headers: response.headers,
            }),
          );
        },
      );
      call.on('error', reject);
      call.end(body);
    });

  const POSTS = [
    '/api/booking-enquiry',
    '/api/calculate-price',
    '/api/contact',
    '/api/admin/login',
  ];

  it.each([
    ['GET', '/healthz', 200],
    ['GET', '/api/config', 200],
    ['GET', '/api/bookings', 401],
    ['GET', '/api/no-such-call', 404],
    ['POST', '/api/contact', 400],
  ])(
    'marks by a header that the response to %s %s is the server’s own',
    async (method, path, status) => {
      // Twice, since the second may come from the cache.
      for (let count = 0; count < 2; count += 1) {
        const answer = await raw(method, path);
        expect([answer.status, answer.headers['x-villa-api']]).toEqual([status, '1']);
      }
    },
  );

  it.each(
    POSTS.flatMap((path) => ['{"a":', '', 'null', '[]', '"x"', '7'].map((body) => [path, body])),
  )('POST %s refuses %j with 400', async (path, body) => {
    const answer = await raw('POST', path ?? '', body);
    expect(answer.status).toBe(400);
    expect(answer.json.code).toBe('invalid_input');
    expect(answer.json.message).toMatch(/^[A-Z][a-z]+ /);
  });

  it.each(['null', '[]', '7'])(
    'answers the body %s as an invalid field, not as broken JSON',
    async (body) => {
      const { json } = await raw('POST', '/api/contact', body);
      expect(json).toMatchObject({
        code: 'invalid_input',
        issues: [{ path: '', message: 'Invalid input' }],
      });
    },
  );

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
    'refuses the content type %j with 415',
    async (type) => {
      const answer = await raw('POST', '/api/contact', JSON.stringify(buildEnquiry()), {
        'Content-Type': type,
      });
      expect([answer.status, answer.json.code]).toEqual([415, 'not_json']);
    },
  );

  it('refuses bodies over 100 KB, also without a length', async () => {
    const big = JSON.stringify({ ...buildEnquiry(), specialRequests: 'x'.repeat(100 * 1024) });
    expect((await raw('POST', POSTS[0] ?? '', big)).status).toBe(413);
    const chunked = await raw('POST', POSTS[0] ?? '', big, { 'Transfer-Encoding': 'chunked' });
    expect([chunked.status, chunked.json.code]).toEqual([413, 'too_large']);
  });

  it('refuses an invalid compressed body, an unknown compression, and a bomb', async () => {
    const path = POSTS[0] ?? '';
    const plain = JSON.stringify(buildEnquiry());
    expect((await raw('POST', path, plain, { 'Content-Encoding': 'gzip' })).status).toBe(400);
    expect((await raw('POST', path, plain, { 'Content-Encoding': 'zzz' })).status).toBe(415);
    const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024, 0x20));
    expect((await raw('POST', path, bomb, { 'Content-Encoding': 'gzip' })).status).toBe(413);
    const honest = gzipSync(plain);
    expect((await raw('POST', path, honest, { 'Content-Encoding': 'gzip' })).status).toBe(201);
  });

  it('refuses bytes that are no UTF-8, NUL, and lone surrogates', async () => {
    const before = await app.dump();
    const name = (bytes: Buffer | string) =>
      Buffer.concat([
        Buffer.from('{"guestName":"'),
        Buffer.from(bytes),
        Buffer.from(`",${JSON.stringify({ ...buildEnquiry(), guestName: undefined }).slice(1)}`),
      ]);
    for (const bytes of [Buffer.from([0xff]), '\\u0000', '\\ud800', 'Ana\\r\\nBcc: x@y.pt']) {
      const answer = await raw('POST', '/api/booking-enquiry', name(bytes));
      expect(answer.status).toBe(400);
    }
    expect(await app.dump()).toBe(before);
  });

  it('accepts the replacement character as part of a text', async () => {
    const body = JSON.stringify(buildEnquiry({ guestName: 'Aña \uFFFD 山' }));
    expect((await raw('POST', '/api/booking-enquiry', body)).status).toBe(201);
    const bookings = await app.db.models.Booking.findAll();
    expect(bookings.map(({ guestName }) => guestName)).toContain('Aña \uFFFD 山');
  });

  it('refuses keys that reach for the prototype', async () => {
    const answer = await raw('POST', '/api/contact', '{"__proto__":{"subject":"general"}}');
    expect(answer.status).toBe(400);
    expect(({} as Record<string, unknown>)['subject']).toBeUndefined();
  });

  it.each(['TRACE', 'PROPFIND', 'DELETE'])('%s on a call answers 405', async (method) => {
    const answer = await raw(method, '/api/gallery');
    expect([405, 501]).toContain(answer.status);
  });

  it('does not let a header change the method', async () => {
    const answer = await raw('POST', '/api/gallery', '{}', { 'X-HTTP-Method-Override': 'GET' });
    expect(answer.status).toBe(405);
  });

  it('answers 431 to an address of 20 KB', async () => {
    const answer = await raw('GET', `/api/gallery?${'a'.repeat(20 * 1024)}`);
    expect(answer.status).toBe(431);
  });

  it.each(['/api/%E0%A4%A', '/api/%00', '/api/..%2f..%2fetc/passwd'])(
    'answers %s with 400 or 404',
    async (path) => {
      const answer = await raw('GET', path);
      expect([400, 404]).toContain(answer.status);
    },
  );

  it('sends the security headers with every answer', async () => {
    for (const path of ['/api/config', '/api/bookings', '/api/nothing', '/healthz']) {
      const { headers } = await app.send('GET', path);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
      expect(headers.get('X-Powered-By')).toBeNull();
      const policy = headers.get('Content-Security-Policy') ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|\*/);
    }
    const { headers } = await app.send('GET', '/api/bookings');
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  it('allows frames of our own, which the preview of a mail is, and of Google’s map only with a key', async () => {
    const frames = async (of: TestApp) => {
      const { headers } = await of.send('GET', '/api/config');
      return /frame-src [^;]*/.exec(headers.get('Content-Security-Policy') ?? '')?.[0];
    };
    expect(await frames(app)).toBe("frame-src 'self'");
    const withKey = await startTestApp({ env: { GOOGLE_MAPS_API_KEY: 'a-key' } });
    expect(await frames(withKey)).toBe("frame-src 'self' https://www.google.com");
    const { headers } = await withKey.send('GET', '/api/config');
    expect(headers.get('Content-Security-Policy')?.match(/google/g)).toHaveLength(1);
    await withKey.close();
  });

  it.each(['http://[', 'http://[::1]:x/api/gallery', 'x', '*'])(
    'refuses the target %s, which is neither a path nor a URL',
    async (target) => {
      const { port } = new URL(app.url);
      const socket = connect(Number(port), 'localhost');
      socket.end(`GET ${target} HTTP/1.1\r\nHost: villa.example\r\n\r\n`);
      const chunks: Buffer[] = [];
      for await (const chunk of socket) chunks.push(chunk as Buffer);
      expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1\.1 400 /);
    },
  );

  it('answers health', async () => {
    const answer = await app.send('GET', '/healthz');
    expect([answer.status, answer.json]).toEqual([
      200,
      {
        status: 'ok',
        product: 'villa-luz',
        version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
        apiVersion: 1,
      },
    ]);
  });

  it('returns a request id and no internals when something breaks', async () => {
    await app.db.write(async () => {
      // Cached rows of the settings are dropped.
      await app.db.sequelize.query('UPDATE villa_settings SET id = id');
      await app.db.sequelize.query('ALTER TABLE villa_settings RENAME TO broken');
    });
    const answer = await app.send<ErrorBody>('GET', '/api/villa-settings');
    expect(answer.status).toBe(500);
    expect(answer.json.code).toBe('internal');
    expect(answer.json.requestId).toMatch(/^[\da-f-]{36}$/);
    expect(answer.text).not.toMatch(/SQL|villa_settings|broken|node_modules|\.ts/);
    await app.db.write(async () => {
      await app.db.sequelize.query('ALTER TABLE broken RENAME TO villa_settings');
    });
  });
});
