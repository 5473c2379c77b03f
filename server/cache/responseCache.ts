import { createHash } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PlainDate } from '@shared/domain/date';
import type { Context } from 'koa';
import type { HeaderList } from '../middleware/securityHeaders';
import { noteCachedRoute, REQUEST_ID, requestIdOf } from '../middleware/requestLog';
import type { Cache } from './cache';

/** Of those that compress, best first. */
const COMPRESSED = ['br', 'gzip'] as const;
type Encoding = (typeof COMPRESSED)[number] | 'identity';

/** A response that is the same for everyone. */
export type CachedResponse = {
  status: number;
  /** The route's pattern, for the log and the metrics. */
  route: string;
  /** Every header but those that all responses of the server have. */
  headers: HeaderList;
  body: Buffer;
  /** No for one that is only good enough for now. */
  isKept: boolean;
};

/** @property allHeaders names and values in turn, as Node takes them fastest */
type KeptResponse = CachedResponse & { allHeaders: readonly string[] };

/** Responses that are the same for everyone, kept until anything is committed. */
export type ResponseCache = {
  /**
   * Sends the kept response, or the one that `make` makes. Conditional requests and HEAD are
   * Koa's.
   * @param key.address canonical; what the response depends on besides the database, the day and the
   *   variant must be in it
   * @param key.variant which of the forms of a response the request accepts
   */
  respond: (
    ctx: Context,
    key: { address: string; variant: string },
    make: () => Promise<CachedResponse>,
  ) => Promise<void>;
  /** Sends a kept response before Koa is called; everything else is for `application`. */
  serve: (application: RequestListener) => RequestListener;
};

type Options = {
  cache: Cache;
  /** What every response of the server carries. */
  commonHeaders: HeaderList;
  /** The villa's day, on which many responses depend. */
  today: () => PlainDate;
  /** The variant that a request for a picture accepts; `null` for other addresses. */
  pictureFormat: (request: IncomingMessage) => string | null;
};

/** Shorter texts are sent as they are: the headers are longer. */
const LEAST_COMPRESSED_BYTES = 1024;
/** Quick enough for the first guest after a change, and within a few per cent of the smallest. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Of the objects around a response. */
const ENTRY_BYTES = 2048;

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Responses over one cache. */
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
        // The application meets the same failure, and knows how to answer it.
        () => application(request, response),
      );
    },
  };
}

/**
 * The encoding in which a text goes to whoever sends this request (RFC 9110, 12.5.3): the one with
 * the highest weight, and of equal ones the best.
 */
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

/** What a text becomes a response by; its `Content-Type` is among the headers. */
type TextOptions = Pick<CachedResponse, 'route' | 'headers'> &
  Partial<Pick<CachedResponse, 'status' | 'isKept'>> & {
    encoding: Encoding;
    /** What the ETag is made of: the text without what changes from one making to the next. */
    essence?: string;
  };

/** A text as a response, compressed where that makes it shorter. */
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

/** A copy with memory of its own: what zlib answers is a slice of a larger piece, all of it kept. */
function alone(slice: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(slice.length);
  slice.copy(copy);
  return copy;
}

/** About what a response takes in memory, its headers twice and its key. */
function bytesOfResponse({ body, allHeaders }: KeptResponse): number {
  return body.length + 4 * allHeaders.join('').length + ENTRY_BYTES;
}

/** Koa judges conditions and ranges. */
function isPlainGet({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers['if-none-match'] === undefined && headers.range === undefined;
}
