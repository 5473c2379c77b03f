import { request } from 'node:http';
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

async function start(): Promise<void> {
  lines = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  });
  app = await startTestApp({ env: { PUBLIC_URL }, log: pino({ level: 'warn' }, stream) });
}

/** `fetch` sets the host by itself. */
function readAs(host: string, address = '/api/config'): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = request(app.url + address, { headers: { Host: host } }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode));
    });
    call.once('error', reject);
    call.end();
  });
}

describe('a site that is opened under another name than PUBLIC_URL', () => {
  it('tells whoever sends something which address to open', async () => {
    await start();
    const answer = await app.send<ErrorBody>('POST', '/api/contact', {
      body: buildMessage(),
      headers: { Origin: 'http://192.168.1.5:3000', 'Sec-Fetch-Site': 'same-origin' },
    });
    expect([answer.status, answer.json.code]).toEqual([403, 'forbidden_origin']);
    expect(answer.json.message).toContain(`${PUBLIC_URL} `);
  });

  it('is told in the log, once', async () => {
    await start();
    expect([await readAs('192.168.1.5:3000'), await readAs('other.example')]).toEqual([200, 200]);
    expect(warnings()).toMatchObject([
      { level: 40, host: '192.168.1.5:3000', publicUrl: PUBLIC_URL },
    ]);
  });

  it('is not told of its own name, of this machine’s, and of whoever asks after its health', async () => {
    await start();
    await readAs('villa.example');
    await readAs('VILLA.example:443');
    await readAs('127.0.0.1:3000');
    await readAs('[::1]:3000');
    await readAs('10.0.0.7:3000', '/healthz');
    expect(warnings()).toEqual([]);
  });

  it('writes down no more of a host than a host can have', async () => {
    await start();
    await readAs('a'.repeat(5000));
    expect(warnings()).toMatchObject([{ host: 'a'.repeat(259) }]);
  });
});
