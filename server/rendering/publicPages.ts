import { LEGAL_PAGES } from '@shared/domain/legal/pages';
import type { PageData } from '@shared/contract/renderedPage';
import { LANGUAGE_CODES, languageOf, pathIn } from '@shared/i18n/languages';
import type { Context } from 'koa';
import { encodingFor, textResponse, type ResponseCache } from '../cache/responseCache';
import type { SecurityHeaders } from '../middleware/securityHeaders';
import type { SiteRenderer } from './siteRenderer';

type Options = {
  responses: ResponseCache;
  renderer: Pick<SiteRenderer, 'render'>;
  security: Pick<SecurityHeaders, 'contentPolicy'>;
  /** Origin of canonical URLs, without a trailing slash. */
  publicUrl: string;
  loadPageData: (path: string) => Promise<PageData>;
};

/** Pages with their own path, without language. */
export const PUBLIC_PATHS: readonly string[] = [
  '/',
  '/booking',
  ...LEGAL_PAGES.map((page) => `/${page}`),
];
/** The paths of all languages. */
export const PAGE_PATHS: ReadonlySet<string> = new Set(
  LANGUAGE_CODES.flatMap((language) => PUBLIC_PATHS.map((path) => pathIn(language, path))),
);
/** All unknown paths of a language share one page. */
const NOT_FOUND_PATH = '/404';
/** When a page's data was read, which does not affect its content. */
const READ_AT = /"(?:dehydratedAt|dataUpdatedAt)":\d+/g;
/** Of the route in `routes/pages/pages.ts`. */
const ROUTE = '/{*path}';

/** @returns sends the page at the requested path, rendered once until something changes */
export function createPublicPages({
  responses,
  renderer,
  security,
  publicUrl,
  loadPageData,
}: Options): (ctx: Context) => Promise<void> {
  return async (ctx) => {
    const path = PAGE_PATHS.has(ctx.path) ? ctx.path : pathIn(languageOf(ctx.path), NOT_FOUND_PATH);
    const encoding = encodingFor(ctx.req);
    await responses.respond(ctx, { address: path, variant: encoding }, async () => {
      const data = await loadPageData(path);
      const { html, status, styleHashes } = await renderer.render({ path, data, publicUrl });
      return textResponse(html, {
        encoding,
        status,
        route: ROUTE,
        headers: [
          ['Content-Type', 'text/html; charset=utf-8'],
          // Revalidated every time; the response is 304 if nothing has changed.
          ['Cache-Control', 'no-cache'],
          ['Content-Security-Policy', security.contentPolicy(styleHashes)],
        ],
        essence: html.replaceAll(READ_AT, ''),
        // Not if part of its data could not be loaded.
        isKept: Object.values(data).every((part) => part !== null),
      });
    });
  };
}
