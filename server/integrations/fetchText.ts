import type { LookupAddress } from 'node:dns';
import dns from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { webScheme } from '@shared/contract/calendars/importedCalendar';
import { FeedError } from './calendarImport/feedError';
import { isPublicAddress } from './calendarImport/publicAddress';

/** Over twice the size of ten years of bookings. */
const MAX_BYTES = 1_048_576;
const TIMEOUT_MS = 15_000;
const MAX_REDIRECTS = 3;
const REDIRECTS: readonly (number | undefined)[] = [301, 302, 303, 307, 308];
/** How long one of several addresses is tried before the next: IPv6 is often unreachable. */
const NEXT_ADDRESS_MS = 1_000;

export type FetchTextOptions = {
  signal: AbortSignal;
  /** `Accept` header; a calendar by default. */
  accept?: string;
  /** Allows private networks. */
  mayBePrivate?: boolean;
  /** Maximum size in bytes; 1 MB by default. */
  maxBytes?: number;
  /** Maximum total time in ms, redirects included; 15 seconds by default. */
  timeoutMs?: number;
  /** All addresses of a host name; the system's resolver by default. */
  resolve?: (hostname: string) => Promise<LookupAddress[]>;
};
type Settings = Required<Omit<FetchTextOptions, 'timeoutMs'>>;

/**
 * Fetches a calendar or other text from another site. The owner enters the URL and a stranger's server responds, so
 * neither may make this server call its own network, wait or fill its memory: every address is checked before
 * connecting, also after a redirect.
 *
 * Requests an uncompressed response. Decompresses gzip or brotli anyway, up to the maximum size. Cookies are returned
 * to the scheme, host and port that set them while redirects are followed, and then dropped.
 * @param address `http:`, `https:` or `webcal:` (an alias of https); credentials in it are not sent
 * @returns the body as text, without a byte order mark; see {@link decoded}
 * @throws FeedError `unreachable`, `private_address`, `refused` (neither 200 nor 203, partial content, unknown
 *   compression, or a rejected redirect), `too_large` or `too_slow`; the reason of `signal` if aborted
 */
export async function fetchText(
  address: string,
  {
    signal,
    accept = 'text/calendar, */*;q=0.1',
    mayBePrivate = false,
    maxBytes = MAX_BYTES,
    timeoutMs = TIMEOUT_MS,
    resolve = (hostname) => dns.lookup(hostname, { all: true }),
  }: FetchTextOptions,
): Promise<string> {
  signal.throwIfAborted();
  const stop = new AbortController();
  const abort = () => stop.abort();
  const timer = setTimeout(abort, timeoutMs);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([
      readFeed(address, { signal: stop.signal, accept, mayBePrivate, maxBytes, resolve }),
      // A name lookup cannot be aborted, so stop waiting for it.
      rejectedBy(stop.signal),
    ]);
  } catch (error) {
    signal.throwIfAborted();
    if (stop.signal.aborted) throw new FeedError('too_slow');
    // Errors of sockets, names and certificates contain the host, which must not leave this function.
    throw error instanceof FeedError ? error : new FeedError('unreachable');
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new FeedError('too_slow')), { once: true });
  });
}

async function readFeed(address: string, settings: Settings): Promise<string> {
  let url = webAddress(address);
  if (!url) throw new FeedError('unreachable');
  /** By origin. */
  const cookies = new Map<string, string[]>();
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await ask(url, cookies.get(url.origin) ?? [], settings);
    try {
      const { statusCode, headers } = response;
      if (isWholeText(response)) return await readText(response, settings.maxBytes);
      if (!REDIRECTS.includes(statusCode)) throw new FeedError('refused');
      const set = (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0] ?? '');
      cookies.set(url.origin, [...(cookies.get(url.origin) ?? []), ...set]);
      url = redirectTarget(url, headers.location);
    } finally {
      response.destroy();
    }
  }
  throw new FeedError('refused');
}

/** Accepts a proxy's response (203), and a partial one (206) that is complete. */
function isWholeText({ statusCode, headers }: IncomingMessage): boolean {
  if (statusCode !== 206) return statusCode === 200 || statusCode === 203;
  const [, last, total] = /^bytes 0-(\d+)\/(\d+)$/i.exec(headers['content-range'] ?? '') ?? [];
  return last !== undefined && Number(last) + 1 === Number(total);
}

