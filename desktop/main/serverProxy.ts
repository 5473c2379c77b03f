import { CALL_HEADER } from '@shared/contract/callHeader';
import { OK } from '@shared/contract/common';
import type { VillaEntry } from '@shared/contract/desktop';
import type { ErrorCode } from '@shared/contract/error';
import { publicConfigSchema } from '@shared/contract/gallery/image';
import { EVENTS_ADDRESS, SESSION_ADDRESS } from '@shared/contract/initialRequests';
import { villaDay } from '@shared/domain/date';
import { API_HEADER } from '@shared/contract/version';
import { session, type Session } from 'electron';
import type { Kept, OfflineStore } from './offlineStore';
import { sessionFetch, type SessionRequest } from './sessionFetch';
import { fetchWithTimeout, timeoutsOf, type Timeouts } from './fetchWithTimeout';
import { t } from './language';

/** Image hosts, under paths of the app's own origin. */
const DELIVERY = '/image-host/delivery';
const UPLOAD = '/image-host/upload';
const CLOUDINARY_HOSTS = new Set(['res.cloudinary.com', 'api.cloudinary.com']);

const SENT_HEADERS = new Set([
  'accept',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'last-event-id',
  CALL_HEADER.toLowerCase(),
]);
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
/** API responses that may be passed on; never a page or a script. */
const TYPES =
  /^(application\/json|text\/csv|text\/event-stream|application\/x-tar|application\/zip|image\/(?!svg)|font\/woff2|text\/plain)/;
/** The preview of a mail, shown in a sandboxed frame. */
const MAIL_PREVIEW = '/api/admin/mail/preview.html';
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";
/** The preview of the site's draft. It keeps its origin, for fonts and images. */
const SITE_PREVIEW = /^\/api\/admin\/content\/[\w-]+\/preview\.html$/;
const SITE_POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin";
const SITE_FILE = /^\/assets\/[\w-]+(\.[\w-]+)*\.(woff2|webp|png|jpg)$/;
const LOGOUT = '/api/admin/logout';
export const NEXT_CURSOR = 'X-Next-Cursor';
const SIGN_IN = new Set([
  '/api/admin/login',
  '/api/admin/login/second-factor',
  '/api/admin/change-password',
]);
/** When a villa is removed. */
const SIGN_OUT_MS = 10_000;
const NO_BODY = new Set([204, 205, 304]);
const BEGUN_MS = 5_000;

export type ServerProxy = {
  /**
   * Starts the requests that an opening window will make. Each answer is used once, within a few seconds and only
   * if nothing was changed.
   */
  begin: (villa: VillaEntry, addresses: readonly string[]) => void;
  /**
   * Answers a request of the window with the server's response, or with a network error if the server may have made
   * a change and its response is lost.
   */
  forward: (request: Request, villa: VillaEntry) => Promise<Response>;
  /**
   * A request of the app itself, with the owner's session.
   * @param limits for requests that may take longer than usual
   * @throws Error when the villa's server does not answer in time, or something else answers
   */
  call: (
    villa: VillaEntry,
    address: string,
    init?: RequestInit,
    limits?: Timeouts,
  ) => Promise<Response>;
  /**
   * Moves what signing out needs to memory, so that it can be deleted from the disk first.
   * @returns ends the owner's session on the server, if it can be reached
   */
  takeSession: (villa: VillaEntry) => Promise<() => Promise<void>>;
};

class NotSentError extends Error {
  override name = 'NotSentError';
}

export type ProxyEvents = {
  /** @param asked path of a failed read and the time of its cached answer; `null` for changes and images */
  onOffline: (asked: { pathname: string; keptAt: string | null } | null) => void;
  onOnline: () => void;
  /** Somebody may read the villa's data from now on. */
  onSignedIn: (villa: VillaEntry) => void;
  onSignedOut: (villa: VillaEntry) => void;
};

/** The villa's own cookies; the window's session never has any. */
export function sessionOf({ id }: VillaEntry): Session {
  return session.fromPartition(`persist:villa-${id}`);
}

export function isForwarded(pathname: string): boolean {
  return /^\/(api|media)\//.test(pathname) || pathname.startsWith('/image-host/');
}

