import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import Router from '@koa/router';
import * as endpoints from '@shared/contract/endpoints';
import type { Endpoint } from '@shared/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildEnquiry, buildMessage, insertBooking } from '../factories';
import { startTestApp, type TestApp } from '../testApp';

const ALL: Endpoint[] = Object.values(endpoints);
/** Mounted beside the contract's calls, each with its own tests. */
const BESIDE_THE_CONTRACT = [
  'GET /healthz',
  'POST /api/admin/images/upload',
  'GET /api/admin/bookings/:reference/conversation/files/:id',
  'POST /api/admin/bookings/:reference/conversation/files',
];
const RANGE = 'startDate=2027-03-10&endDate=2027-05-01';
const PUBLIC_READS = [
  '/api/config',
  '/api/villa-settings',
  '/api/price-terms',
  '/api/gallery',
  '/api/reviews',
  `/api/availability?${RANGE}`,
  '/api/admin/session',
  '/healthz',
];

describe('what the server reveals, and to whom', () => {
  let app: TestApp;
  const routes = new Set<string>();
  beforeAll(async () => {
    const register = vi.spyOn(Router.prototype, 'register');
    app = await startTestApp();
    for (const [address, methods] of register.mock.calls) {
      for (const method of methods) routes.add(`${method.toUpperCase()} ${String(address)}`);
    }
    register.mockRestore();
  });
  afterAll(() => app.close());

  it('answers exactly the calls of the contract, so that none escapes the access tests', () => {
    const isCall = (route: string) => route.includes(' /api') || route.endsWith('/healthz');
    const known = [...ALL.map((call) => `${call.method} ${call.path}`), ...BESIDE_THE_CONTRACT];
    expect([...routes].filter(isCall).toSorted()).toEqual(known.toSorted());
  });

  it('covers every public read with these tests', () => {
    const open = ALL.filter(({ access, method }) => access === 'public' && method === 'GET');
    const asked = new Set(PUBLIC_READS.map((address) => address.replace(/\?.*/, '')));
    expect(open.map(({ path }) => path).filter((address) => !asked.has(address))).toEqual([]);
  });

  it('reveals to guests nothing of other guests, hidden photos or secrets', async () => {
    const cookie = await app.signIn();
    await app.send('POST', '/api/booking-enquiry', { body: buildEnquiry() });
    await app.send('POST', '/api/contact', { body: buildMessage() });
    const booking = { checkinDate: '2027-03-20', checkoutDate: '2027-03-24' };
    const { reference } = await insertBooking(app, { ...booking, status: 'confirmed' });
    await app.send('POST', '/api/admin/gallery', {
      body: { publicId: 'villa-luz/hidden', title: 'Hidden view', isActive: false },
      cookie,
    });
    const [user] = await app.db.models.User.findAll();
    const secrets = [
      'Ana',
      'Duarte',
      'ana@example.pt',
      '912 345',
      'Tom',
      'Baker',
      'A cot',
      reference,
      'Hidden view',
      'villa-luz/hidden',
      app.dataDir,
      user?.passwordHash ?? '-',
      ...app.deps.sessionKeys,
    ];
    for (const address of PUBLIC_READS) {
      const { status, text } = await app.send('GET', address);
      expect(status).toBe(200);
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    }
  });

  it('gives the methods of one address different permissions: guests write messages, the owner reads them', async () => {
    expect((await app.send('POST', '/api/contact', { body: buildMessage() })).status).toBe(201);
    expect((await app.send('GET', '/api/contact')).status).toBe(401);
    expect((await app.send('GET', '/api/villa-settings')).status).toBe(200);
    expect((await app.send('PUT', '/api/villa-settings', { body: {} })).status).toBe(401);
  });

  it.each(['/api/bookings', '/api/contact', '/api/admin/login'])(
    'answers no preflight of another site for %s',
    async (address) => {
      const answer = await app.send('OPTIONS', address, {
        headers: {
          Origin: 'https://evil.example',
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'content-type',
        },
      });
      const names = [...answer.headers.keys()];
      expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([]);
    },
  );

  it('keeps no copy of a session’s cookie in the data folder', async () => {
    const cookie = await app.signIn();
    const token = /villa=([^;]+)/.exec(cookie)?.[1] ?? '';
    expect(token).toHaveLength(43);
    const entries = await readdir(app.dataDir, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(0);
    for (const { parentPath, name } of files) {
      expect((await readFile(path.join(parentPath, name))).includes(token)).toBe(false);
    }
  });

  it('sets no cookie for visitors', async () => {
    for (const address of PUBLIC_READS) {
      expect((await app.send('GET', address)).headers.getSetCookie()).toEqual([]);
    }
  });
});

describe('over https', () => {
  it('demands https for a year, and upgrades what a page loads', async () => {
    const app = await startTestApp({ env: { PUBLIC_URL: 'https://villa.example' } });
    const { headers } = await app.send('GET', '/api/config');
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
    expect(headers.get('Content-Security-Policy')).toContain('upgrade-insecure-requests');
    await app.close();
  });

  it('demands nothing of a loopback address', async () => {
    const app = await startTestApp();
    const { headers } = await app.send('GET', '/api/config');
    expect(headers.get('Strict-Transport-Security')).toBeNull();
    await app.close();
  });
});