/** The target of a redirect; never from https to http, which others can read. */
function redirectTarget(from: URL, location: string | undefined): URL {
  const target = location === undefined ? null : webAddress(location, from);
  if (!target || (from.protocol === 'https:' && target.protocol !== 'https:')) {
    throw new FeedError('refused');
  }
  return target;
}

/**
 * A URL without user and password, or `null`. Replaces `webcal:` before parsing, because for an unknown scheme URL does
 * not normalise hosts such as `2130706433`.
 */
function webAddress(text: string, base?: URL): URL | null {
  let url: URL;
  try {
    url = new URL(webScheme(text.trim()), base);
  } catch {
    return null;
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  url.username = '';
  url.password = '';
  return url;
}

/** Requests one URL and waits for the response headers. */
async function ask(
  url: URL,
  cookies: readonly string[],
  settings: Settings,
): Promise<IncomingMessage> {
  const addresses = await checkedAddresses(url, settings);
  settings.signal.throwIfAborted();
  const { Agent, request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        // A shared agent could return a connection whose address was never checked.
        agent: new Agent({
          lookup: (_hostname, _options, callback) => callback(null, addresses),
          autoSelectFamily: true,
          autoSelectFamilyAttemptTimeout: NEXT_ADDRESS_MS,
        }),
        signal: settings.signal,
        headers: {
          Accept: settings.accept,
          'Accept-Encoding': 'identity',
          'User-Agent': 'villa-calendar/1',
          ...(cookies.length > 0 && { Cookie: cookies.join('; ') }),
        },
      },
      resolve,
    );
    // Stays after the response has begun: an error without a listener would end the process.
    asked.on('error', reject);
    // A protocol switch (101) ends the request without an error.
    asked.on('close', () => reject(new FeedError('unreachable')));
    asked.end();
  });
}

/**
 * Looks a name up once and connects only to these addresses, so a name that later resolves differently gains nothing.
 * One private address rejects all, since otherwise the network would choose which is used.
 */
async function checkedAddresses(
  url: URL,
  { mayBePrivate, resolve }: Settings,
): Promise<LookupAddress[]> {
  // URL has normalised every form of a number: 0x7f.1 and 2130706433 are 127.0.0.1.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const addresses = family === 0 ? await resolve(host) : [{ address: host, family }];
  if (addresses.length === 0) throw new FeedError('unreachable');
  if (!mayBePrivate && !addresses.every(({ address }) => isPublicAddress(address))) {
    throw new FeedError('private_address');
  }
  return addresses;
}

async function readText(response: IncomingMessage, maxBytes: number): Promise<string> {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw new FeedError('too_large');
  const chunks: Buffer[] = [];
  let bytes = 0;
  const collect = async (parts: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of parts) {
      bytes += chunk.length;
      if (bytes > maxBytes) return;
      chunks.push(chunk);
    }
  };
  const unpack = unpackerOf(response.headers['content-encoding'] ?? '');
  // Without an encoding set, a response yields buffers; its type does not say so.
  const read = unpack ? pipeline(response, unpack, collect) : pipeline(response, collect);
  await read.catch((error: unknown) => {
    // Stopping early ends the preceding streams with errors of their own.
    if (bytes <= maxBytes) throw error;
  });
  if (bytes > maxBytes) throw new FeedError('too_large');
  return decoded(Buffer.concat(chunks));
}

/** @returns `null` for an uncompressed text. @throws FeedError `refused` for an unknown compression */
function unpackerOf(encoding: string) {
  const name = encoding.trim().toLowerCase();
  if (name === '' || name === 'identity') return null;
  if (name === 'gzip' || name === 'x-gzip') return createGunzip();
  if (name === 'br') return createBrotliDecompress();
  throw new FeedError('refused');
}

/**
 * Decodes UTF-16 with a byte order mark, UTF-8, or Windows-1252, whatever the headers say. Works on bytes, since
 * calendars may fold a line inside a UTF-8 character.
 */
function decoded(body: Buffer): string {
  const mark = body.toString('hex', 0, 2);
  if (mark === 'fffe') return new TextDecoder('utf-16le').decode(body);
  if (mark === 'feff') return new TextDecoder('utf-16be').decode(body);
  return (
    utf8(body) ??
    utf8(Buffer.from(body.toString('latin1').replace(/\r?\n[ \t]/g, ''), 'latin1')) ??
    new TextDecoder('windows-1252').decode(body)
  );
}

function utf8(body: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return null;
  }
}