/** Whether a path is a font or image of the site, which the app's own files lack. */
export function isSiteFile(pathname: string): boolean {
  return SITE_FILE.test(pathname);
}

/**
 * The window's only way to the villa's server.
 * @param mayReach whether a villa's address surely belongs to its server
 */
export function createServerProxy(
  offline: OfflineStore,
  mayReach: (villa: VillaEntry) => boolean,
  events: ProxyEvents,
): ServerProxy {
  /** Upload and delivery hosts of images by villa, from its server's last configuration. */
  const imageHosts = new Map<string, { delivery: string; upload: string }>();
  /**
   * Ends the window's event stream. There is only one window. If its page is left before the stream begins, nothing
   * reports that, and the stream would stay open.
   */
  let endStream = () => undefined as void;
  const holdStream = (ending: AbortController): AbortController => {
    endStream();
    endStream = () => ending.abort();
    return ending;
  };

  const sendTo = async (villa: VillaEntry, owner: Session, address: string, init: RequestInit) => {
    if (!mayReach(villa)) throw new NotSentError('The villa on this computer does not run.');
    return sessionFetch(owner, villa.origin + address, init);
  };

  const call: ServerProxy['call'] = async (
    villa,
    address,
    init = {},
    limits = timeoutsOf(init),
  ) => {
    const send = (limited: RequestInit) =>
      sendTo(villa, sessionOf(villa), address, {
        // Guest data is only stored in the offline store, which is encrypted.
        ...(isPicture(address) ? {} : { cache: 'no-store' as const }),
        ...limited,
      });
    const response = await fetchWithTimeout(limits, send, init);
    if (isPicture(address) || response.headers.has(API_HEADER)) return response;
    await response.body?.cancel();
    // A proxy with a failed server answers itself, and so does a hotel's sign-in page.
    throw new Error('Something else than the villa’s server answered.');
  };

  const begun = new Map<string, { answer: Promise<Response>; ending: AbortController }>();
  const dropBegun = () => {
    for (const { ending } of begun.values()) ending.abort();
    begun.clear();
  };
  const begin: ServerProxy['begin'] = (villa, addresses) => {
    let session: Promise<unknown> | null = null;
    for (const address of addresses) {
      const ending = new AbortController();
      const isNews = address === EVENTS_ADDRESS;
      const headers = { Accept: isNews ? 'text/event-stream' : 'application/json' };
      const ask = () => call(villa, address, { headers, signal: ending.signal });
      // Lists follow the session, whose answer contains the event id up to which they are current.
      const asking: Promise<Response> = session && !isNews ? session.then(ask) : ask();
      const answer = isNews ? asking : asking.then(readToEnd);
      // The caller that takes the answer gets the error.
      const settled = answer.catch(() => undefined);
      if (address === SESSION_ADDRESS) session = settled;
      begun.set(villa.id + address, { answer, ending });
    }
    setTimeout(dropBegun, BEGUN_MS).unref();
  };
  const takeBegun = (villa: VillaEntry, method: string, address: string) => {
    if (method !== 'GET') dropBegun();
    const found = begun.get(villa.id + address);
    if (!found) return null;
    begun.delete(villa.id + address);
    if (address === EVENTS_ADDRESS) holdStream(found.ending);
    return found.answer;
  };

  const forward: ServerProxy['forward'] = async (request, villa) => {
    const { pathname, search } = new URL(request.url);
    if (!METHODS.has(request.method)) return refuse(405, 'method_not_allowed');
    // Encoded path segments that the URL parser leaves could bypass this check.
    if (!isPlainPath(pathname)) return refuse(403, 'forbidden_origin');
    if (pathname.startsWith('/image-host/')) {
      return fetchFromImageHost(request, imageHosts.get(villa.id), pathname);
    }
    const address = pathname + search;
    const keep = offline.keeper(villa.id);
    let response: Response;
    try {
      response = await (takeBegun(villa, request.method, address) ??
        call(villa, address, {
          ...(await sentWith(request, villa.origin)),
          ...(pathname === EVENTS_ADDRESS
            ? { signal: holdStream(new AbortController()).signal }
            : {}),
        }));
    } catch (error) {
      if (pathname === LOGOUT) {
        // Signing out removes all data, even if the server cannot be reached.
        events.onSignedOut(villa);
        return Response.json(OK);
      }
      if (request.method === 'GET') return answerOffline(villa, pathname, address);
      events.onOffline(null);
      if (error instanceof NotSentError) {
        return refuse(503, 'unavailable', t('main.nothingChanged'));
      }
      // It is unknown whether the server has made the change. "Connection refused" proves nothing, because Chromium
      // repeats a request when a kept-alive connection breaks.
      return Response.error();
    }
    if (!isPicture(pathname)) events.onOnline();
    return shown(response, { villa, method: request.method, pathname, address, keep });
  };

  /** Loaded lazily because of the booking schemas. */
  const searched = async (address: string, find: (address: string) => Kept | null) => {
    const { searchKept } = await import('./searchKept');
    return searchKept(address, find, villaDay(new Date()));
  };

  const answerOffline = async (villa: VillaEntry, pathname: string, address: string) => {
    const isReading = offline.isKept(pathname);
    const find = isReading ? await offline.read(villa.id) : () => null;
    const kept = find(address) ?? (isReading ? await searched(address, find) : null);
    events.onOffline(isPicture(pathname) ? null : { pathname, keptAt: kept?.at ?? null });
    if (kept) {
      const { body, type, nextCursor } = kept;
      const cursor = nextCursor === null ? {} : { [NEXT_CURSOR]: nextCursor };
      return new Response(body, { headers: { 'Content-Type': type, ...cursor } });
    }
    return refuse(503, 'unavailable', t('main.theVillasServerCannot'));
  };

  type Call = {
    villa: VillaEntry;
    method: string;
    pathname: string;
    address: string;
    keep: (address: string, answer: Kept) => void;
  };
  const shown = async (response: Response, call: Call) => {
    const { villa, method, pathname, address, keep } = call;
    const type = response.headers.get('Content-Type') ?? '';
    if (response.status >= 300 && response.status < 400 && response.status !== 304) {
      return refuse(502, 'unavailable', t('main.theServerAnsweredWith'));
    }
    if (pathname === MAIL_PREVIEW && method === 'GET' && type.startsWith('text/html')) {
      return page(response.body, response.status, MAIL_POLICY);
    }
    if (SITE_PREVIEW.test(pathname) && method === 'GET' && type.startsWith('text/html')) {
      const delivery = imageHosts.get(villa.id)?.delivery;
      const html = await response.text();
      const shownHtml = delivery ? html.replaceAll(delivery, DELIVERY) : html;
      return page(shownHtml, response.status, SITE_POLICY);
    }
    if (!NO_BODY.has(response.status) && !TYPES.test(type)) {
      return refuse(502, 'unavailable', t('main.theServersAnswerWas'));
    }
    const headers = shownHeaders(response.headers);
    if (pathname === LOGOUT && response.ok) events.onSignedOut(villa);
    if (SIGN_IN.has(pathname) && response.ok) {
      const body = await response.text();
      // After a correct password the second factor may still be missing.
      if (body.includes('"authenticated":true')) events.onSignedIn(villa);
      return new Response(body, { status: response.status, headers });
    }
    if (method !== 'GET' || !response.ok || !offline.isKept(pathname)) {
      return new Response(NO_BODY.has(response.status) ? null : response.body, {
        status: response.status,
        headers,
      });
    }
    let body = await response.text();
    if (pathname === '/api/config') body = ownImageHost(villa, body);
    if (pathname === SESSION_ADDRESS && body.includes('"authenticated":false')) {
      events.onSignedOut(villa);
    }
    const nextCursor = response.headers.get(NEXT_CURSOR);
    keep(address, { at: new Date().toISOString(), type, body, nextCursor });
    return new Response(body, { status: response.status, headers });
  };

  /** Images of another host are fetched here, too, because the window may only reach its own origin. */
  const ownImageHost = (villa: VillaEntry, body: string): string => {
    const config = publicConfigSchema.parse(JSON.parse(body));
    const { imageHost } = config;
    if (imageHost.kind !== 'cloudinary') return body;
    imageHosts.set(villa.id, { delivery: imageHost.deliveryBase, upload: imageHost.uploadUrl });
    return JSON.stringify({
      ...config,
      imageHost: { ...imageHost, deliveryBase: DELIVERY, uploadUrl: UPLOAD },
    });
  };

  const takeSession: ServerProxy['takeSession'] = async (villa) => {
    const taken = session.fromPartition(`sign-out-${villa.id}`);
    for (const { name, value, secure = false } of await sessionOf(villa).cookies.get({})) {
      const cookie = { url: villa.origin, name, value, path: '/', secure };
      // Without the cookie the server cannot be informed, which must not prevent the sign-out.
      await taken.cookies.set(cookie).catch(() => undefined);
    }
    return async () => {
      const init = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: villa.origin },
        signal: AbortSignal.timeout(SIGN_OUT_MS),
        cache: 'no-store' as const,
      };
      const send = (limited: RequestInit) => sendTo(villa, taken, LOGOUT, limited);
      const answer = await fetchWithTimeout(timeoutsOf(init), send, init).catch(() => null);
      await answer?.body?.cancel();
      await taken.clearStorageData();
    };
  };

  return { forward, begin, call, takeSession };
}

