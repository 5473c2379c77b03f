import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { utilityProcess } from 'electron';
import { t } from './language';

/** The first start resizes images, which takes a while on a slow machine. */
const START_MS = 120_000;
/** The server finishes pending work within fifteen seconds. */
const STOP_MS = 20_000;
/** Characters of output kept for errors; the last line is the reason. */
const KEPT_CHARS = 4_000;
/** Environment variables that programs need. Others could be settings of another server. */
const PASSED_ON =
  /^(PATH|HOME|USERPROFILE|APPDATA|LOCALAPPDATA|SystemRoot|TEMP|TMP|TMPDIR|LANG|LC_\w+|TZ)$/i;

export type LocalServerProcess = {
  onEnd: (listener: (reason: string) => void) => void;
  stop: () => Promise<void>;
};

/**
 * Starts the server in a process of its own.
 * @param program the built server
 * @throws Error with the server's output when it does not start
 */
export function startLocalServer(
  program: string,
  { args, env }: { args: string[]; env: Record<string, string> },
): Promise<LocalServerProcess> {
  const child = utilityProcess.fork(path.join(__dirname, 'localServer.cjs'), [program, ...args], {
    serviceName: 'Villa server',
    stdio: 'pipe',
    env: { ...passedOn(process.env), ...env },
  });
  let isStopping = false;
  let errors = '';
  let listener: (reason: string) => void = () => undefined;
  const ended = new Promise<string>((resolve) =>
    child.once('exit', (code) => resolve(reasonOf(code, errors))),
  );
  child.stderr?.on('data', (chunk: Buffer) => {
    errors = (errors + chunk.toString()).slice(-KEPT_CHARS);
  });
  const stop = async () => {
    isStopping = true;
    // This is an Electron process, not a window of another origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    child.postMessage('stop');
    const timer = setTimeout(() => child.kill(), STOP_MS);
    await ended;
    clearTimeout(timer);
  };
  void ended.then((reason) => {
    if (!isStopping) listener(reason);
  });

  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      void stop();
      reject(new Error('The villa’s server did not start in time.'));
    }, START_MS);
    void ended.then((reason) => {
      clearTimeout(timer);
      reject(new Error(reason));
    });
    child.stdout?.on('data', (chunk: Buffer) => {
      if (!chunk.toString().includes('Listening on ')) return;
      clearTimeout(timer);
      resolve({
        onEnd: (next) => {
          listener = next;
        },
        stop,
      });
    });
  });
}

/** @param before preferred port */
export async function freePort(before: number | null): Promise<number> {
  return (before === null ? null : await tryPort(before)) ?? (await tryPort(0)) ?? 0;
}

function tryPort(port: number): Promise<number | null> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(null));
    probe.listen(port, '127.0.0.1', () => {
      const { port: found } = probe.address() as AddressInfo;
      probe.close(() => resolve(found));
    });
  });
}

function reasonOf(code: number, errors: string): string {
  const message = errors.split('\n').find((line) => line.trim() !== '');
  // The first line of the final output; of a stack trace that is the message.
  return code === 1 && message
    ? message.trim()
    : t('It ended unexpectedly, with the code {code}.', { code });
}

function passedOn(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] =>
      Boolean(PASSED_ON.test(entry[0]) && entry[1]),
    ),
  );
}
