import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { invalidField } from '../../errors';
import { projectRoot } from '../../projectRoot';
import { createTaskQueue } from '../../taskQueue';
import type { CleanImage } from './acceptedPicture';

/**
 * A JPEG, PNG or WebP of 60 megapixels takes 600 MB at most. AVIF takes 35 MB a megapixel, so that
 * one of more than 25 is refused, which no camera makes.
 */
const MAX_BYTES = 2 ** 30;
/** A WebP of 60 megapixels takes 40 s on a busy machine. */
const MAX_MS = 120_000;
/** Pictures come in batches, and a process takes a while to start. */
const IDLE_MS = 10_000;
/** After a large picture the next one begins in a new process. */
const MAX_KEPT_BYTES = 250 * 2 ** 20;

/** What the process says: that it can begin, and what became of a picture. */
export type PictureMessage =
  | { kind: 'ready' }
  | { kind: 'clean'; image: CleanImage; rss: number }
  /** @param message for the owner, what is wrong with the file */
  | { kind: 'refused'; message: string; rss: number };

/** What it is asked for. */
export type PictureRequest = { data: Buffer };

/** Decodes files of strangers where they can do no harm, one at a time. */
export type PictureProcess = {
  /** @throws AppError 400 on `file` saying what is wrong */
  recode: (data: Buffer) => Promise<CleanImage>;
};

/**
 * A child process that is started when a picture comes and ended when none has come for a while.
 * One that takes too long is killed from here; one that takes too much memory kills itself, as it
 * can tell on every system. The server only hears that it is gone.
 * @param limits tests have smaller ones
 */
export function createPictureProcess({
  maxBytes = MAX_BYTES,
  maxMs = MAX_MS,
}: { maxBytes?: number; maxMs?: number } = {}): PictureProcess {
  const inTurn = createTaskQueue(1);
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  const end = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = null;
  };

  const recode = async (data: Buffer): Promise<CleanImage> => {
    clearTimeout(idle);
    child ??= await start(maxBytes);
    const working = child;
    hold(working, true);
    const answer = await ask(working, { data }, maxMs);
    // Idle, it keeps no program from ending.
    hold(working, false);
    if (answer === null) {
      end();
      throw invalidField(
        'file',
        'This picture takes too long or too much memory to read. Please save it anew, smaller, and choose that file.',
      );
    }
    if (answer.rss > MAX_KEPT_BYTES) end();
    else idle = setTimeout(end, IDLE_MS).unref();
    if (answer.kind === 'refused') throw invalidField('file', answer.message);
    return answer.image;
  };

  return { recode: (data) => inTurn(() => recode(data)) };
}

/** @throws Error when the system cannot start it */
async function start(maxBytes: number): Promise<ChildProcess> {
  const file = path.join(projectRoot(), 'dist', 'server', 'pictureWorker.js');
  if (!existsSync(file)) throw new Error('The server is not built. Run npm run build.');
  const child = fork(file, [String(maxBytes)], {
    // Its own settings only: none of the server's secrets, and no flags of whoever started it.
    env: pick(process.env, ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot']),
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The picture process ended with ${code}.`)));
  });
  return child;
}

/** @returns `null` when it ended, or had to be ended, without an answer */
function ask(
  child: ChildProcess,
  request: PictureRequest,
  maxMs: number,
): Promise<Exclude<PictureMessage, { kind: 'ready' }> | null> {
  return new Promise((resolve) => {
    const settle = (message: Exclude<PictureMessage, { kind: 'ready' }> | null) => {
      clearTimeout(deadline);
      child.removeAllListeners();
      // What is sent to a process that is gone fails, and is told by its end.
      child.on('error', () => undefined);
      resolve(message);
    };
    const deadline = setTimeout(() => child.kill('SIGKILL'), maxMs);
    child.once('message', settle);
    child.once('exit', () => settle(null));
    child.on('error', () => child.kill('SIGKILL'));
    child.send(request);
  });
}

function hold(child: ChildProcess, isHeld: boolean): void {
  if (isHeld) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}

function pick(env: NodeJS.ProcessEnv, names: readonly string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(names.map((name) => [name, env[name]]));
}
