import { getVillaSettings } from '@shared/contract/publicEndpoints';
import { afterEach, describe, expect, it } from 'vitest';
import { createClient, NetworkError } from '../../api/client';
import { useLanguage } from '../i18n/language';
import { pt } from '../i18n/pt';
import { failureText, failureTextWith, failureTitle } from './failureText';

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

describe('why something failed, for the owner,', () => {
  it('is the connection only if there was no response', async () => {
    expect(failureText(await lostConnection(), 'The block could not be deleted.')).toBe(
      'The block could not be deleted. The server could not be reached. Please check your connection and try again.',
    );
  });

  it('is unknown for a change whose response was lost, and never claims that it failed', () => {
    const lost = new NetworkError(new TypeError('Failed to fetch'), true);
    expect(failureText(lost, 'The booking was not saved.')).toBe(
      'The connection was lost before the server answered, so it is not known whether this was saved. Please check whether it is there before you try again.',
    );
    expect(failureTitle(lost, 'Not saved')).toBe('It is not known whether this was saved');
    expect(failureTitle(new Error('x'), 'Not saved')).toBe('Not saved');
  });

  it('is the server if it failed, which may have stored the change, with the request to look for', async () => {
    expect(failureText(await errorOf(500, INTERNAL), 'Failed to update settings.')).toBe(
      'Failed to update settings. The server has a problem (500). Please try again in a minute;' +
        ' if you were saving a change, first check whether it is there.' +
        ' If the problem stays, look into the server’s log for request 7f3a.',
    );
  });

  it('is the server, too, if a proxy answers for it', async () => {
    expect(failureText(await errorOf(502, '<h1>Bad gateway</h1>'))).toBe(
      'The server has a problem (502). Please try again in a minute;' +
        ' if you were saving a change, first check whether it is there.' +
        ' If the problem stays, look into the server’s log.',
    );
  });

  it('is the server’s own message if it knows the reason', async () => {
    const busy = { code: 'unavailable', message: 'Nothing was stored.', requestId: '9b' };
    expect(failureText(await errorOf(503, busy))).toBe(
      'Nothing was stored. If this happens again, look into the server’s log for request 9b.',
    );
  });

  it('is only the server’s message if the server refuses', async () => {
    const taken = { code: 'nights_taken', message: 'These nights are taken.' };
    expect(failureText(await errorOf(409, taken), 'The booking could not be moved.')).toBe(
      'These nights are taken.',
    );
    expect(failureText(await errorOf(413), 'The upload failed.')).toBe(
      'The upload failed. The server refused this (413). Please reload the page and try again.',
    );
  });

  it('is unspecified if it is unknown', async () => {
    expect(failureText(await errorOf(200, { basePrice: 1 }))).toBe(
      'Something unexpected happened. Please reload the page and try again.',
    );
  });
});

it('the specification’s texts replace a lost connection and a refusal without a message, and nothing else', async () => {
  const texts = { connection: 'Connection error.', refusal: 'Wrong.' };
  expect(failureTextWith(texts, await lostConnection())).toBe('Connection error.');
  expect(failureTextWith(texts, await errorOf(401))).toBe('Wrong.');
  expect(failureTextWith(texts, await errorOf(502))).toContain('The server has a problem (502).');
  const limited = { code: 'rate_limited', message: 'Please wait 3 minutes.', rateLimited: true };
  expect(failureTextWith(texts, await errorOf(429, limited))).toBe('Please wait 3 minutes.');
});

describe('in Portuguese', () => {
  afterEach(() => useLanguage.setState({ language: 'en', texts: null }));

  it('falls back to the back office’s language when the server has no message', async () => {
    useLanguage.setState({ language: 'pt', texts: pt });
    expect(failureText(await lostConnection())).toMatch(/^Não se conseguiu chegar ao servidor\./);
    expect(failureText(new Error('x'))).toMatch(/^Aconteceu algo inesperado\./);
    expect(failureText(await errorOf(413))).toMatch(/^O servidor recusou isto \(413\)\./);
    expect(failureText(await errorOf(502))).toMatch(/\(502\).* consulte o registo do servidor\.$/);
    const request = { code: 'internal', message: 'x', requestId: '7f3a-91' };
    expect(failureText(await errorOf(500, request))).toMatch(
      /^O servidor tem um problema \(500\)\. .* procure o pedido 7f3a-91 no registo do servidor\.$/,
    );
  });
});
