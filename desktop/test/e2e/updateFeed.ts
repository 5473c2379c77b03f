import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Published = {
  version: string;
  notes: string;
  program: string;
  /** Content for the checksum; by default the program itself. */
  checksumOf?: string;
};

/** An update feed on this machine, as described in `docs/desktop.md`. */
export type UpdateFeed = {
  url: string;
  publish: (published: Published) => void;
  /** Answers everything with this status; `null` ends it. */
  failWith: (status: number | null) => void;
  /** Accepts requests and never answers them, until called with `false`. */
  neverAnswer: (isSilent: boolean) => void;
  asked: () => string[];
  close: () => Promise<void>;
};

export async function startUpdateFeed(): Promise<UpdateFeed> {
  let published: Published | null = null;
  let status: number | null = null;
  let isSilent = false;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://feed');
    asked.push(pathname);
    if (isSilent) return;
    if (status === null && published && pathname === '/latest-linux.yml') {
      response.end(listOf(published));
    } else if (status === null && published && pathname === `/${fileOf(published)}`) {
      response.end(published.program);
    } else {
      response.writeHead(status ?? 404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publish: (next) => {
      published = next;
    },
    failWith: (next) => {
      status = next;
    },
    neverAnswer: (next) => {
      isSilent = next;
    },
    asked: () => [...asked],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function fileOf({ version }: Published): string {
  return `villa-admin-${version}.AppImage`;
}

/** As electron-builder writes it. */
function listOf(published: Published): string {
  const { version, notes, program, checksumOf = program } = published;
  const sha512 = createHash('sha512').update(checksumOf).digest('base64');
  const file = fileOf(published);
  return `version: ${version}
files:
  - url: ${file}
    sha512: ${sha512}
    size: ${Buffer.byteLength(program)}
path: ${file}
sha512: ${sha512}
releaseDate: '2026-11-01T10:00:00.000Z'
releaseNotes: ${JSON.stringify(notes)}
`;
}
