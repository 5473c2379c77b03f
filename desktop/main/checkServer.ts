import { API_HEADER, API_VERSION, healthSchema, PRODUCT } from '@shared/contract/version';
import type { ConnectResult } from '@shared/contract/desktop';
import * as z from 'zod/mini';
import { t } from './language';

const anyVersionSchema = z.object({ product: z.literal(PRODUCT), apiVersion: z.number() });

/**
 * Asks a server whether it is a villa's and compatible with this app.
 * @param origin such as `https://villa.example`
 * @param fetch sends no cookies of other villas, follows no redirects and has a time limit
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
      return failed(
        t('The server at {origin} has a problem at the moment. Please try again later.', {
          origin,
        }),
      );
    }
    isOwn = response.headers.has(API_HEADER);
    answer = JSON.parse(await response.text());
  } catch (error) {
    return failed(messageOf(error, origin));
  }
  const known = anyVersionSchema.safeParse(answer);
  if (!known.success) return failed(notAVilla(origin));
  if (known.data.apiVersion > API_VERSION) {
    return failed(
      t('This app is too old for the server at {origin}. Please update the app.', { origin }),
    );
  }
  if (known.data.apiVersion < API_VERSION || !isOwn) {
    return failed(
      t('The server at {origin} is too old for this app. Please update the server.', { origin }),
    );
  }
  return healthSchema.safeParse(answer).success ? { ok: true } : failed(notAVilla(origin));
}

function failed(message: string): ConnectResult {
  return { ok: false, message };
}

function messageOf(error: unknown, origin: string): string {
  const text = error instanceof Error ? error.message : '';
  if (/ERR_(CERT|SSL)/.test(text)) {
    return t(
      'The certificate of {origin} is not valid, so the connection would not be safe. Please check the address, or ask whoever runs the server.',
      { origin },
    );
  }
  if (error instanceof SyntaxError) return notAVilla(origin);
  return t('{origin} cannot be reached. Please check the address and your connection.', { origin });
}

function notAVilla(origin: string): string {
  return t('There is a server at {origin}, but it is not a villa’s. Please check the address.', {
    origin,
  });
}
