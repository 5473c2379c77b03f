import { describe, expect, it } from 'vitest';
import { checkServer } from './checkServer';

const ORIGIN = 'https://villa.example';

const answering = (body: string, status = 200, headers: HeadersInit = { 'X-Villa-Api': '1' }) =>
  checkServer(ORIGIN, async () => new Response(body, { status, headers }));
const failing = (message: string) =>
  checkServer(ORIGIN, async () => {
    throw new Error(message);
  });
const messageOf = async (result: ReturnType<typeof checkServer>) => {
  const answer = await result;
  return answer.ok ? 'connected' : answer.message;
};

describe('the check of a server before it is connected', () => {
  it('accepts a villa server of this version', async () => {
    const body = '{"status":"ok","product":"villa-luz","apiVersion":1}';
    expect(await messageOf(answering(body))).toBe('connected');
  });

  it.each([
    ['net::ERR_CONNECTION_REFUSED', /cannot be reached/],
    ['net::ERR_NAME_NOT_RESOLVED', /cannot be reached/],
    ['net::ERR_CERT_AUTHORITY_INVALID', /certificate .* is not valid/],
    ['net::ERR_CERT_DATE_INVALID', /certificate .* is not valid/],
    ['net::ERR_SSL_PROTOCOL_ERROR', /certificate .* is not valid/],
  ])('says what %s means', async (message, text) => {
    expect(await messageOf(failing(message))).toMatch(text);
  });

  it.each([
    ['a page', '<!doctype html>', /not a villa’s/],
    ['another product', '{"status":"ok","product":"inn","apiVersion":1}', /not a villa’s/],
    ['JSON of no kind', 'null', /not a villa’s/],
    [
      'an older server',
      '{"status":"ok","product":"villa-luz","apiVersion":0}',
      /server .* is too old/,
    ],
    ['a newer server', '{"status":"ok","product":"villa-luz","apiVersion":2}', /app is too old/],
  ])('identifies %s', async (_what, body, text) => {
    expect(await messageOf(answering(body))).toMatch(text);
  });

  it('rejects a server whose responses cannot be distinguished from a proxy’s', async () => {
    const body = '{"status":"ok","product":"villa-luz","apiVersion":1}';
    expect(await messageOf(answering(body, 200, {}))).toMatch(/server .* is too old/);
  });

  it('recognises a villa that reports a problem', async () => {
    expect(await messageOf(answering('{}', 503))).toMatch(/has a problem at the moment/);
  });
});
