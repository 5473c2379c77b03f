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
      return failed(t('main.serverHasProblem', { origin }));
    }
    isOwn = response.headers.has(API_HEADER);
    answer = JSON.parse(await response.text());
  } catch (error) {
    return failed(messageOf(error, origin));
  }
  const known = anyVersionSchema.safeParse(answer);
  if (!known.success) return failed(notAVilla(origin));
  if (known.data.apiVersion > API_VERSION) {
    return failed(t('main.appTooOld', { origin }));
  }
  if (known.data.apiVersion < API_VERSION || !isOwn) {
    return failed(t('main.serverTooOld', { origin }));
  }
  return healthSchema.safeParse(answer).success ? { ok: true } : failed(notAVilla(origin));
}

function failed(message: string): ConnectResult {
  return { ok: false, message };
}

function messageOf(error: unknown, origin: string): string {
  const text = error instanceof Error ? error.message : '';
  if (/ERR_(CERT|SSL)/.test(text)) {
    return t('main.badCertificate', { origin });
  }
  if (error instanceof SyntaxError) return notAVilla(origin);
  return t('main.unreachable', { origin });
}

function notAVilla(origin: string): string {
  return t('main.notAVilla', { origin });
}
