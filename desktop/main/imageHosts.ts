import type { VillaEntry } from '@shared/contract/desktop';
import { publicConfigSchema } from '@shared/contract/gallery/image';
import { session } from 'electron';
import { fetchWithTimeout, timeoutsOf } from './fetchWithTimeout';
import { t } from './language';
import { isPassedOn, refuse, shownHeaders } from './proxyResponses';
import { sessionFetch, type SessionRequest } from './sessionFetch';

/** Image hosts, under paths of the app's own origin. */
const DELIVERY = '/image-host/delivery';
const UPLOAD = '/image-host/upload';
const CLOUDINARY_HOSTS = new Set(['res.cloudinary.com', 'api.cloudinary.com']);

/** Upload and delivery addresses of a villa's images. */
type Host = { delivery: string; upload: string };

export type ImageHosts = {
  /** Whether a path belongs to an image host. */
  has: (pathname: string) => boolean;
  fetch: (request: Request, villa: VillaEntry) => Promise<Response>;
  /** Puts paths of the app into the body of `/api/config`, and remembers the host. */
  rewriteConfig: (villa: VillaEntry, body: string) => string;
  /** Puts paths of the app into a page. */
  rewritePage: (villa: VillaEntry, html: string) => string;
};

/** Images of another host are fetched here, because the window may only reach its own origin. */
export function createImageHosts(): ImageHosts {
  /** By villa, from its server's last configuration. */
  const hosts = new Map<string, Host>();
  return {
    has: (pathname) => pathname.startsWith('/image-host/'),
    fetch: (request, villa) => fetchFrom(hosts.get(villa.id), request),
    rewriteConfig: (villa, body) => {
      const config = publicConfigSchema.parse(JSON.parse(body));
      const { imageHost } = config;
      if (imageHost.kind !== 'cloudinary') return body;
      hosts.set(villa.id, { delivery: imageHost.deliveryBase, upload: imageHost.uploadUrl });
      return JSON.stringify({
        ...config,
        imageHost: { ...imageHost, deliveryBase: DELIVERY, uploadUrl: UPLOAD },
      });
    },
    rewritePage: (villa, html) => {
      const host = hosts.get(villa.id);
      return host ? html.replaceAll(host.delivery, DELIVERY) : html;
    },
  };
}

async function fetchFrom(host: Host | undefined, request: Request): Promise<Response> {
  if (!host) return refuse(404, 'not_found');
  const { pathname } = new URL(request.url);
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
  if (!response) return refuse(503, 'unavailable', t('The image host cannot be reached.'));
  if (!isPassedOn(response)) return refuse(502, 'unavailable');
  return new Response(response.body, {
    status: response.status,
    headers: shownHeaders(response.headers),
  });
}
