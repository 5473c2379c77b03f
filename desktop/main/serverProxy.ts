import { CALL_HEADER } from '@shared/contract/callHeader';
import { OK } from '@shared/contract/common';
import type { VillaEntry } from '@shared/contract/desktop';
import { EVENTS_ADDRESS, SESSION_ADDRESS } from '@shared/contract/initialRequests';
import { villaDay } from '@shared/domain/date';
import { API_HEADER } from '@shared/contract/version';
import { session, type Session } from 'electron';
import type { Kept, OfflineStore } from './offlineStore';
import { createImageHosts, type ImageHosts } from './imageHosts';
import { framedPage, hasNoBody, isPassedOn, refuse, shownHeaders } from './proxyResponses';
import { sessionFetch } from './sessionFetch';
import { createStartedRequests } from './startedRequests';
import { fetchWithTimeout, timeoutsOf, type Timeouts } from './fetchWithTimeout';
import { t } from './language';

const SENT_HEADERS = new Set([
  'accept',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'last-event-id',
  CALL_HEADER.toLowerCase(),
]);
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
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
/** The preview of a mail, shown in a sandboxed frame. */
const MAIL_PREVIEW = '/api/admin/mail/preview.html';
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";
/** The preview of the site's draft. It keeps its origin, for fonts and images. */
const SITE_PREVIEW = /^\/api\/admin\/content\/[\w-]+\/preview\.html$/;
const SITE_POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin";

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

/** A request of the window. @property keep stores an answer for offline use */
type Forwarded = {
  villa: VillaEntry;
  method: string;
  pathname: string;
  address: string;
  keep: (address: string, answer: Kept) => void;
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
  const imageHosts = createImageHosts();
  const answers = createAnswers(offline, imageHosts, events);
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

  const started = createStartedRequests(call);
  const takeStarted = (villa: VillaEntry, method: string, address: string) => {
    const found = started.take(villa, method, address);
    if (found && address === EVENTS_ADDRESS) holdStream(found.ending);
    return found?.answer;
  };

  const forward: ServerProxy['forward'] = async (request, villa) => {
    const { pathname, search } = new URL(request.url);
    if (!METHODS.has(request.method)) return refuse(405, 'method_not_allowed');
    // Encoded path segments that the URL parser leaves could bypass this check.
    if (!isPlainPath(pathname)) return refuse(403, 'forbidden_origin');
    if (imageHosts.has(pathname)) return imageHosts.fetch(request, villa);
    const { method } = request;
    const address = pathname + search;
    const keep = offline.keeper(villa.id);
    const forwarded = { villa, method, pathname, address, keep };
    let response: Response;
    try {
      response = await (takeStarted(villa, method, address) ??
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
      if (method === 'GET') return answers.fromCopy(forwarded);
      events.onOffline(null);
      if (error instanceof NotSentError) {
        return refuse(
          503,
          'unavailable',
          t(
            'The villa on this computer is not running, so nothing was changed. Please start it and try again.',
          ),
        );
      }
      // It is unknown whether the server has made the change. "Connection refused" proves nothing, because Chromium
      // repeats a request when a kept-alive connection breaks.
      return Response.error();
    }
    if (!isPicture(pathname)) events.onOnline();
    return answers.fromServer(response, forwarded);
  };

  return {
    forward,
    begin: started.begin,
    call,
    takeSession: (villa) => takeSession(villa, sendTo),
  };
}

/** Makes the window's answers: those of the server, or of the offline copy. */
function createAnswers(offline: OfflineStore, imageHosts: ImageHosts, events: ProxyEvents) {
  /** Loaded lazily because of the booking schemas. */
  const searched = async (address: string, find: (address: string) => Kept | null) => {
    const { searchKept } = await import('./searchKept');
    return searchKept(address, find, villaDay(new Date()));
  };
  return {
    fromCopy: async ({ villa, pathname, address }: Forwarded) => {
      const isReading = offline.isKept(pathname);
      const find = isReading ? await offline.read(villa.id) : () => null;
      const kept = find(address) ?? (isReading ? await searched(address, find) : null);
      events.onOffline(isPicture(pathname) ? null : { pathname, keptAt: kept?.at ?? null });
      if (kept) {
        const { body, type, nextCursor } = kept;
        const cursor = nextCursor === null ? {} : { [NEXT_CURSOR]: nextCursor };
        return new Response(body, { headers: { 'Content-Type': type, ...cursor } });
      }
      return refuse(
        503,
        'unavailable',
        t('The villa’s server cannot be reached. Please check your connection.'),
      );
    },

    fromServer: async (response: Response, call: Forwarded) => {
      const { villa, method, pathname, address, keep } = call;
      if (response.status >= 300 && response.status < 400 && response.status !== 304) {
        return refuse(502, 'unavailable', t('The server answered with a redirect.'));
      }
      const preview = method === 'GET' ? await previewOf(response, call, imageHosts) : null;
      if (preview) return preview;
      if (!isPassedOn(response))
        return refuse(
          502,
          'unavailable',
          t('The server’s answer was not of a kind that this app shows.'),
        );
      const headers = shownHeaders(response.headers);
      if (pathname === LOGOUT && response.ok) events.onSignedOut(villa);
      if (SIGN_IN.has(pathname) && response.ok) {
        const body = await response.text();
        // After a correct password the second factor may still be missing.
        if (body.includes('"authenticated":true')) events.onSignedIn(villa);
        return new Response(body, { status: response.status, headers });
      }
      if (method !== 'GET' || !response.ok || !offline.isKept(pathname)) {
        return new Response(hasNoBody(response.status) ? null : response.body, {
          status: response.status,
          headers,
        });
      }
      let body = await response.text();
      if (pathname === '/api/config') body = imageHosts.rewriteConfig(villa, body);
      if (pathname === SESSION_ADDRESS && body.includes('"authenticated":false')) {
        events.onSignedOut(villa);
      }
      const nextCursor = response.headers.get(NEXT_CURSOR);
      const type = response.headers.get('Content-Type') ?? '';
      keep(address, { at: new Date().toISOString(), type, body, nextCursor });
      return new Response(body, { status: response.status, headers });
    },
  };
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

async function takeSession(
  villa: VillaEntry,
  sendTo: (
    villa: VillaEntry,
    owner: Session,
    address: string,
    init: RequestInit,
  ) => Promise<Response>,
): Promise<() => Promise<void>> {
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
}

/** The preview of a mail or of the site, as a page for a frame; `null` for other answers. */
async function previewOf(
  response: Response,
  { villa, pathname }: Forwarded,
  imageHosts: ImageHosts,
): Promise<Response | null> {
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return null;
  if (pathname === MAIL_PREVIEW) return framedPage(response.body, response.status, MAIL_POLICY);
  if (!SITE_PREVIEW.test(pathname)) return null;
  const html = imageHosts.rewritePage(villa, await response.text());
  return framedPage(html, response.status, SITE_POLICY);
}
