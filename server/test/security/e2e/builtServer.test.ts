import { mkdtemp, rm, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn, signInFirstTime, type ApiSession } from '../../apiSession';
import { startBuiltServer, type BuiltServer } from '../../builtServer';

const PUBLIC_URL = 'https://villa.example';
const MARKUP = '</script><img src=x onerror=alert(1)>';

describe('the built site', () => {
  let server: BuiltServer;
  let owner: ApiSession;
  beforeAll(async () => {
    server = await startBuiltServer({ isFirstStart: true });
    owner = await signInFirstTime(server.url, server.adminPassword() ?? '');
  });
  afterAll(() => server?.close());

  it('shows markup in a photo’s title as text, in the page and in what it takes along', async () => {
    const photos = (await owner.send('GET', '/api/admin/gallery')).json as { id: number }[];
    const photo = photos[0] as { id: number } & Record<string, unknown>;
    const { title: _title, ...rest } = photo;
    const saved = await owner.send('PUT', `/api/admin/gallery/${photo.id}`, {
      ...rest,
      title: MARKUP,
      description: MARKUP,
    });
    expect(saved.status).toBe(200);
    const html = await (await fetch(server.url)).text();
    expect(html).toContain('onerror=alert(1)');
    expect(html).not.toContain('<img src=x');
    expect(html).not.toMatch(/<\/script>\s*<img/);
  });

  it.each(['/', '/booking', '/admin', '/nowhere'])(
    'sends %s under a policy that runs no inline script or style',
    async (address) => {
      const response = await fetch(server.url + address);
      const policy = response.headers.get('Content-Security-Policy') ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).toMatch(/script-src 'self'(;|$)/);
      expect(policy).not.toMatch(/unsafe|\*|http:|nonce/);
      expect(response.headers.get('Permissions-Policy')).toContain('camera=()');
      expect(response.headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
      expect(response.headers.get('X-Powered-By')).toBeNull();
      const html = await response.text();
      // A data block never runs; any other script must be a file.
      const scripts = html.match(
        /<script(?![^>]*\bsrc=)(?![^>]*type="application\/(ld\+)?json")[^>]*>/g,
      );
      expect(scripts).toBeNull();
      expect(html).not.toMatch(/\sstyle="|\son[a-z]+="/);
    },
  );

  it('never prints the first password twice, and never into the log', () => {
    const password = server.adminPassword() ?? '-';
    expect(server.output().split(password)).toHaveLength(2);
    const logged = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    expect(logged.filter((line) => line.includes(password))).toEqual([]);
  });
});

it('writes its own name into pages and sitemap, whatever host a request claims', async () => {
  const server = await startBuiltServer({ env: { PUBLIC_URL, TRUST_PROXY: '1' } });
  for (const address of ['/', '/sitemap.xml', '/robots.txt']) {
    const text = await readAs(server.url, address, {
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
    });
    expect(text).not.toContain('evil.example');
    expect(text).toContain(PUBLIC_URL);
  }
  await server.close();
});

it('still refuses a sixth sign-in after being killed and started again', async () => {
  const env = { RATE_LIMIT_FACTOR: '1' };
  const server = await startBuiltServer({ env });
  for (let count = 0; count < 5; count += 1) expect(await wrongSignIn(server.url)).toBe(401);
  await server.stop('SIGKILL');
  const again = await startBuiltServer({ dataDir: server.dataDir, env });
  expect(await wrongSignIn(again.url)).toBe(429);
  await again.close();
});

it('makes one admin and one set of photos when two first starts share a folder', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'villa-race-'));
  const servers = await Promise.all([startBuiltServer({ dataDir }), startBuiltServer({ dataDir })]);
  const passwords = servers.map((server) => server.adminPassword()).filter(Boolean);
  expect(passwords).toHaveLength(1);
  const owner = await signInFirstTime(servers[0].url, passwords[0] ?? '');
  const photos = (await owner.send('GET', '/api/admin/gallery')).json as { publicId: string }[];
  expect(new Set(photos.map((photo) => photo.publicId)).size).toBe(photos.length);
  expect((await (await signIn(servers[1].url)).send('GET', '/api/bookings')).status).toBe(200);
  await Promise.all(servers.map((server) => server.stop()));
  await rm(dataDir, { recursive: true });
});

it('makes a data folder that only its owner may read', async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'villa-mode-'));
  const dataDir = path.join(parent, 'data');
  const server = await startBuiltServer({ dataDir });
  // Windows has no mode bits; there the parent's permissions count.
  const others = process.platform === 'win32' ? 0 : (await stat(dataDir)).mode & 0o077;
  expect(others).toBe(0);
  await server.close();
  await rm(parent, { recursive: true });
});

async function wrongSignIn(url: string): Promise<number> {
  const response = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'not it' }),
  });
  return response.status;
}

/** With headers that `fetch` would not send. */
function readAs(url: string, address: string, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request(url + address, { headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve(text));
    });
    call.on('error', reject);
    call.end();
  });
}
