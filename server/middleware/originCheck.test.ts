import { request, type IncomingMessage } from 'node:http';
import { Writable } from 'node:stream';
import type { ErrorBody } from '@shared/contract/error';
import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { buildMessage } from '../test/factories';
import { startTestApp, type TestApp } from '../test/testApp';

const PUBLIC_URL = 'https://villa.example';

let app: TestApp;
let lines: Record<string, unknown>[];
const warnings = () => lines.filter(({ msg }) => String(msg).includes('PUBLIC_URL'));
afterEach(() => app.close());

async function start(env: Record<string, string> = {}): Promise<void> {
  lines = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  });
  app = await startTestApp({ env: { PUBLIC_URL, ...env }, log: pino({ level: 'warn' }, stream) });
}

/** `fetch` sets the host itself. */
async function readAs(host: string, address?: string): Promise<number | undefined> {
  return (await ask(host, { address })).statusCode;
}

function ask(
  host: string,
  {
    address = '/api/config',
    method = 'GET',
    headers = {},
  }: { address?: string | undefined; method?: string; headers?: Record<string, string> } = {},
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const call = request(
      app.url + address,
      { method, headers: { Host: host, ...headers } },
      (answer) => {
        answer.resume().once('end', () => resolve(answer));
      },
    );
    call.once('error', reject);
    call.end();
  });
}

describe('a site that is opened under another name than PUBLIC_URL', () => {
  it('tells the sender of a form which address to open', async () => {
    await start();
    const answer = await app.send<ErrorBody>('POST', '/api/contact', {
      body: buildMessage(),
      headers: { Origin: 'http://192.168.1.5:3000', 'Sec-Fetch-Site': 'same-origin' },
    });
    expect([answer.status, answer.json.code]).toEqual([403, 'forbidden_origin']);
    expect(answer.json.message).toContain(`${PUBLIC_URL}.`);
  });

  it('is logged once', async () => {
    await start();
    expect([await readAs('192.168.1.5:3000'), await readAs('other.example')]).toEqual([200, 200]);
    expect(warnings()).toMatchObject([
      { level: 40, host: '192.168.1.5:3000', publicUrl: PUBLIC_URL },
    ]);
  });

  it('is not logged for its own name, loopback names and health checks', async () => {
    await start();
    await readAs('villa.example');
    await readAs('VILLA.example:443');
    await readAs('127.0.0.1:3000');
    await readAs('[::1]:3000');
    await readAs('10.0.0.7:3000', '/healthz');
    expect(warnings()).toEqual([]);
  });

  it('logs no more characters of a host than a host name can have', async () => {
    await start();
    await readAs('a'.repeat(5000));
    expect(warnings()).toMatchObject([{ host: 'a'.repeat(259) }]);
  });
});

describe('the public name with or without www.', () => {
  it.each([
    ['https://villa.example', 'www.villa.example'],
    ['https://www.villa.example', 'villa.example'],
    ['https://villa.example', 'WWW.Villa.Example:443'],
  ])('redirects readers to %s from %s, from the cache too', async (publicUrl, host) => {
    await start({ PUBLIC_URL: publicUrl });
    // Fills the cache.
    expect(await readAs(new URL(publicUrl).host)).toBe(200);
    for (const method of ['GET', 'HEAD']) {
      const { statusCode, headers } = await ask(host, { method });
      expect([statusCode, headers.location]).toEqual([308, `${publicUrl}/api/config`]);
    }
    const { headers } = await ask(host, { address: '//evil.example/x?a=1' });
    expect(headers.location).toBe(`${publicUrl}//evil.example/x?a=1`);
    expect(warnings()).toEqual([]);
  });

  it('is read from a trusted proxy', async () => {
    await start({ TRUST_PROXY: '1' });
    const headers = { 'X-Forwarded-Host': 'www.villa.example, inner.example' };
    expect((await ask('127.0.0.1', { headers })).statusCode).toBe(308);
  });

  it('is not read from anybody else, and health checks succeed under every name', async () => {
    await start();
    const headers = { 'X-Forwarded-Host': 'www.villa.example' };
    expect((await ask('villa.example', { headers })).statusCode).toBe(200);
    expect(await readAs('www.villa.example', '/healthz')).toBe(200);
    expect(await readAs('www.other.example')).toBe(200);
  });

  it('still refuses what is sent there', async () => {
    await start();
    const headers = { Origin: 'https://www.villa.example' };
    const { statusCode } = await ask('www.villa.example', {
      address: '/api/contact',
      method: 'POST',
      headers,
    });
    expect(statusCode).toBe(403);
  });
});
