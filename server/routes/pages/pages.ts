import { DAY_MS } from '@shared/domain/date';
import type Router from '@koa/router';
import { send } from '@koa/send';
import type { Content } from '@shared/domain/content/contentTypes';
import { LANGUAGE_CODES, prefixOf, type Language } from '@shared/i18n/languages';
import type { Context } from 'koa';
import { methodNotAllowed, notFound } from '../../errors';
import type { SiteRenderer } from '../../rendering/siteRenderer';
import { PAGE_PATHS } from '../../rendering/publicPages';
import { robotsText } from './robots';
import { securityText } from './securityText';
import { sitemap } from './sitemap';
import { webManifest } from './webManifest';

type PagesDeps = {
  renderer: Pick<SiteRenderer, 'adminShell' | 'clientDir'>;
  /** Origin of canonical URLs, without a trailing slash. */
  publicUrl: string;
  sendPublicPage: (ctx: Context) => Promise<void>;
  loadContent: (language: Language) => Promise<Content>;
  now: () => Date;
};

const YEAR_MS = 365 * DAY_MS;
/** Files at the root of the site, under the names that browsers and phones request. */
const ROOT_FILES = [
  '/favicon.svg',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/copy.js',
  '/icon-maskable-512.png',
];

export function mountPages(
  router: Router,
  { renderer, publicUrl, sendPublicPage, loadContent, now }: PagesDeps,
): void {
  router.get('/assets/*path', (ctx) =>
    // The name contains a hash of the content, so the file never changes.
    answerFile(ctx, renderer, { maxAge: YEAR_MS, immutable: true }),
  );
  for (const file of ROOT_FILES) {
    router.get(file, (ctx) => answerFile(ctx, renderer, { maxAge: DAY_MS, immutable: false }));
  }
  router.get('/robots.txt', (ctx) => {
    answerText(ctx, 'text/plain', robotsText(publicUrl));
  });
  router.get('/.well-known/security.txt', (ctx) => {
    answerText(ctx, 'text/plain', securityText(publicUrl, now()));
  });
  router.get('/sitemap.xml', (ctx) => {
    answerText(ctx, 'application/xml', sitemap(publicUrl));
  });
  for (const language of LANGUAGE_CODES) {
    router.get(`${prefixOf(language)}/manifest.webmanifest`, async (ctx) => {
      const manifest = webManifest(await loadContent(language), language);
      answerText(ctx, 'application/manifest+json', manifest);
    });
  }
  for (const path of ['/admin', '/admin/{*path}']) {
    router.get(path, (ctx) => {
      ctx.set('X-Robots-Tag', 'noindex');
      ctx.type = 'text/html; charset=utf-8';
      ctx.set('Cache-Control', 'no-cache');
      ctx.body = renderer.adminShell();
    });
  }
  router.all('/{*path}', async (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw methodNotAllowed('GET, HEAD');
    const page = knownPage(ctx.path);
    if (page !== undefined && page !== ctx.path) {
      ctx.status = 301;
      ctx.set('Cache-Control', 'public, max-age=3600');
      ctx.redirect(page + ctx.search);
      return;
    }
    await sendPublicPage(ctx);
  });
}

/** Characters that end a path if the punctuation around a link was taken as part of it. */
const AROUND_LINKS = new Set('/.,;:!?)]}>\'"»”’');

/** The page for a path, ignoring case and trailing punctuation of a sentence. */
function knownPage(path: string): string | undefined {
  if (path.startsWith('//')) return undefined;
  const typed = decoded(path);
  let end = typed.length;
  // A regular expression would take quadratic time: it retries at each character of a run that is not at the end.
  while (end > 1 && AROUND_LINKS.has(typed[end - 1] ?? '')) end -= 1;
  const page = typed.slice(0, end).toLowerCase();
  return PAGE_PATHS.has(page) ? page : undefined;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function answerText(ctx: Context, type: string, text: string): void {
  ctx.type = `${type}; charset=utf-8`;
  ctx.set('Cache-Control', 'public, max-age=3600');
  ctx.body = text;
}

/** @throws AppError 404 for a missing file, a folder, or a path outside the folder */
async function answerFile(
  ctx: Context,
  { clientDir }: Pick<SiteRenderer, 'clientDir'>,
  caching: { maxAge: number; immutable: boolean },
): Promise<void> {
  const sent = await send(ctx, ctx.path, { root: clientDir, ...caching }).catch(
    (error: { status?: number }) => {
      if (error.status !== undefined && error.status < 500) return undefined;
      throw error;
    },
  );
  if (!sent) throw notFound('This file');
  // One of three files; the build made the compressed ones.
  ctx.vary('Accept-Encoding');
}
