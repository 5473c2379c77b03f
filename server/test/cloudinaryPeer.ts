import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Busboy from '@fastify/busboy';
import sharp from 'sharp';

const CLOUD = 'demo-villa';
const KEY = '735412986';
/** Small, so that a listing needs several pages. */
const PAGE_SIZE = 3;

type Resource = {
  public_id: string;
  width: number;
  height: number;
  bytes: number;
  secure_url: string;
  data: Buffer;
};

/** Responds as documented, or fails in one of the ways that providers do. */
export type PeerMood =
  | 'well'
  | 'failing'
  | 'silent'
  | 'dripping'
  | 'garbage'
  | 'redirecting'
  | 'refusing'
  | 'closed';

export type CloudinaryPeer = {
  cloudinaryUrl: string;
  secret: string;
  resources: Map<string, Resource>;
  setMood: (mood: PeerMood) => void;
  /** Calls so far, as `METHOD path?query`. */
  calls: string[];
  openSockets: () => Promise<number>;
  close: () => Promise<void>;
};

/**
 * Replaces Cloudinary over real HTTP: signed upload and destroy of the Upload API, and the paged listing of the Admin
 * API with basic authentication.
 */
export async function startCloudinaryPeer(): Promise<CloudinaryPeer> {
  const secret = 'kq8-very-secret-44';
  const resources = new Map<string, Resource>();
  const calls: string[] = [];
  let mood: PeerMood = 'well';
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    if (mood !== 'well') {
      misbehave(mood, request, response);
      return;
    }
    answer(request, resources, secret).then(
      ({ status, body }) => json(response, status, body),
      (error: unknown) => json(response, 500, { error: { message: String(error) } }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const prefix = encodeURIComponent(`http://127.0.0.1:${port}`);
  return {
    cloudinaryUrl: `cloudinary://${KEY}:${secret}@${CLOUD}?upload_prefix=${prefix}`,
    secret,
    resources,
    calls,
    setMood: (next) => {
      mood = next;
    },
    openSockets: () =>
      new Promise((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type PeerAnswer = { status: number; body: unknown };

async function answer(
  request: IncomingMessage,
  resources: Map<string, Resource>,
  secret: string,
): Promise<PeerAnswer> {
  const url = new URL(request.url ?? '/', 'http://peer');
  switch (`${request.method} ${url.pathname}`) {
    case `GET /v1_1/${CLOUD}/resources/image/upload`:
      return listPage(request, url, resources, secret);
    case `POST /v1_1/${CLOUD}/image/upload`:
      return upload(request, resources, secret);
    case `POST /v1_1/${CLOUD}/image/destroy`: {
      const { fields } = await readForm(request);
      if (!isSigned(fields, secret)) return unauthorised();
      const isGone = resources.delete(fields.get('public_id') ?? '');
      return { status: 200, body: { result: isGone ? 'ok' : 'not found' } };
    }
    default:
      return { status: 404, body: { error: { message: `No such call: ${url.pathname}` } } };
  }
}

function listPage(
  request: IncomingMessage,
  url: URL,
  resources: Map<string, Resource>,
  secret: string,
): PeerAnswer {
  const expected = `Basic ${Buffer.from(`${KEY}:${secret}`).toString('base64')}`;
  if (request.headers.authorization !== expected) return unauthorised();
  const prefix = url.searchParams.get('prefix') ?? '';
  const start = Number(url.searchParams.get('next_cursor') ?? 0);
  const newestFirst = [...resources.values()].toReversed();
  const matching = newestFirst.filter(({ public_id }) => public_id.startsWith(prefix));
  const end = start + Math.min(PAGE_SIZE, Number(url.searchParams.get('max_results') ?? 10));
  return {
    status: 200,
    body: {
      resources: matching.slice(start, end).map(withoutData),
      ...(end < matching.length ? { next_cursor: String(end) } : {}),
    },
  };
}

async function upload(
  request: IncomingMessage,
  resources: Map<string, Resource>,
  secret: string,
): Promise<PeerAnswer> {
  const { fields, data } = await readForm(request);
  if (!isSigned(fields, secret)) return unauthorised();
  const { width, height } = await sharp(data).metadata();
  const name = (fields.get('filename_override') ?? 'file').replace(/\.[^.]+$/, '');
  const publicId = `${fields.get('folder')}/${name}_${resources.size}xq7`;
  const resource: Resource = {
    public_id: publicId,
    width,
    height,
    bytes: data.length,
    secure_url: `https://res.cloudinary.com/${CLOUD}/image/upload/v1/${publicId}.jpg`,
    data,
  };
  resources.set(publicId, resource);
  return { status: 200, body: withoutData(resource) };
}

function withoutData({ data: _data, ...known }: Resource) {
  return known;
}

/** SHA-1 of the sorted parameters and the secret; `&` in a value is escaped (version 2). */
function isSigned(fields: ReadonlyMap<string, string>, secret: string): boolean {
  const signed = [...fields]
    .filter(
      ([name]) => !['file', 'cloud_name', 'resource_type', 'api_key', 'signature'].includes(name),
    )
    .map(([name, value]) => `${name}=${value.replaceAll('&', '%26')}`)
    .toSorted()
    .join('&');
  const expected = createHash('sha1')
    .update(signed + secret)
    .digest('hex');
  const age = Math.abs(Date.now() / 1000 - Number(fields.get('timestamp')));
  return fields.get('signature') === expected && fields.get('api_key') === KEY && age < 3600;
}

function unauthorised(): PeerAnswer {
  return { status: 401, body: { error: { message: 'Invalid Signature' } } };
}

function readForm(
  request: IncomingMessage,
): Promise<{ fields: Map<string, string>; data: Buffer }> {
  return new Promise((resolve, reject) => {
    const fields = new Map<string, string>();
    const chunks: Buffer[] = [];
    const type = request.headers['content-type'] ?? '';
    const parser = new Busboy({ headers: { 'content-type': type } });
    parser.on('field', (name, value) => fields.set(name, value));
    parser.on('file', (_name, stream) => stream.on('data', (chunk: Buffer) => chunks.push(chunk)));
    parser.on('finish', () => resolve({ fields, data: Buffer.concat(chunks) }));
    parser.on('error', reject);
    request.pipe(parser);
  });
}

function misbehave(
  mood: Exclude<PeerMood, 'well'>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  request.resume();
  switch (mood) {
    case 'silent':
      return;
    case 'dripping': {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(drip));
      return;
    }
    case 'closed':
      request.socket.destroy();
      return;
    case 'redirecting':
      response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end();
      return;
    case 'garbage':
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>It works!</html>');
      return;
    case 'failing':
      json(response, 500, { error: { message: 'General Error' } });
      return;
    case 'refusing':
      json(response, 400, { error: { message: 'Upload preset not found' } });
  }
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
