import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '../../../projectRoot';
import { freePort } from '../../builtServer';

const SECRET = 'kZ3vQ9x-secret-of-a-link_0123456789ABCDEFGHI';

let folder: string;
let upstream: Server;
/** Methods of requests that reached the server. */
let reached: string[];
let proxy: ChildProcess | null;
let url: URL;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'villa-proxy-'));
  reached = [];
  proxy = null;
  upstream = createServer((request, response) => {
    reached.push(request.method ?? '');
    response.setHeader('Location', request.url ?? '');
    request.resume().on('end', () => response.end('ok'));
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  if (proxy?.kill()) await once(proxy, 'exit');
  upstream.closeAllConnections();
  upstream.close();
  await rm(folder, { recursive: true });
});

const read = (name: string) => readFileSync(path.join(projectRoot(), name), 'utf8');

/** As documented, except ports, paths and the body timeout. */
async function startCaddy(): Promise<string[]> {
  const port = await freePort();
  url = new URL(`http://127.0.0.1:${port}`);
  let text = read('deploy/Caddyfile')
    .replace('read_body 5m', 'read_body 1s')
    .replace('\treverse_proxy', '\tlog\n\treverse_proxy');
  if (lacksBuffers()) text = text.replace(/^.*request_buffers.*$/m, '');
  await writeFile(path.join(folder, 'Caddyfile'), text);
  return ['caddy', 'run', '--config', 'Caddyfile', '--adapter', 'caddyfile'];
}

async function startNginx(): Promise<string[]> {
  const port = await freePort();
  url = new URL(`http://127.0.0.1:${port}`);
  const [, text = ''] = /```nginx\n([^]*?)```/.exec(read('docs/operations.md')) ?? [];
  const site = text
    .replace('listen 443 ssl', `listen 127.0.0.1:${port}`)
    .replace(/^ *ssl_.*$/gm, '')
    .replaceAll('/var/log/nginx', folder)
    .replace('client_body_timeout 10s', 'client_body_timeout 1s')
    .replace('127.0.0.1:3000', `127.0.0.1:${(upstream.address() as AddressInfo).port}`);
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/start.log; ${process.getuid?.() === 0 ? 'user root;' : ''}
     events {} http { client_body_temp_path ${folder}/bodies; ${site} }`,
  );
  return ['nginx', '-p', folder, '-c', path.join(folder, 'nginx.conf')];
}

/** `request_buffers` was added in Caddy 2.7. */
function lacksBuffers(): boolean {
  const [, minor = '0'] =
    /^v?2\.(\d+)/.exec(spawnSync('caddy', ['version']).stdout.toString()) ?? [];
  return Number(minor) < 7;
}

async function start([program = '', ...args]: string[]): Promise<void> {
  const { port } = upstream.address() as AddressInfo;
  proxy = spawn(program, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
      DOMAIN: url.origin,
      VILLA: `127.0.0.1:${port}`,
    },
  });
  output = '';
  for (const stream of [proxy.stdout, proxy.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  await expect
    .poll(
      () =>
        fetch(url).then(
          () => true,
          () => false,
        ),
      { timeout: 10_000 },
    )
    .toBe(true);
  reached.length = 0;
}

let output = '';

/** The proxy's complete log. */
async function logged(): Promise<string> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.log'));
  const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
  return [output, ...texts].join('\n');
}

describe.each([
  ['Caddy', 'caddy', startCaddy],
  ['nginx', 'nginx', startNginx],
] as const)('%s, set up as documented', (_name, program, prepare) => {
  const isMissing = () => spawnSync(program, ['-h']).error !== undefined;

  it('writes no secret link down, of what succeeds and of what fails', async ({ skip }) => {
    if (isMissing()) return skip(`${program} is not installed`);
    await start(await prepare());
    const headers = { Referer: `${url.origin}/stay/${SECRET}` };
    const look = async (place: string) =>
      (await fetch(new URL(place, url), { headers, redirect: 'manual' })).status;
    const places = ['/stay/*?done=message', '/stay/*/files/7', '/calendar/*.ics', '/house/*.ics'];
    for (const place of places) expect(await look(place.replace('*', SECRET))).toBe(200);
    upstream.closeAllConnections();
    await new Promise((resolve) => upstream.close(resolve));
    for (const place of places) expect(await look(place.replace('*', SECRET))).toBe(502);
    await expect.poll(logged).toMatch(/\/stay\/\.\.\.\?done=message[^]*\/house\/\.\.\./);
    expect(await logged()).not.toContain(SECRET);
  });

  it('forwards no request whose body has not arrived', async ({ skip }) => {
    if (isMissing()) return skip(`${program} is not installed`);
    if (program === 'caddy' && lacksBuffers()) return skip('this Caddy is older than 2.7');
    await start(await prepare());
    const socket = sendHalf();
    await once(socket, 'close');
    await fetch(url);
    expect(reached).toEqual(['GET']);
  });

  it('rejects a body that does not arrive', async ({ skip }) => {
    if (isMissing()) return skip(`${program} is not installed`);
    await start(await prepare());
    const socket = sendHalf();
    await once(socket, 'close');
    expect(socket.destroyed).toBe(true);
  });
});

function sendHalf() {
  const socket = connect(Number(url.port), url.hostname);
  socket.resume().on('error', () => undefined);
  socket.write(
    `POST /api/contact HTTP/1.1\r\nHost: ${url.host}\r\nContent-Length: 500\r\n\r\nhalf`,
  );
  return socket;
}
