import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createServer, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Locks a folder for the lifetime of this process. Uses a socket, which ends with its process and so, unlike a file,
 * leaves no stale lock.
 * @returns false if another process has it
 * @throws Error if the system provides no socket
 */
export async function lockFolder(folder: string): Promise<boolean> {
  const name = `villa-${createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 24)}`;
  // A socket's path is limited to a hundred characters, which a data folder can exceed.
  const place = process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), name);
  if (await listens(place)) return true;
  if (await answers(place)) return false;
  // Left by a killed process.
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
      // The lock alone must not keep the process alive.
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
