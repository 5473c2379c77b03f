import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { projectRoot } from '../../../server/projectRoot';
import { freePort } from '../../../scripts/lib/freePort.mjs';
import { DESKTOP, launchBrowser, newVisitor } from './browser';

const PARTS = [
  'shared',
  'server',
  'site',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'vite.alias.ts',
  'vite.server.config.ts',
];

let root: string;
let url: string;
let dev: ChildProcess;
let printed = '';
let browser: Browser;

/** `npm run dev` on a copy of the project, whose sources the tests change. */
beforeAll(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'villa-dev-')));
  await Promise.all(
    PARTS.map((part) =>
      cp(path.join(projectRoot(), part), path.join(root, part), { recursive: true }),
    ),
  );
  await symlink(
    await realpath(path.join(projectRoot(), 'node_modules')),
    path.join(root, 'node_modules'),
  );
  const port = await freePort();
  url = `http://localhost:${port}`;
  dev = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', PORT: String(port) },
  });
  const collect = (chunk: Buffer) => (printed += chunk.toString());
  dev.stdout?.on('data', collect);
  dev.stderr?.on('data', collect);
  const isListening = () => printed.includes(`Listening on ${url}\n`);
  await vi.waitUntil(() => isListening() || dev.exitCode !== null, { timeout: 120_000 });
  if (!isListening()) throw new Error(`npm run dev did not start:\n${printed}`);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  if (dev && dev.exitCode === null) {
    const ended = new Promise((resolve) => dev.once('exit', resolve));
    dev.kill('SIGTERM');
    await ended;
  }
  if (root) await rm(root, { recursive: true, force: true });
});

async function edit(place: string, from: string, to: string): Promise<void> {
  const file = path.join(root, place);
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replaceAll(from, to));
}

const read = async (address: string) => (await fetch(url + address)).text();

it('fills its own data folder, and prints a password that signs in', async () => {
  const password = /Owner: admin, password (\S+)/.exec(printed)?.[1] ?? '';
  const answer = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url },
    body: JSON.stringify({ username: 'admin', password }),
  });
  expect(answer.status).toBe(200);
  expect(printed).toMatch(/Added \d+ bookings/);
});

it('starts the server again when its sources change, and keeps it when they do not build', async () => {
  const place = 'server/routes/pages/robots.ts';
  await edit(place, 'Disallow: /admin', 'Disallow: /office');
  await expect.poll(() => read('/robots.txt')).toContain('Disallow: /office');

  await edit(place, 'function robotsText', 'function = robotsText');
  await expect.poll(() => printed).toContain('The server does not build');
  expect(await read('/robots.txt')).toContain('Disallow: /office');

  await edit(place, 'function = robotsText', 'function robotsText');
  await edit(place, 'Disallow: /office', 'Disallow: /desk');
  await expect.poll(() => read('/robots.txt')).toContain('Disallow: /desk');
});

it('renders a page from the sources of the site, and replaces a changed part in place', async () => {
  const { page, errors } = await newVisitor(browser, DESKTOP);
  await page.goto(url);
  await expect.poll(() => page.evaluate(() => '$RefreshReg$' in window)).toBe(true);
  const brand = page.locator('footer').getByText('Villa Luz', { exact: true });
  await brand.scrollIntoViewIfNeeded();
  await page.evaluate(() => Object.assign(window, { wasHereBefore: true }));
  // Hot replacement begins once the module is loaded.
  await page.waitForLoadState('networkidle');

  await edit('site/public/Footer.tsx', "{content['villa.name']}</Name>", 'By the sea</Name>');
  await page.locator('footer').getByText('By the sea', { exact: true }).waitFor();
  expect(await page.evaluate(() => 'wasHereBefore' in window)).toBe(true);
  expect((await read('/')).includes('>By the sea</p>')).toBe(true);
  expect(errors).toEqual([]);
});

it('opens the production policy for styles and its own socket only', async () => {
  const policy = (await fetch(url)).headers.get('Content-Security-Policy') ?? '';
  expect(policy.split('; ').filter((directive) => directive.includes('unsafe'))).toEqual([
    "style-src 'self' 'unsafe-inline'",
  ]);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("connect-src 'self' ws:;");
});

it('still answers what is not there as the server does', async () => {
  const answer = await fetch(`${url}/nothing-here`);
  expect([answer.status, answer.headers.get('X-Villa-Api')]).toEqual([404, '1']);
  expect((await fetch(`${url}/api/nothing`)).status).toBe(404);
});
