import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createServer, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Takes a folder for this process, as long as it lives: a socket ends with its process, whatever
 * way that ends, and so leaves no lock behind as a file would.
 * @returns whether nobody else has it
 * @throws Error when the system gives no socket
 */
export async function lockFolder(folder: string): Promise<boolean> {
  const name = `villa-${createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 24)}`;
  // A socket's path may have a hundred characters, which a data folder's can exceed.
  const place = process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), name);
  if (await listens(place)) return true;
  if (await answers(place)) return false;
  // Left behind by a process that was killed.
  await rm(place, { force: true });
  return listens(place);
}

function listens(place: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(false) : reject(error),
    );
    server.listen(place, () => {
      // The lock alone keeps no process running.
      server.unref();
      resolve(true);
    });
  });
}

function answers(place: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(place);
    const settle = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}
