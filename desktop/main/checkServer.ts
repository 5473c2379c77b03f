import { API_HEADER, API_VERSION, healthSchema, PRODUCT } from '@shared/contract/version';
import type { ConnectResult } from '@shared/contract/desktop';
import * as z from 'zod/mini';

const anyVersionSchema = z.object({ product: z.literal(PRODUCT), apiVersion: z.number() });

/**
 * Asks a server whether it is a villa's and speaks this app's language.
 * @param origin such as `https://villa.example`
 * @param fetch one that sends no cookie of another villa, follows no redirect and has a time limit
 */
export async function checkServer(
  origin: string,
  fetch: (url: string) => Promise<Response>,
): Promise<ConnectResult> {
  let answer: unknown;
  let isOwn: boolean;
  try {
    const response = await fetch(`${origin}/healthz`);
    if (response.status >= 500) {
      return failed(`The server at ${origin} has a problem at the moment. Please try again later.`);
    }
    isOwn = response.headers.has(API_HEADER);
    answer = JSON.parse(await response.text());
  } catch (error) {
    return failed(messageOf(error, origin));
  }
  if (isOlderServer(answer)) {
    return failed(`The server at ${origin} is too old for this app. Please update the server.`);
  }
  const known = anyVersionSchema.safeParse(answer);
  if (!known.success) return failed(notAVilla(origin));
  if (known.data.apiVersion > API_VERSION) {
    return failed(`This app is too old for the server at ${origin}. Please update the app.`);
  }
  if (known.data.apiVersion < API_VERSION || !isOwn) {
    return failed(`The server at ${origin} is too old for this app. Please update the server.`);
  }
  return healthSchema.safeParse(answer).success ? { ok: true } : failed(notAVilla(origin));
}

function failed(message: string): ConnectResult {
  return { ok: false, message };
}

/** Servers from before versions were told answered nothing but this. */
function isOlderServer(answer: unknown): boolean {
  return JSON.stringify(answer) === '{"status":"ok"}';
}

function messageOf(error: unknown, origin: string): string {
  const text = error instanceof Error ? error.message : '';
  if (/ERR_(CERT|SSL)/.test(text)) {
    return `The certificate of ${origin} is not valid, so the connection would not be safe. Please check the address, or ask whoever runs the server.`;
  }
  if (error instanceof SyntaxError) return notAVilla(origin);
  return `${origin} cannot be reached. Please check the address and your connection.`;
}

function notAVilla(origin: string): string {
  return `There is a server at ${origin}, but it is not a villa’s. Please check the address.`;
}