/** An unread body would occupy its connection. */
async function readToEnd(answer: Response): Promise<Response> {
  const { status, headers } = answer;
  return new Response(NO_BODY.has(status) ? null : await answer.arrayBuffer(), { status, headers });
}

/** A page of the server in a frame, with the app's own policy. */
function page(body: Response['body'] | string, status: number, policy: string): Response {
  return new Response(body, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  });
}

/** Images may come from the cache, so they prove nothing about the connection. */
function isPicture(address: string): boolean {
  return address.startsWith('/media/') || isSiteFile(address);
}

function isPlainPath(pathname: string): boolean {
  return !/\/\/|\\|%2e|%5c|%00/i.test(pathname) && !pathname.includes('/../');
}

async function sentWith(request: Request, origin: string): Promise<RequestInit> {
  const headers = new Headers();
  for (const [name, value] of request.headers) if (SENT_HEADERS.has(name)) headers.set(name, value);
  headers.set('Origin', origin);
  if (request.method === 'GET' || request.method === 'HEAD') {
    return { method: request.method, headers };
  }
  const body = await request.arrayBuffer();
  return { method: request.method, headers, ...(body.byteLength > 0 ? { body } : {}) };
}

/** Removes cookies, which stay in the villa's session, and the encoding and length of the transfer. */
function shownHeaders(given: Headers): Headers {
  const headers = new Headers(given);
  for (const name of ['set-cookie', 'content-encoding', 'content-length', 'location', 'refresh']) {
    headers.delete(name);
  }
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Content-Security-Policy', "default-src 'none'; sandbox");
  return headers;
}

