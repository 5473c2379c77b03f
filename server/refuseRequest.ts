import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorBody } from '@shared/contract/error';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@shared/i18n/languages';
import { isApiPath } from './apiPath';
import { rateLimited } from './errors';
import type { HeaderList } from './middleware/securityHeaders';

const MINUTE_MS = 60_000;
/** Number of the browser's languages that are examined. */
const MAX_LANGUAGES = 8;

/** Sends 429 cheaply, before the application. @param isLast whether it closes the connection */
export type RefuseRequest = (
  request: IncomingMessage,
  response: ServerResponse,
  options: { waitMs: number; isLast?: boolean },
) => void;

/**
 * Rejects requests of a client that sends too many, in the API's error format or as text.
 * @param commonHeaders of every response
 */
export function createRefuseRequest(commonHeaders: HeaderList): RefuseRequest {
  const bodies = new Map<string, string>();
  const bodyFor = (isApi: boolean, language: Language, waitMs: number) => {
    const key = `${isApi} ${language} ${Math.ceil(waitMs / MINUTE_MS)}`;
    let body = bodies.get(key);
    if (body === undefined) {
      const error = rateLimited('calls', waitMs);
      const content = error.bodyIn(language);
      body = isApi
        ? JSON.stringify({ code: error.code, ...content } satisfies ErrorBody)
        : `${content.message}\n`;
      bodies.set(key, body);
    }
    return body;
  };
  return (request, response, { waitMs, isLast = false }) => {
    const isApi = isApiPath((request.url ?? '').split('?', 1)[0] ?? '');
    const body = bodyFor(isApi, languageOf(request), waitMs);
    if (isLast) response.shouldKeepAlive = false;
    response.writeHead(
      429,
      [
        ...commonHeaders,
        ['Content-Type', isApi ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8'],
        ['Content-Length', String(Buffer.byteLength(body))],
        ['Cache-Control', 'no-store'],
        ['Retry-After', String(Math.max(1, Math.ceil(waitMs / 1000)))],
      ].flat(),
    );
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/** The first supported language of the browser. */
function languageOf({ headers }: IncomingMessage): Language {
  const named = String(headers['accept-language'] ?? '').split(',', MAX_LANGUAGES);
  const codes = named.map((entry) => entry.trim().slice(0, 2).toLowerCase());
  return codes.find(isLanguage) ?? DEFAULT_LANGUAGE;
}
