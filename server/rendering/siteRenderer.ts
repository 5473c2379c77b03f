import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LEGAL_PAGES } from '@shared/domain/legal/pages';
import type { PageAssets, PageInput, PageOutput, RenderPage } from '@shared/contract/renderedPage';
import {
  LANGUAGE_CODES,
  languageOf,
  pathWithoutLanguage,
  type Language,
} from '@shared/i18n/languages';
import type { Logger } from '../log';
import { projectRoot } from '../projectRoot';

/** The built site. */
export type SiteRenderer = {
  /** Renders a complete public page. */
  render: (input: Omit<PageInput, 'assets'>) => Promise<PageOutput>;
  /** The back office's page: only its scripts, as it renders in the browser. */
  adminShell: () => string;
  /** Absolute folder of the browser's files. */
  clientDir: string;
  /** Paths of pages that failed to render last time. */
  failing: () => string[];
};

/** The site was not built completely; the message says how to. */
export class SiteNotBuiltError extends Error {
  override name = 'SiteNotBuiltError';
}

/** A module in the build manifest: its file and static imports. */
type ManifestChunk = { file: string; imports?: string[] };
type Manifest = Readonly<Record<string, ManifestChunk>>;

const SITE_ENTRY = 'site/public/entryClient.tsx';
const SITE_BOOT = 'site/public/boot.ts';
const ADMIN_ENTRY = 'site/admin/entry.tsx';
/** The texts of a language, which are loaded separately with the pages that need them. */
const textsOf = (language: Language) => `shared/i18n/${language}/pages.ts`;
/** Lazily loaded screens by path without language; their modules are preloaded in the page's head. */
const LAZY_SCREENS: Readonly<Record<string, string>> = {
  '/booking': 'site/public/screens/Booking.tsx',
  ...Object.fromEntries(
    LEGAL_PAGES.map((page) => [`/${page}`, 'site/public/legal/LegalScreen.tsx']),
  ),
};

/**
 * Loads the built site once.
 * @param options.siteDir output folder of `client` and `server`; the project's `dist/site`
 * @throws SiteNotBuiltError if a part is missing
 */
export async function createSiteRenderer({
  log,
  siteDir = path.join(projectRoot(), 'dist', 'site'),
}: {
  log: Logger;
  siteDir?: string;
}): Promise<SiteRenderer> {
  try {
    return await loadSite(siteDir);
  } catch (error) {
    log.error({ err: error, siteDir }, 'the built site could not be loaded');
    throw new SiteNotBuiltError(
      `The site is not built, or only half of it: ${messageOf(error)}\nRun npm run build, then start again.`,
    );
  }
}

async function loadSite(siteDir: string): Promise<SiteRenderer> {
  const clientDir = path.join(siteDir, 'client');
  const [manifest, adminManifest, renderPage] = await Promise.all([
    loadManifest(path.join(clientDir, '.vite', 'manifest.json')),
    loadManifest(path.join(clientDir, '.vite', 'admin.json')),
    loadRenderPage(path.join(siteDir, 'server', 'entryServer.js')),
  ]);
  const [boot = ''] = modulesOf(manifest, SITE_BOOT);
  const siteAssets: PageAssets = { boot, ...assetsOf(manifest, SITE_ENTRY) };
  const lazyModules = new Map(
    Object.entries(LAZY_SCREENS).map(([screenPath, key]) => [screenPath, modulesOf(manifest, key)]),
  );
  const textModules = new Map(
    LANGUAGE_CODES.map((language) => [language, modulesOf(manifest, textsOf(language))]),
  );
  const pageAssets = (pagePath: string): PageAssets =>
    withModules(siteAssets, [
      ...(textModules.get(languageOf(pagePath)) ?? []),
      ...(lazyModules.get(pathWithoutLanguage(pagePath)) ?? []),
    ]);
  const shell = shellOf(assetsOf(adminManifest, ADMIN_ENTRY));
  const failed = new Set<string>();
  const render: SiteRenderer['render'] = async (input) => {
    try {
      const page = await renderPage({ ...input, assets: pageAssets(input.path) });
      failed.delete(input.path);
      return page;
    } catch (error) {
      failed.add(input.path);
      throw error;
    }
  };
  return {
    render,
    adminShell: () => shell,
    clientDir,
    failing: () => [...failed],
  };
}

async function loadManifest(file: string): Promise<Manifest> {
  // Written by the build in this form; `modulesOf` reports a missing entry.
  return JSON.parse(await readFile(file, 'utf8')) as Manifest;
}

async function loadRenderPage(file: string): Promise<RenderPage> {
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href);
  const renderPage = (module as { renderPage?: unknown }).renderPage;
  if (typeof renderPage !== 'function') throw new Error(`${file} exports no renderPage`);
  // The build type-checks the export against this type.
  return renderPage as RenderPage;
}

type EntryAssets = Pick<PageAssets, 'entry' | 'modules'>;

function assetsOf(manifest: Manifest, entry: string): EntryAssets {
  const [entryFile = '', ...modules] = modulesOf(manifest, entry);
  return { entry: entryFile, modules };
}

function withModules(assets: PageAssets, more: readonly string[]): PageAssets {
  const modules = new Set([...assets.modules, ...more]);
  modules.delete(assets.entry);
  return { ...assets, modules: [...modules] };
}

/** URLs of a module and all its static imports, itself first. */
function modulesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the manifest of the build has no ${key}`);
  return [
    `/${chunk.file}`,
    ...(chunk.imports ?? []).flatMap((imported) => modulesOf(manifest, imported, seen)),
  ];
}

function shellOf({ entry, modules }: EntryAssets): string {
  const preloads = modules.map((href) => `<link rel="modulepreload" href="${href}">`).join('');
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>Admin</title><meta name="robots" content="noindex">` +
    '<meta name="color-scheme" content="light dark">' +
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
    `${preloads}<script type="module" src="${entry}"></script></head>` +
    '<body><div id="root"></div>' +
    '<noscript>The back office needs JavaScript. Please switch it on and load the page again.</noscript>' +
    '</body></html>'
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
