import { getVillaSettings } from '@shared/contract/publicEndpoints';
import { translator } from '@shared/i18n/catalogues';
import { describe, expect, it } from 'vitest';
import { createClient } from './client';
import { guestFailureText, guestSendFailureText } from './failureText';

async function errorOf(status: number, body: unknown = ''): Promise<unknown> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const { call } = createClient({ fetch: async () => new Response(text, { status }) });
  return call(getVillaSettings).catch((error: unknown) => error);
}

async function lostConnection(): Promise<unknown> {
  const { call } = createClient({
    fetch: async () => {
      throw new TypeError('Failed to fetch');
    },
  });
  return call(getVillaSettings).catch((error: unknown) => error);
}

const INTERNAL = {
  code: 'internal',
  message: 'Something went wrong on our side. Please tell us the request id.',
  requestId: '7f3a',
};

describe('why something failed, for a guest,', () => {
  const t = translator('en');
  const CONNECTION = 'We could not connect. Please check your internet connection and try again.';
  const SERVER = 'Our server is having a problem. Please try again in a few minutes.';
  const REFUSED = 'We could not accept this. Please reload the page and try again.';
  const ASKED =
    'Something went wrong on our side. Please try again. If it keeps happening, tell us the error code 7f3a.';
  const BUSY = { code: 'unavailable', message: 'Many guests are here. Please try again.' };

  it.each([
    ['no answer at all is the connection', lostConnection, CONNECTION],
    ['a gateway’s page is the server', () => errorOf(502, '<html>'), SERVER],
    ['a refusal without words is not the server’s fault', () => errorOf(413), REFUSED],
    ['an empty 503 is the server', () => errorOf(503), SERVER],
    ['the server’s own words are told', () => errorOf(503, BUSY), BUSY.message],
    ['the request id is told that the server’s log has', () => errorOf(500, INTERNAL), ASKED],
    ['an answer that makes no sense is the server', () => errorOf(200, { basePrice: 1 }), SERVER],
  ])('%s', async (_name, fail, text) => {
    expect(guestFailureText(await fail(), t)).toBe(text);
  });

  it.each([
    [
      'no answer keeps what was typed',
      lostConnection,
      `${CONNECTION} Everything you typed is still here.`,
    ],
    ['the server’s own words are told', () => errorOf(503, BUSY), BUSY.message],
    ['the request id is told', () => errorOf(500, INTERNAL), ASKED],
    ['nothing else is', () => errorOf(502, '<html>'), 'Please try again later'],
  ])('of something sent: %s', async (_name, fail, text) => {
    expect(guestSendFailureText(await fail(), 'Please try again later', t)).toBe(text);
  });
});
