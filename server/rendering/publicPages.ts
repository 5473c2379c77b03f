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
  /** Origin of canonical addresses, without a slash at its end. */
  publicUrl: string;
  loadPageData: (path: string) => Promise<PageData>;
};

/** Pages that have a path of their own, without their language. */
export const PUBLIC_PATHS: readonly string[] = [
  '/',
  '/booking',
  ...LEGAL_PAGES.map((page) => `/${page}`),
];
/** The same in every language. */
export const PAGE_PATHS: ReadonlySet<string> = new Set(
  LANGUAGE_CODES.flatMap((language) => PUBLIC_PATHS.map((path) => pathIn(language, path))),
);
/** Unknown paths of a language share one page that says so. */
const NOT_FOUND_PATH = '/404';
/** When the data in a page was read, which tells nothing of what it says. */
const READ_AT = /"(?:dehydratedAt|dataUpdatedAt)":\d+/g;
/** Of the route in `routes/pages/pages.ts`. */
const ROUTE = '/{*path}';

/** @returns sends the page at the path that was asked for, rendered once until something changes */
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
          // Asked for again each time, and answered 304 where nothing has changed.
          ['Cache-Control', 'no-cache'],
          ['Content-Security-Policy', security.contentPolicy(styleHashes)],
        ],
        essence: html.replaceAll(READ_AT, ''),
        // Not where a part of its data could not be read.
        isKept: Object.values(data).every((part) => part !== null),
      });
    });
  };
}
