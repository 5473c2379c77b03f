import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LANGUAGE_CODES } from '@shared/i18n/languages';
import type { PageInput, PageOutput } from '@shared/contract/renderedPage';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../log';
import { createSiteRenderer, SiteNotBuiltError } from './siteRenderer';

const log = createLog('silent');

const MANIFEST = {
  'site/public/boot.ts': { file: 'assets/boot-0.js' },
  'site/public/entryClient.tsx': { file: 'assets/site-1.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react-2.js', imports: ['site/public/entryClient.tsx'] },
  'site/public/screens/Booking.tsx': {
    file: 'assets/Booking-3.js',
    imports: ['site/public/entryClient.tsx', '_calendar.js'],
  },
  'site/public/legal/LegalScreen.tsx': {
    file: 'assets/Legal-7.js',
    imports: ['site/public/entryClient.tsx'],
  },
  '_calendar.js': { file: 'assets/calendar-4.js' },
  ...Object.fromEntries(
    LANGUAGE_CODES.map((code) => [`shared/i18n/${code}/pages.ts`, { file: `assets/${code}-9.js` }]),
  ),
};
const ADMIN_MANIFEST = {
  'site/admin/entry.tsx': { file: 'assets/admin-5.js', imports: ['_table.js'] },
  '_table.js': { file: 'assets/table-6.js' },
};
/** Returns its input for inspection. */
const RENDERER =
  'export const renderPage = async (input) => ({ status: 200, html: JSON.stringify(input), styleHashes: [] });';

let siteDir: string;
beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'villa-site-'));
});
afterEach(() => rm(siteDir, { recursive: true, force: true }));

async function writeSite(files: Record<string, string> = {}): Promise<void> {
  const all = {
    'client/.vite/manifest.json': JSON.stringify(MANIFEST),
    'client/.vite/admin.json': JSON.stringify(ADMIN_MANIFEST),
    // The project's package.json makes the built file an ES module.
    'package.json': '{ "type": "module" }',
    'server/entryServer.js': RENDERER,
    ...files,
  };
  for (const [name, content] of Object.entries(all)) {
    await mkdir(path.dirname(path.join(siteDir, name)), { recursive: true });
    await writeFile(path.join(siteDir, name), content);
  }
}

async function assetsOf(pagePath: string): Promise<PageInput['assets']> {
  const renderer = await createSiteRenderer({ log, siteDir });
  const input = { path: pagePath, publicUrl: 'https://villa.example' } as PageInput;
  const output: PageOutput = await renderer.render(input);
  return (JSON.parse(output.html) as PageInput).assets;
}

describe('the built site', () => {
  it('gives a page its entry and what that imports, each once', async () => {
    await writeSite();
    expect(await assetsOf('/')).toEqual({
      boot: '/assets/boot-0.js',
      entry: '/assets/site-1.js',
      modules: ['/assets/react-2.js', '/assets/en-9.js'],
    });
  });

  it('gives the booking page its screen at once as well', async () => {
    await writeSite();
    expect(await assetsOf('/booking')).toEqual({
      boot: '/assets/boot-0.js',
      entry: '/assets/site-1.js',
      modules: [
        '/assets/react-2.js',
        '/assets/en-9.js',
        '/assets/Booking-3.js',
        '/assets/calendar-4.js',
      ],
    });
  });

  it('gives a page the texts of its own language only', async () => {
    await writeSite();
    const { modules } = await assetsOf('/de/booking');
    expect(modules).toContain('/assets/Booking-3.js');
    expect(modules.filter((href) => href.endsWith('-9.js'))).toEqual(['/assets/de-9.js']);
  });

  it('gives the back office its own files, none of the guests’, and a noindex tag', async () => {
    await writeSite();
    const shell = (await createSiteRenderer({ log, siteDir })).adminShell();
    expect(shell).toContain('<script type="module" src="/assets/admin-5.js"></script>');
    expect(shell).toContain('<link rel="modulepreload" href="/assets/table-6.js">');
    expect(shell).toContain('<meta name="robots" content="noindex">');
    expect(shell).not.toContain('site-1');
  });
});

describe('the renderer', () => {
  const input = (pagePath: string) =>
    ({ path: pagePath, publicUrl: 'https://villa.example' }) as PageInput;

  it('reports a failing page until it has rendered again', async () => {
    await writeSite({
      'server/entryServer.js':
        "export const renderPage = async ({ path }) => { if (globalThis.brokenPath === path) throw new Error('broken'); return { status: 200, html: '', styleHashes: [] }; };",
    });
    const renderer = await createSiteRenderer({ log, siteDir });
    expect(renderer.failing()).toEqual([]);
    Object.assign(globalThis, { brokenPath: '/booking' });
    await expect(renderer.render(input('/booking'))).rejects.toThrow('broken');
    await renderer.render(input('/'));
    expect(renderer.failing()).toEqual(['/booking']);
    Object.assign(globalThis, { brokenPath: null });
    await renderer.render(input('/booking'));
    expect(renderer.failing()).toEqual([]);
  });
});

describe('a site that is not built', () => {
  it('stops the start and says what to do', async () => {
    const error: unknown = await createSiteRenderer({ log, siteDir }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(SiteNotBuiltError);
    expect((error as Error).message).toContain('npm run build');
  });

  it.each([
    ['lacks an entry', { 'client/.vite/manifest.json': '{}' }],
    ['has a broken manifest', { 'client/.vite/admin.json': '{' }],
    ['exports no renderer', { 'server/entryServer.js': 'export const other = 1;' }],
  ])('is also one that %s', async (_claim, files) => {
    await writeSite(files);
    await expect(createSiteRenderer({ log, siteDir })).rejects.toBeInstanceOf(SiteNotBuiltError);
  });
});
