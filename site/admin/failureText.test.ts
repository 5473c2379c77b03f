import { describe, expect, it } from 'vitest';
import { createClient, userMessageOf } from '../api/client';
import { getVillaSettings } from '@shared/contract/publicEndpoints';
import { failureText } from './failureText';

/** The error of a call that is answered so. */
async function errorOf(status: number, body: unknown = ''): Promise<unknown> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const { call } = createClient({ fetch: async () => new Response(text, { status }) });
  return call(getVillaSettings).catch((error: unknown) => error);
}

const INTERNAL = {
  code: 'internal',
  message: 'Something went wrong on our side. Please tell us the request id.',
  requestId: '7f3a',
};

describe('why something failed', () => {
  it('is the connection only where there was no answer', async () => {
    const { call } = createClient({
      fetch: async () => {
        throw new TypeError('Failed to fetch');
      },
    });
    const error = await call(getVillaSettings).catch((reason: unknown) => reason);
    expect(failureText(error, 'The block could not be deleted.')).toBe(
      'The block could not be deleted. The server could not be reached. Please check your connection and try again.',
    );
  });

  it('is the server where it failed, which may have stored it, with the request to look for', async () => {
    expect(failureText(await errorOf(500, INTERNAL), 'Failed to update settings.')).toBe(
      'Failed to update settings. The server has a problem (500). Please try again in a minute;' +
        ' if you were saving a change, look first whether it is there.' +
        ' If the problem stays, look into the server’s log for request 7f3a.',
    );
  });

  it('is the server, too, where a proxy answers for it', async () => {
    expect(failureText(await errorOf(502, '<h1>Bad gateway</h1>'))).toBe(
      'The server has a problem (502). Please try again in a minute;' +
        ' if you were saving a change, look first whether it is there.' +
        ' If the problem stays, look into the server’s log.',
    );
  });

  it('is told by a server that knows it', async () => {
    const busy = { code: 'unavailable', message: 'Nothing was stored.', requestId: '9b' };
    expect(failureText(await errorOf(503, busy))).toBe(
      'Nothing was stored. If it stays, look into the server’s log for request 9b.',
    );
  });

  it('is the server’s own words where it refuses, and nothing else', async () => {
    const taken = { code: 'nights_taken', message: 'These nights are taken.' };
    expect(failureText(await errorOf(409, taken), 'The booking could not be moved.')).toBe(
      'These nights are taken.',
    );
    expect(failureText(await errorOf(413), 'The upload failed.')).toBe(
      'The upload failed. The server refused this (413). Please reload the page and try again.',
    );
  });

  it('is not blamed on anybody where nobody knows', async () => {
    expect(failureText(await errorOf(200, { basePrice: 1 }))).toBe(
      'Something unexpected happened. Please reload the page and try again.',
    );
  });
});

it('guests are told the request id that they are asked for', async () => {
  expect(userMessageOf(await errorOf(500, INTERNAL), '')).toBe(
    `${INTERNAL.message} Request id: 7f3a.`,
  );
});
