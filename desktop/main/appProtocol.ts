import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { VillaEntry } from '@shared/contract/desktop';
import { VILLA_HEADER } from '@shared/contract/desktopChannels';
import { protocol } from 'electron';
import { refuse } from './proxyResponses';
import { isForwarded, isSiteFile, type ServerProxy } from './serverProxy';

export const APP_SCHEME = 'villa-app';
export const APP_ORIGIN = `${APP_SCHEME}://app`;

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // The hash is that of an empty style tag, which styled-components fills through the CSSOM.
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  // Previews of mails and of the site, see serverProxy.ts.
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** Must be called before the app is ready. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: APP_SCHEME,
      privileges: {
        standard: true,
        secure: true,
        supportFetchAPI: true,
        stream: true,
        // Compiles scripts once per version. Older runtimes ignore it.
        codeCache: true,
      },
    },
  ]);
}

/**
 * Answers every request of the window: the app's own files and the server's responses.
 * @param folder the built renderer
 * @param current the displayed villa, once its server can be reached
 */
export function serveApp(
  folder: string,
  proxy: ServerProxy,
  current: () => Promise<VillaEntry | null>,
): void {
  protocol.handle(APP_SCHEME, async (request) => {
    const url = new URL(request.url);
    if (url.host !== 'app') return refuse(403, 'forbidden_origin');
    if (!isForwarded(url.pathname)) {
      const own = await answerFile(folder, request.method, url.pathname);
      if (own.status !== 404 || !isSiteFile(url.pathname)) return own;
    }
    const villa = await current();
    if (!villa) return refuse(503, 'unavailable');
    const answer = await proxy.forward(request, villa);
    // A network error has no headers.
    if (answer.type !== 'error') answer.headers.set(VILLA_HEADER, villa.origin);
    return answer;
  });
}

async function answerFile(folder: string, method: string, pathname: string): Promise<Response> {
  if (method !== 'GET' && method !== 'HEAD') return refuse(405, 'method_not_allowed');
  const name = fileNameOf(pathname);
  if (name === null) return refuse(403, 'forbidden_origin');
  const type = TYPES[path.extname(name)];
  if (!type) return refuse(404, 'not_found');
  const content = await readFile(path.join(folder, name)).catch(() => null);
  if (!content) return refuse(404, 'not_found');
  return new Response(content, {
    headers: {
      'Content-Type': type,
      'Content-Security-Policy': POLICY,
      'X-Content-Type-Options': 'nosniff',
      // Asset names contain a hash of their content. Caching matters because the page may request a font twice.
      'Cache-Control': name === 'index.html' ? 'no-store' : 'max-age=31536000, immutable',
    },
  });
}

/** A built file, or the page for the screens' addresses; `null` for anything else. */
function fileNameOf(pathname: string): string | null {
  if (/^\/(admin(\/[\w-]*){0,2}|sheet)?$/.test(pathname)) return 'index.html';
  return /^\/assets\/[\w-]+(\.[\w-]+)*$/.test(pathname) ? pathname.slice(1) : null;
}
