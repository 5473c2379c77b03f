import { createHash } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { API_HEADER } from '@shared/contract/version';
import type { Context, Middleware } from 'koa';
import type { ReadCache } from '../db/readCache';
import { routeOf } from './requestLog';

/** Best first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** An answer that is the same for everyone until something is committed. */
export class SharedAnswer {
  /** Its way through the application, known once it has gone it. */
  sent: { route: string; heads: Readonly<Record<Encoding, string[]>> } | null = null;

  constructor(
    readonly status: number,
    readonly bodies: Readonly<Record<Encoding, Buffer>>,
    readonly etags: Readonly<Record<Encoding, string>>,
  ) {}
}

export type SharedAnswers = {
  /**
   * An answer that is made at most once until something is committed.
   * @param key the address of a GET, or what else names a question
   */
  get: <Answer extends SharedAnswer>(
    key: string,
    make: () => Promise<Answer>,
    isWorthKeeping?: (answer: Answer) => boolean,
  ) => Promise<Answer>;
  /** An answer that is there already. */
  peek: (key: string) => SharedAnswer | undefined;
  /** Keeps the headers that the application gave an answer; first in the chain, to see them all. */
  rememberHeaders: Middleware;
  /**
   * Answers what is in memory without waking the application; everything else it hands on.
   * @param onAnswer called with the route of each answer that it gave itself
   */
  inFrontOf: (application: RequestListener, onAnswer?: (route: string) => void) => RequestListener;
};

/** Shorter texts are sent as they are: the headers are longer. */
const LEAST_COMPRESSED_BYTES = 1024;
/** Quick enough for the first guest after a change, and within a few per cent of the smallest. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/**
 * What is kept of the headers that the application gave an answer. Nothing else is: what was said to
 * one visitor, a cookie above all, must not reach the next.
 */
const KEPT_HEADERS = [
  'cache-control',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'vary',
  API_HEADER.toLowerCase(),
  'x-content-type-options',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/**
 * Answers over one database.
 * @param today the villa's day, on which some of them depend
 */
export function createSharedAnswers(cache: ReadCache, today: () => string): SharedAnswers {
  const keyOf = (key: string) => `answer ${today()} ${key}`;
  const peek = (key: string) => cache.peek<SharedAnswer>(keyOf(key));
  return {
    get: (key, make, isWorthKeeping) => cache.get(keyOf(key), make, isWorthKeeping),
    peek,
    rememberHeaders: async (ctx, next) => {
      await next();
      const answer = ctx.state['sharedAnswer'] as SharedAnswer | undefined;
      if (answer && ctx.method !== 'HEAD' && ctx.status === answer.status) {
        answer.sent ??= { route: routeOf(ctx), heads: headsOf(ctx, answer) };
      }
    },
    inFrontOf: (application, onAnswer) => (request, response) => {
      const answer = request.method === 'GET' ? peek(request.url ?? '') : undefined;
      if (answer?.sent && sendFromMemory(request, response, answer, answer.sent.heads)) {
        onAnswer?.(answer.sent.route);
      } else {
        application(request, response);
      }
    },
  };
}

/** A text as an answer, compressed for all who ask for it. */
export async function toSharedAnswer(text: string, status = 200): Promise<SharedAnswer> {
  const identity = Buffer.from(text);
  const isShort = identity.length < LEAST_COMPRESSED_BYTES;
  const [br, zipped] = isShort
    ? [identity, identity]
    : await Promise.all([compress.br(identity, BROTLI), compress.gzip(identity)]);
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 20);
  return new SharedAnswer(
    status,
    { br, gzip: zipped, identity },
    isShort
      ? { br: `"${tag}"`, gzip: `"${tag}"`, identity: `"${tag}"` }
      : { br: `"${tag}-br"`, gzip: `"${tag}-gz"`, identity: `"${tag}"` },
  );
}

/** Sends an answer through the application, in the best encoding that the browser takes. */
export function sendShared(ctx: Context, answer: SharedAnswer): void {
  const encoding = (ctx.acceptsEncodings([...ENCODINGS]) || 'identity') as Encoding;
  ctx.state['sharedAnswer'] = answer;
  ctx.status = answer.status;
  ctx.vary('Accept-Encoding');
  ctx.set('ETag', answer.etags[encoding]);
  if (isCompressed(answer, encoding)) ctx.set('Content-Encoding', encoding);
  ctx.compress = false;
  const { type } = ctx;
  ctx.body = answer.bodies[encoding];
  // A buffer would be called a file of unknown kind.
  ctx.type = type;
}

function isCompressed({ bodies }: SharedAnswer, encoding: Encoding): boolean {
  return bodies[encoding] !== bodies.identity;
}

function headsOf(ctx: Context, answer: SharedAnswer): Record<Encoding, string[]> {
  const { headers } = ctx.response;
  const shared = KEPT_HEADERS.flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [name, String(value)];
  });
  const headOf = (encoding: Encoding) => [
    ...shared,
    'etag',
    answer.etags[encoding],
    ...(isCompressed(answer, encoding) ? ['content-encoding', encoding] : []),
    'content-length',
    String(answer.bodies[encoding].length),
  ];
  return { br: headOf('br'), gzip: headOf('gzip'), identity: headOf('identity') };
}

/** @returns false for what needs a closer look than this */
function sendFromMemory(
  { headers }: IncomingMessage,
  response: ServerResponse,
  { status, bodies }: SharedAnswer,
  heads: Readonly<Record<Encoding, string[]>>,
): boolean {
  if (headers['if-none-match'] !== undefined || headers.range !== undefined) return false;
  const encoding = encodingOf(headers['accept-encoding']);
  if (!encoding) return false;
  response.writeHead(status, heads[encoding]);
  response.end(bodies[encoding]);
  return true;
}

/** Browsers' plain lists only; weights and stars are for the application to judge. */
function encodingOf(accepted: string | string[] | undefined): Encoding | null {
  if (accepted === undefined || accepted === '') return 'identity';
  if (typeof accepted !== 'string' || /[;*]/.test(accepted)) return null;
  const names = accepted.toLowerCase().split(',');
  return ENCODINGS.find((encoding) => names.some((name) => name.trim() === encoding)) ?? 'identity';
}
