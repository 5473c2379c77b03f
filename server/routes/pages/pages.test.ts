import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Router from '@koa/router';
import Koa, { type Middleware } from 'koa';
import conditionalGet from 'koa-conditional-get';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PageData } from '@shared/contract/renderedPage';
import { contentOf } from '@shared/domain/content/contentTypes';
import { translator } from '@shared/i18n/catalogues';
import { createCache } from '../../cache/cache';
import { createResponseCache } from '../../cache/responseCache';
import type { Env } from '../../env';
import { createLog } from '../../log';
import { errorHandler } from '../../middleware/errorHandler';
import { createSecurityHeaders, securityHeaders } from '../../middleware/securityHeaders';
import { logRequests, noteRoute } from '../../middleware/requestLog';
import { mountPages } from './pages';
import { createPublicPages } from '../../rendering/publicPages';

let folder: string;
let server: Server;
let url: string;
/** Replaces the database's version, which changes with every commit. */
let version: string;
let data: Partial<PageData>;
let loadedPaths: string[];
let renderFails = false;
let renderings = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'villa-pages-'));
  const clientDir = path.join(folder, 'client');
  await mkdir(path.join(clientDir, 'assets'), { recursive: true });
  await mkdir(path.join(clientDir, '.vite'));
  await writeFile(path.join(clientDir, 'assets', 'site-1.js'), 'export {};');
  await writeFile(path.join(clientDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(path.join(clientDir, '.vite', 'manifest.json'), '{"secret":1}');
  await writeFile(path.join(folder, 'outside.txt'), 'secret');

  const router = new Router({ strict: true, sensitive: true });
  const publicUrl = 'https://villa.example';
  const security = createSecurityHeaders(
    { isHttps: false, googleMapsApiKey: '' },
    { kind: 'embedded', uploadUrl: '/u', uploadPreset: 'p', folder: 'f', deliveryBase: '/media' },
  );
  const responses = createResponseCache({
    cache: createCache({ current: async () => version }),
    commonHeaders: security.common,
    today: () => '2027-03-10',
    pictureFormat: () => null,
  });
  const sendPublicPage = createPublicPages({
    responses,
    security,
    publicUrl,
    loadPageData: async (pagePath) => {
      loadedPaths.push(pagePath);
      return data as PageData;
    },
    renderer: {
      render: async ({ path: pagePath }) => {
        if (renderFails) throw new Error('A chunk could not be read');
        return {
          status: pagePath === '/' || pagePath === '/booking' ? 200 : 404,
          html: `<!doctype html><title>${publicUrl}</title>${'<p>Praia da Luz</p>'.repeat(200)}{"dehydratedAt":${renderings++}}`,
          styleHashes: ['sha256-abc'],
        };
      },
    },
  });
  mountPages(router, {
    publicUrl,
    sendPublicPage,
    loadContent: async () => contentOf(translator('en'), { 'villa.name': 'Casa do Mar' }),
    now: () => new Date('2027-03-10T12:00:00Z'),
    renderer: { clientDir, adminShell: () => '<!doctype html><title>Admin</title>' },
  });
  const app = new Koa();
  app.use(noteRoute);
  app.use(securityHeaders(security));
  app.use(conditionalGet());
  app.use(
    errorHandler(createLog('silent'), async () => [
      { kind: 'phone', text: '+351 282 000 000', href: 'tel:+351282000000' },
    ]),
  );
  app.use(router.routes() as Middleware);
  const handle = app.callback();
  server = createServer(
    logRequests(
      { env: { trustProxy: 0 } as Env, log: createLog('silent'), metrics: null },
      responses.serve((request, response) => void handle(request, response)),
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  version = String(Math.random());
  data = { settings: {} as never, gallery: [], availability: [] };
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

/** Reads the response to its end, so that no connection stays open after a test. */
async function get(address: string, init: RequestInit = {}) {
  loadedPaths = [];
  const response = await fetch(url + address, { redirect: 'manual', ...init });
  const { status, headers } = response;
  return { status, headers, text: await response.text() };
}

/** Without fetch's caching and encodings. */
function raw(address: string, headers: Record<string, string>) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>(
    (resolve, reject) => {
      request(url + address, { headers, agent: false }, (response) => {
        let body = '';
        response.setEncoding('latin1');
        response.on('data', (chunk: string) => (body += chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        );
      })
        .on('error', reject)
        .end();
    },
  );
}

describe('pages', () => {
  it.each(['/', '/booking', '/booking?currency=GBP'])('are rendered at %s', async (address) => {
    const answer = await get(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(loadedPaths).toEqual([address.replace(/\?.*/, '')]);
    expect(answer.text).toContain('https://villa.example');
  });

  it('name the hashes of their styles for the content policy', async () => {
    for (const _time of ['first', 'from the cache']) {
      const policy = (await get('/')).headers.get('content-security-policy');
      expect(policy).toContain("style-src 'self'");
      expect(policy).toContain("'sha256-abc'");
    }
  });

  it.each(['/nowhere', '/booking/more', '/Bookings', '//evil.example', '/%E0%A4%A', '/%00'])(
    'are not found at %s, in HTML',
    async (address) => {
      const answer = await get(address);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    },
  );

  it.each([
    ['/booking/', '/booking'],
    ['/booking//', '/booking'],
    ['/booking/?currency=GBP', '/booking?currency=GBP'],
  ])('redirect once from %s to %s', async (address, target) => {
    const answer = await get(address);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, target]);
    expect((await get(target)).status).toBe(200);
  });

  it.each([
    ['/Booking', '/booking'],
    ['/PT', '/pt'],
    ['/pt/BOOKING?guests=2', '/pt/booking?guests=2'],
    ['/booking).', '/booking'],
    ['/booking%5D', '/booking'],
    ['/privacy%E2%80%9D', '/privacy'],
    ['/).', '/'],
  ])(
    'redirect from %s, typed in capitals or copied with punctuation, to %s',
    async (address, target) => {
      const answer = await get(address);
      expect([answer.status, answer.headers.get('location')]).toEqual([301, target]);
    },
  );

  it.each([
    '/nowhere/',
    '/nowhere.',
    '//evil.example/',
    '//booking/',
    '/%2Fevil.example',
    '/booking%00.',
  ])('do not redirect from %s', async (address) => {
    expect((await get(address)).status).toBe(404);
  });

  it('explain a failure to render, reload themselves, and say whom to call', async () => {
    data = { ...data, today: 'not rendered before' };
    renderFails = true;
    const browser = { headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };
    const failed = await get('/booking', browser);
    expect(failed.status).toBe(500);
    expect(failed.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(failed.headers.get('cache-control')).toBe('no-store');
    expect(failed.text).toContain('This page is not available right now');
    expect(failed.text).toContain('<a class="action" href="">Try again</a>');
    expect(failed.text).toContain(
      'Or contact us directly: <a href="tel:+351282000000">+351 282 000 000</a>',
    );
    expect(failed.text).not.toContain('chunk');
    const program = await get('/booking', { headers: { Accept: 'application/json' } });
    expect(JSON.parse(program.text)).toMatchObject({ code: 'internal' });
    renderFails = false;
    expect((await get('/booking', browser)).status).toBe(200);
  });

  it.each(['POST', 'PUT', 'DELETE'])('refuse %s', async (method) => {
    const answer = await get('/', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  it('answer HEAD without a body', async () => {
    const answer = await get('/', { method: 'HEAD' });
    expect([answer.status, answer.text]).toEqual([200, '']);
  });
});

describe('a page that was requested before', () => {
  const encodings = ['br', 'gzip', 'identity'];
  it.each(encodings)('comes from the cache, in %s, with the same headers', async (encoding) => {
    data = { ...data, today: `2027-03-10 ${encoding}` };
    const init = { headers: { 'Accept-Encoding': encoding } };
    const first = await get('/', init);
    expect(loadedPaths).toEqual(['/']);
    const second = await get('/', init);
    expect(loadedPaths).toEqual([]);

    expect(second.text).toBe(first.text);
    const comparable = (headers: Headers) =>
      Object.fromEntries([...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)));
    expect(comparable(second.headers)).toEqual(comparable(first.headers));
    expect(second.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(second.headers.get('vary')).toBe('Accept-Encoding');
    const ids = [first, second].map(({ headers }) => headers.get('x-request-id'));
    expect(ids[1]).toMatch(/^[\da-f-]{36}$/);
    expect(ids[1]).not.toBe(ids[0]);
  });

  it('keeps its ETag when it is made again of the same data', async () => {
    const etags: (string | null)[] = [];
    for (const commit of ['one', 'two']) {
      version = commit;
      etags.push((await get('/')).headers.get('etag'));
    }
    expect(loadedPaths).toEqual(['/']);
    expect(etags[1]).toBe(etags[0]);
  });

  it('is made again after a commit', async () => {
    await get('/');
    version = 'next';
    await get('/');
    expect(loadedPaths).toEqual(['/']);
    await get('/');
    expect(loadedPaths).toEqual([]);
  });

  it.each([{ settings: null }, { gallery: null }, { availability: null }])(
    'is not cached if a part of it could not be read: %o',
    async (missing) => {
      data = { ...data, ...missing };
      await get('/booking');
      await get('/booking');
      expect(loadedPaths).toEqual(['/booking']);
    },
  );

  it('is not sent again to a client that has it', async () => {
    for (const encoding of encodings) {
      const first = await get('/', { headers: { 'Accept-Encoding': encoding } });
      const etag = first.headers.get('etag') ?? '';
      const again = await raw('/', { 'Accept-Encoding': encoding, 'If-None-Match': etag });
      expect([again.status, again.body]).toEqual([304, '']);
      const other = await raw('/', { 'Accept-Encoding': encoding, 'If-None-Match': '"old"' });
      expect(other.status).toBe(200);
    }
  });

  it.each([
    ['gzip;q=0, br;q=0', null],
    ['*', 'br'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['GZIP', 'gzip'],
    ['', null],
    ['zstd', null],
    // Browsers' headers, in any order; the server's preference decides.
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity, gzip;q=0.5', null],
    ['gzip;q=nonsense, *;q=0.1', 'br'],
  ])('honours Accept-Encoding %j', async (accepted, encoding) => {
    await get('/');
    const answer = await raw('/', { 'Accept-Encoding': accepted });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-encoding'] ?? null).toBe(encoding);
  });

  it('comes from the cache for browsers as they ask', async () => {
    const headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
    await get('/', { headers });
    const again = await get('/', { headers });
    expect([loadedPaths, again.headers.get('content-encoding')]).toEqual([[], 'br']);
    // Another order uses the same cache entry.
    await get('/', { headers: { 'Accept-Encoding': 'br, gzip' } });
    expect(loadedPaths).toEqual([]);
  });

  it('is one cached page for all unknown paths', async () => {
    await get('/nowhere');
    version = 'same for both';
    await get('/nowhere');
    await get('/elsewhere');
    expect(loadedPaths).toEqual([]);
  });
});

describe('the back office', () => {
  it.each(['/admin', '/admin/', '/admin/login', '/admin/any/where'])(
    'answers its shell at %s, loads no data and asks not to be indexed',
    async (address) => {
      const answer = await get(address);
      expect(answer.status).toBe(200);
      expect(answer.text).toContain('Admin');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
      expect(loadedPaths).toEqual([]);
    },
  );
});

describe('files', () => {
  it('with a hash in their name are immutable', async () => {
    const answer = await get('/assets/site-1.js');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/javascript/);
    expect(answer.headers.get('cache-control')).toBe('max-age=31536000,immutable');
  });

  it('of the root are kept for a day', async () => {
    const answer = await get('/favicon.svg');
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('cache-control')).toBe('max-age=86400');
  });

  it.each([
    '/assets/site-2.js',
    '/assets/..%2f.vite%2fmanifest.json',
    '/assets/%2e%2e%2f%2e%2e%2foutside.txt',
    '/assets/%00',
    '/assets/%E0%A4%A',
    '/.vite/manifest.json',
  ])('are not found at %s', async (address) => {
    const answer = await get(address);
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain('secret');
  });
});

describe('what search engines and phones read', () => {
  it('keeps them out of the back office and shows them the sitemap', async () => {
    const { text: robots } = await get('/robots.txt');
    expect(robots).toContain('Disallow: /admin\n');
    expect(robots).toContain('Sitemap: https://villa.example/sitemap.xml');
  });

  it('lists the public pages', async () => {
    const answer = await get('/sitemap.xml');
    expect(answer.headers.get('content-type')).toContain('application/xml');
    const pages = [...answer.text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, page]) => page);
    const english = ['/', '/booking', '/privacy', '/terms', '/cancellation'];
    expect(pages.filter((page) => !/\/(pt|de|fr|nl)(\/|$)/.test(page ?? ''))).toEqual(
      english.map((path) => `https://villa.example${path}`),
    );
    for (const language of ['pt', 'de', 'fr', 'nl']) {
      expect(pages).toContain(`https://villa.example/${language}`);
      expect(pages).toContain(`https://villa.example/${language}/booking`);
    }
    expect(pages).toHaveLength(25);
    expect(answer.text).toContain(
      '<loc>https://villa.example/de/booking</loc>' +
        '<xhtml:link rel="alternate" hreflang="en" href="https://villa.example/booking"/>',
    );
  });

  it('names a contact for security reports, valid for half a year', async () => {
    const answer = await get('/.well-known/security.txt');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.text).toContain('Contact: https://villa.example/#contact\n');
    expect(answer.text).toContain('Expires: 2027-09-06T12:00:00.000Z\n');
  });

  it('names the villa and its icons', async () => {
    const manifest = JSON.parse((await get('/manifest.webmanifest')).text) as { name: string };
    expect(manifest.name).toBe('Villa Luz, Praia da Luz');
    expect(manifest).toMatchObject({ short_name: 'Casa do Mar' });
  });
});
