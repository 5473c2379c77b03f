import { DAY_MS } from '@shared/domain/date';
import type Router from '@koa/router';
import { send } from '@koa/send';
import type { Content } from '@shared/domain/content/values';
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_CODES,
  LANGUAGES,
  pathIn,
  prefixOf,
  type Language,
} from '@shared/i18n/languages';
import type { Context } from 'koa';
import { methodNotAllowed, notFound } from '../errors';
import type { SiteRenderer } from '../pages/siteRenderer';
import { PAGE_PATHS, PUBLIC_PATHS } from '../pages/publicPages';

type PagesDeps = {
  renderer: Pick<SiteRenderer, 'adminShell' | 'clientDir'>;
  /** Origin of canonical addresses, without a slash at its end. */
  publicUrl: string;
  /** Sends the public page at the path that was asked for. */
  sendPublicPage: (ctx: Context) => Promise<void>;
  /** What is published. */
  loadContent: (language: Language) => Promise<Content>;
  now: () => Date;
};

const YEAR_MS = 365 * 86_400_000;
/** How long `security.txt` is good for, from whenever it is read; a year is the most. */
const SECURITY_TEXT_MS = 180 * DAY_MS;
/** Files at the root of the site, by the names that browsers and phones ask for. */
const ROOT_FILES = [
  '/favicon.svg',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
];

/** Everything that a browser opens: pages, their files, and what search engines read. */
export function mountPages(
  router: Router,
  { renderer, publicUrl, sendPublicPage, loadContent, now }: PagesDeps,
): void {
  router.get('/assets/*path', (ctx) =>
    // The name holds a hash of the content: what was loaded once never changes.
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
    const page = withoutSlashes(ctx.path);
    if (page !== ctx.path && PAGE_PATHS.has(page)) {
      ctx.status = 301;
      ctx.set('Cache-Control', 'public, max-age=3600');
      ctx.redirect(page + ctx.search);
      return;
    }
    await sendPublicPage(ctx);
  });
}

/** A path without the slashes that it ends with. */
function withoutSlashes(path: string): string {
  let end = path.length;
  // A regular expression would begin anew at each slash of a run that something follows.
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

function answerText(ctx: Context, type: string, text: string): void {
  ctx.type = `${type}; charset=utf-8`;
  ctx.set('Cache-Control', 'public, max-age=3600');
  ctx.body = text;
}

/** @throws AppError 404 for what was not built, a folder, or a path that leads out */
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
  if (!sent) throw notFound('file');
  // One of three files, the compressed ones made by the build.
  ctx.vary('Accept-Encoding');
}

function robotsText(publicUrl: string): string {
  return `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

/** RFC 9116: where to tell of a weakness. The form reaches the owner without an address to harvest. */
function securityText(publicUrl: string, now: Date): string {
  const expires = new Date(now.getTime() + SECURITY_TEXT_MS).toISOString();
  return (
    `Contact: ${publicUrl}/#contact\nExpires: ${expires}\n` +
    `Preferred-Languages: ${LANGUAGE_CODES.join(', ')}\nCanonical: ${publicUrl}/.well-known/security.txt\n`
  );
}

function sitemap(publicUrl: string): string {
  const link = (hreflang: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${publicUrl}${href}"/>`;
  const urls = PUBLIC_PATHS.flatMap((path) => {
    const alternates =
      LANGUAGE_CODES.map((language) => link(language, pathIn(language, path))).join('') +
      link('x-default', pathIn(DEFAULT_LANGUAGE, path));
    return LANGUAGE_CODES.map(
      (language) => `<url><loc>${publicUrl}${pathIn(language, path)}</loc>${alternates}</url>`,
    );
  }).join('');
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">' +
    `${urls}</urlset>`
  );
}

function webManifest(content: Content, language: Language): string {
  return JSON.stringify({
    name: content['villa.title'],
    short_name: content['villa.name'],
    description: content['villa.tagline'],
    lang: LANGUAGES[language].lang,
    start_url: pathIn(language, '/'),
    ...MANIFEST_REST,
  });
}

const MANIFEST_REST = {
  display: 'browser',
  background_color: '#fbf8f2',
  theme_color: '#0f4c5c',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  ],
};
