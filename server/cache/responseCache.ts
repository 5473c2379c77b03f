import { createHash } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PlainDate } from '@shared/domain/date';
import type { Context } from 'koa';
import type { HeaderList } from '../middleware/securityHeaders';
import { noteCachedRoute, REQUEST_ID, requestIdOf } from '../middleware/requestLog';
import type { Cache } from './cache';

/** Compressed encodings, best first. */
const COMPRESSED = ['br', 'gzip'] as const;
type Encoding = (typeof COMPRESSED)[number] | 'identity';

export type CachedResponse = {
  status: number;
  /** Route pattern, for the log and metrics. */
  route: string;
  /** Headers other than those of every response. */
  headers: HeaderList;
  body: Buffer;
  /** False while the value is provisional. */
  isKept: boolean;
};

/** @property allHeaders names and values alternating, the fastest format for Node */
type KeptResponse = CachedResponse & { allHeaders: readonly string[] };

/** Caches public responses until a commit. */
export type ResponseCache = {
  /**
   * Sends the cached response, or the one that `make` creates. Koa handles conditional requests and HEAD.
   * @param key.address canonical URL with everything that the response depends on besides the database, the day and
   *   the variant
   * @param key.variant which form of the response the request accepts
   */
  respond: (
    ctx: Context,
    key: { address: string; variant: string },
    make: () => Promise<CachedResponse>,
  ) => Promise<void>;
  /** Sends cached responses without Koa; passes everything else to `application`. */
  serve: (application: RequestListener) => RequestListener;
};

type Options = {
  cache: Cache;
  /** Headers of every response. */
  commonHeaders: HeaderList;
  /** The villa day, on which many responses depend. */
  today: () => PlainDate;
  /** The picture format that a request accepts; `null` for other URLs. */
  pictureFormat: (request: IncomingMessage) => string | null;
};

/** Shorter texts are not compressed, as their headers are larger. */
const LEAST_COMPRESSED_BYTES = 1024;
/** Fast enough for the first guest after a change, and within a few per cent of the smallest size. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Overhead of the objects around a response. */
const ENTRY_BYTES = 2048;

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

export function createResponseCache({
  cache,
  commonHeaders,
  today,
  pictureFormat,
}: Options): ResponseCache {
  const keyOf = (address: string, variant: string) => `${today()} ${variant} ${address}`;
  return {
    respond: async (ctx, { address, variant }, make) => {
      const { status, headers, body } = await cache.get(
        keyOf(address, variant),
        async () => {
          const made = await make();
          return { ...made, allHeaders: flatHeaders(commonHeaders, made) };
        },
        { bytesOf: bytesOfResponse, isKept: (made) => made.isKept },
      );
      ctx.status = status;
      ctx.compress = false;
      ctx.body = body;
      ctx.set(Object.fromEntries(headers));
    },
    serve: (application) => (request, response) => {
      if (!isPlainGet(request)) {
        application(request, response);
        return;
      }
      const variant = pictureFormat(request) ?? encodingFor(request);
      cache.find<KeptResponse>(keyOf(request.url ?? '', variant)).then(
        (known) => {
          if (!known) {
            application(request, response);
            return;
          }
          noteCachedRoute(response, known.route);
          const id = requestIdOf(response);
          response.writeHead(known.status, [...known.allHeaders, REQUEST_ID, id]);
          response.end(known.body);
        },
        // The application meets the same failure and handles it.
        () => application(request, response),
      );
    },
  };
}

/** The encoding for a request (RFC 9110, 12.5.3): the highest weight, and of equal ones the best. */
export function encodingFor({ headers }: Pick<IncomingMessage, 'headers'>): Encoding {
  const accepted = String(headers['accept-encoding'] ?? '').toLowerCase();
  const weights = new Map(accepted.split(',').map(nameAndWeight));
  let best: Encoding = 'identity';
  let most = weights.get('identity') ?? 0;
  for (const encoding of COMPRESSED) {
    const weight = weights.get(encoding) ?? weights.get('*') ?? 0;
    if (weight > most) [best, most] = [encoding, weight];
  }
  return best;
}

function nameAndWeight(entry: string): [name: string, weight: number] {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
}

/** Headers of a text response, `Content-Type` included. */
type TextOptions = Pick<CachedResponse, 'route' | 'headers'> &
  Partial<Pick<CachedResponse, 'status' | 'isKept'>> & {
    encoding: Encoding;
    /** Input of the ETag: the text without parts that differ every time. */
    essence?: string;
  };

/** A text as a response, compressed if that is smaller. */
export async function textResponse(
  text: string,
  { encoding, status = 200, isKept = true, essence = text, ...rest }: TextOptions,
): Promise<CachedResponse> {
  const plain = Buffer.from(text);
  const isCompressed = encoding !== 'identity' && plain.length >= LEAST_COMPRESSED_BYTES;
  const body = isCompressed
    ? alone(await (encoding === 'br' ? compress.br(plain, BROTLI) : compress.gzip(plain)))
    : plain;
  const digest = createHash('sha256').update(essence).digest('base64url').slice(0, 20);
  return {
    status,
    isKept,
    route: rest.route,
    body,
    headers: [
      ...rest.headers,
      ['Vary', 'Accept-Encoding'],
      ['ETag', isCompressed ? `"${digest}-${encoding}"` : `"${digest}"`],
      ...(isCompressed ? ([['Content-Encoding', encoding]] as const) : []),
    ],
  };
}

function flatHeaders(common: HeaderList, { headers, body }: CachedResponse): readonly string[] {
  const own = new Set(headers.map(([name]) => name.toLowerCase()));
  return [
    ...common.filter(([name]) => !own.has(name.toLowerCase())),
    ...headers,
    ['Content-Length', String(body.length)],
  ].flat();
}

/** Copies a slice, since zlib returns slices of larger buffers, which would be kept in memory. */
function alone(slice: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(slice.length);
  slice.copy(copy);
  return copy;
}

/** Approximate memory size of a response, with its key and two copies of its headers. */
function bytesOfResponse({ body, allHeaders }: KeptResponse): number {
  return body.length + 4 * allHeaders.join('').length + ENTRY_BYTES;
}

/** Koa handles conditions and ranges. */
function isPlainGet({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers['if-none-match'] === undefined && headers.range === undefined;
}
