import { createHash } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageData, PageOutput } from '@shared/contract/page';
import type { Context, Middleware } from 'koa';
import type { ReadCache } from '../db/readCache';

/** Best first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** A public page, rendered and compressed, as it is sent until something is committed. */
export type RenderedPage = {
  status: number;
  styleHashes: readonly string[];
  /** Not where a part of its data could not be read. */
  isWhole: boolean;
  bodies: Readonly<Record<Encoding, Buffer>>;
  etags: Readonly<Record<Encoding, string>>;
  /** Headers and values in turn, once the page has gone through the whole application. */
  heads: Readonly<Record<Encoding, string[]>> | null;
};

export type RenderedPages = {
  /** The page at a path; unknown paths share one page that says so. */
  render: (path: string) => Promise<RenderedPage>;
  /** Keeps the headers that the application gave a page; first in the chain, so that it sees all. */
  rememberHeaders: Middleware;
  /**
   * Answers a page that is in memory without waking the application; what it cannot, it hands on.
   * @param onAnswer called for each page that it answered itself
   */
  inFrontOf: (application: RequestListener, onAnswer?: () => void) => RequestListener;
};

type Source = {
  cache: ReadCache;
  /** The villa's day, which pages show. */
  today: () => string;
  loadPageData: (path: string) => Promise<PageData>;
  renderPage: (path: string, data: PageData) => Promise<PageOutput>;
};

/** Pages that have a path of their own. */
export const PUBLIC_PATHS: readonly string[] = ['/', '/booking'];
const NOT_FOUND_PATH = '/404';

/** Quick enough for the first guest after a change, and within a few per cent of the smallest. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** What the application says anew each time, or what depends on the encoding. */
const OWN_HEADERS = new Set(['content-encoding', 'content-length', 'etag', 'date', 'x-request-id']);

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Renders public pages once, until what they show changes. */
export function createRenderedPages(source: Source): RenderedPages {
  const { cache, today, loadPageData, renderPage } = source;
  /** The last rendering of each path: a commit that changes nothing on it costs no new one. */
  const latest = new Map<string, { fingerprint: string; page: RenderedPage }>();
  const keyOf = (path: string) => `page ${path} ${today()}`;

  const render = async (requested: string): Promise<RenderedPage> => {
    const path = PUBLIC_PATHS.includes(requested) ? requested : NOT_FOUND_PATH;
    const load = async () => {
      const data = await loadPageData(path);
      const fingerprint = JSON.stringify(data);
      const known = latest.get(path);
      if (known?.fingerprint === fingerprint) return known.page;
      const isWhole = data.settings !== null && data.gallery !== null;
      const page = { ...(await compressed(await renderPage(path, data))), isWhole };
      latest.set(path, { fingerprint, page });
      return page;
    };
    return cache.get(keyOf(path), load, (page) => page.isWhole);
  };

  return {
    render,
    rememberHeaders: async (ctx, next) => {
      await next();
      const page = ctx.state['renderedPage'] as RenderedPage | undefined;
      if (page && ctx.method === 'GET' && ctx.status === page.status)
        page.heads ??= headsOf(ctx, page);
    },
    inFrontOf: (application, onAnswer) => (request, response) => {
      const page = plainPath(request)
        ? cache.peek<RenderedPage>(keyOf(request.url ?? ''))
        : undefined;
      if (page?.heads && answer(request, response, page, page.heads)) onAnswer?.();
      else application(request, response);
    },
  };
}

/** Sends a page through the application, in the best encoding that the browser takes. */
export function sendPage(ctx: Context, page: RenderedPage): void {
  const encoding = (ctx.acceptsEncodings([...ENCODINGS]) || 'identity') as Encoding;
  ctx.state['renderedPage'] = page;
  ctx.state['styleHashes'] = page.styleHashes;
  ctx.status = page.status;
  ctx.type = 'text/html; charset=utf-8';
  // Asked for anew each time, and answered 304 where nothing has changed.
  ctx.set('Cache-Control', 'no-cache');
  ctx.vary('Accept-Encoding');
  ctx.set('ETag', page.etags[encoding]);
  if (encoding !== 'identity') ctx.set('Content-Encoding', encoding);
  ctx.compress = false;
  ctx.body = page.bodies[encoding];
}

async function compressed({
  html,
  status,
  styleHashes,
}: PageOutput): Promise<Omit<RenderedPage, 'isWhole'>> {
  const identity = Buffer.from(html);
  const [br, zipped] = await Promise.all([compress.br(identity, BROTLI), compress.gzip(identity)]);
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 20);
  return {
    status,
    styleHashes,
    bodies: { br, gzip: zipped, identity },
    etags: { br: `"${tag}-br"`, gzip: `"${tag}-gz"`, identity: `"${tag}"` },
    heads: null,
  };
}

function headsOf(ctx: Context, page: RenderedPage): Record<Encoding, string[]> {
  const shared = Object.entries(ctx.response.headers).flatMap(([name, value]) =>
    value === undefined || OWN_HEADERS.has(name) ? [] : [name, String(value)],
  );
  const headOf = (encoding: Encoding) => [
    ...shared,
    'etag',
    page.etags[encoding],
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    'content-length',
    String(page.bodies[encoding].length),
  ];
  return { br: headOf('br'), gzip: headOf('gzip'), identity: headOf('identity') };
}

function plainPath({ method, url }: IncomingMessage): boolean {
  return method === 'GET' && url !== undefined && PUBLIC_PATHS.includes(url);
}

/** @returns false for what needs a closer look than this */
function answer(
  { headers }: IncomingMessage,
  response: ServerResponse,
  page: RenderedPage,
  heads: NonNullable<RenderedPage['heads']>,
): boolean {
  if (headers['if-none-match'] !== undefined || headers.range !== undefined) return false;
  const encoding = encodingOf(headers['accept-encoding']);
  if (!encoding) return false;
  response.writeHead(page.status, heads[encoding]);
  response.end(page.bodies[encoding]);
  return true;
}

/** Browsers' plain lists only; weights and stars are for the application to judge. */
function encodingOf(accepted: string | string[] | undefined): Encoding | null {
  if (accepted === undefined || accepted === '') return 'identity';
  if (typeof accepted !== 'string' || /[;*]/.test(accepted)) return null;
  const names = accepted.toLowerCase().split(',');
  return ENCODINGS.find((encoding) => names.some((name) => name.trim() === encoding)) ?? 'identity';
}
