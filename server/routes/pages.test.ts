import { createServer, type Server } from 'node:http';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Router from '@koa/router';
import Koa, { type Middleware } from 'koa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageData } from '@shared/contract/page';
import { createLog } from '../log';
import { errorHandler } from '../middleware/errorHandler';
import { mountPages } from './pages';

let folder: string;
let server: Server;
let url: string;
let loadedPaths: string[];
let stateHashes: unknown;

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
  mountPages(router, {
    publicUrl: 'https://villa.example',
    loadPageData: async (pagePath) => {
      loadedPaths.push(pagePath);
      return {} as PageData;
    },
    renderer: {
      clientDir,
      adminShell: () => '<!doctype html><title>Admin</title>',
      render: async (input) => ({
        status: input.path === '/' || input.path === '/booking' ? 200 : 404,
        html: `<!doctype html><title>${input.publicUrl}</title>`,
        styleHashes: ['sha256-abc'],
      }),
    },
  });
  const app = new Koa();
  app.use(errorHandler(createLog('silent')));
  app.use(async (ctx, next) => {
    await next();
    stateHashes = ctx.state['styleHashes'];
  });
  app.use(router.routes() as Middleware);
  const handle = app.callback();
  server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

/** Asks and reads the answer to its end, so that no connection stays open behind a test. */
async function get(address: string, init: RequestInit = {}) {
  loadedPaths = [];
  stateHashes = undefined;
  const response = await fetch(url + address, { redirect: 'manual', ...init });
  const { status, headers } = response;
  return { status, headers, text: await response.text() };
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
    await get('/');
    expect(stateHashes).toEqual(['sha256-abc']);
  });

  it.each(['/nowhere', '/booking/more', '/Booking', '//evil.example', '/%E0%A4%A', '/%00'])(
    'are not found at %s, in HTML',
    async (address) => {
      const answer = await get(address);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    },
  );

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
  it('with a hash in their name are kept for good', async () => {
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
    expect(pages).toEqual(['https://villa.example/', 'https://villa.example/booking']);
  });

  it('names the villa and its icons', async () => {
    const manifest = JSON.parse((await get('/manifest.webmanifest')).text) as { name: string };
    expect(manifest.name).toBe('Villa Luz, Praia da Luz');
  });
});