async function fetchFromImageHost(
  request: Request,
  host: { delivery: string; upload: string } | undefined,
  pathname: string,
): Promise<Response> {
  if (!host) return refuse(404, 'not_found');
  const isUpload = pathname === UPLOAD && request.method === 'POST';
  const isPicture = pathname.startsWith(`${DELIVERY}/`) && request.method === 'GET';
  if (!isUpload && !isPicture) return refuse(403, 'forbidden_origin');
  const target = new URL(isUpload ? host.upload : host.delivery + pathname.slice(DELIVERY.length));
  if (target.protocol !== 'https:' || !CLOUDINARY_HOSTS.has(target.hostname)) {
    return refuse(403, 'forbidden_origin');
  }
  const accept = request.headers.get('accept') ?? '*/*';
  const type = request.headers.get('content-type');
  const sent: SessionRequest = {
    method: request.method,
    credentials: 'omit',
    headers: { Accept: accept, ...(type ? { 'Content-Type': type } : {}) },
    ...(isUpload ? { body: await request.arrayBuffer() } : {}),
  };
  const send = (init: RequestInit) =>
    sessionFetch(session.fromPartition('image-host'), target.href, init);
  const response = await fetchWithTimeout(timeoutsOf(sent), send, sent).catch(() => null);
  if (!response) return refuse(503, 'unavailable', t('main.theImageHostCannot'));
  if (!TYPES.test(response.headers.get('Content-Type') ?? '')) return refuse(502, 'unavailable');
  return new Response(response.body, {
    status: response.status,
    headers: shownHeaders(response.headers),
  });
}

export function refuse(
  status: number,
  code: ErrorCode,
  message = t('main.thisIsNotAllowed'),
): Response {
  return Response.json({ code, message }, { status });
}
