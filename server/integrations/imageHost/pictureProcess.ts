import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { MAX_GUEST_PIXELS, MAX_UPLOAD_PIXELS } from '@shared/contract/uploadLimits';
import pLimit from 'p-limit';
import { invalidField } from '../../errors';
import { projectRoot } from '../../projectRoot';
import type { CleanImage } from './acceptedPicture';

/** What one picture may take. */
export type PictureLimits = { maxPixels: number; maxBytes: number; maxMs: number };

/**
 * By sender. Of 60 megapixels of noise a JPEG takes 840 MB at most and a PNG 420; of 25 a JPEG takes 390 MB.
 * A WebP takes 27 MB a megapixel and an AVIF 35, so that large ones are refused, which no camera makes.
 */
export const PICTURE_LIMITS = {
  guest: { maxPixels: MAX_GUEST_PIXELS, maxBytes: 400 * 2 ** 20, maxMs: 60_000 },
  // A WebP of 60 megapixels takes 40 s on a busy machine.
  owner: { maxPixels: MAX_UPLOAD_PIXELS, maxBytes: 2 ** 30, maxMs: 120_000 },
} as const satisfies Record<string, PictureLimits>;

/** Starting takes a second, on a busy machine some. */
const MAX_START_MS = 30_000;
/** Pictures come in batches, and a process takes a while to start. */
const IDLE_MS = 10_000;
/** After a large picture the next one begins in a new process. */
const MAX_KEPT_BYTES = 250 * 2 ** 20;

/** What the process says: that it can begin, and what became of a picture. */
export type PictureMessage = { kind: 'ready' } | PictureAnswer;

type PictureAnswer =
  | { kind: 'clean'; image: CleanImage; rss: number }
  /** @param message for the owner, what is wrong with the file */
  | { kind: 'refused'; message: string; rss: number }
  /** @param reason for the log, what went wrong in the process itself */
  | { kind: 'failed'; reason: string; rss: number };

/** What became of a picture where the process gave no answer. */
type NoAnswer =
  /** It took more time or memory than it may. */
  | { kind: 'tooCostly' }
  /** The process is gone for another reason. */
  | { kind: 'gone'; reason: string };

/** What it is asked for. */
export type PictureRequest = { data: Buffer } & Pick<PictureLimits, 'maxPixels' | 'maxBytes'>;

/** Decodes files of strangers where they can do no harm, one at a time. */
export type PictureProcess = {
  /**
   * @throws AppError 400 on `file` saying what is wrong with it; Error where nothing is wrong with
   *   it that we know of
   */
  recode: (data: Buffer, limits: PictureLimits) => Promise<CleanImage>;
};

type Options = {
  maxStartMs?: number;
  /** The built program; relative to `dist/server`. */
  program?: string;
};

/**
 * A child process that is started when a picture comes and ended when none has come for a while.
 * One that takes too long is killed from here; one that takes too much memory kills itself, as it
 * can tell on every system. The server only hears that it is gone.
 * @param options tests have programs that fail
 */
export function createPictureProcess({
  maxStartMs = MAX_START_MS,
  program = 'pictureWorker.js',
}: Options = {}): PictureProcess {
  const inTurn = pLimit(1);
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  const end = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = null;
  };

  /** The process that is there, unless it has died since the last picture. */
  const running = async (): Promise<ChildProcess> => {
    clearTimeout(idle);
    if (child?.connected) return child;
    end();
    const started = await start(program, maxStartMs);
    started.once('exit', () => {
      if (child === started) child = null;
    });
    child = started;
    return started;
  };

  const recode = async (data: Buffer, { maxMs, ...limits }: PictureLimits): Promise<CleanImage> => {
    const working = await running();
    hold(working, true);
    const answer = await ask(working, { data, ...limits }, maxMs);
    // Idle, it keeps no program from ending.
    hold(working, false);
    if (!('rss' in answer) || answer.rss > MAX_KEPT_BYTES) end();
    else idle = setTimeout(end, IDLE_MS).unref();
    switch (answer.kind) {
      case 'clean':
        return answer.image;
      case 'refused':
        throw invalidField('file', answer.message);
      case 'tooCostly':
        throw invalidField(
          'file',
          'This picture takes too long or too much memory to read. Please save it again, smaller, and choose that file.',
        );
      default:
        throw new Error(`The picture process failed: ${answer.reason}`);
    }
  };

  return { recode: (data, limits) => inTurn(() => recode(data, limits)) };
}

/** @throws Error when the system cannot start it, or it does not say in time that it can begin */
async function start(program: string, maxMs: number): Promise<ChildProcess> {
  const file = path.resolve(projectRoot(), 'dist', 'server', program);
  if (!existsSync(file)) throw new Error('The server is not built. Run npm run build.');
  const child = fork(file, [], {
    // Its own settings only: none of the server's secrets, and no flags of whoever started it.
    env: pick(process.env, ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot']),
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Whoever waits for it hears of an error; at any other time its end tells enough.
  child.on('error', () => undefined);
  const first = await nextMessage<PictureMessage>(child, maxMs);
  if (first.kind === 'message') return child;
  child.kill('SIGKILL');
  throw new Error(
    first.kind === 'late'
      ? 'The picture process did not start in time.'
      : `The picture process did not start: ${reasonOf(first)}`,
  );
}

async function ask(
  child: ChildProcess,
  request: PictureRequest,
  maxMs: number,
): Promise<PictureAnswer | NoAnswer> {
  const answer = nextMessage<PictureAnswer>(child, maxMs);
  child.send(request);
  const next = await answer;
  if (next.kind === 'message') return next.message;
  if (next.kind === 'late' || wasKilled(next)) return { kind: 'tooCostly' };
  return { kind: 'gone', reason: reasonOf(next) };
}

type Ended = {
  kind: 'ended';
  error?: Error;
  code?: number | null;
  signal?: NodeJS.Signals | null;
};

/** What a process says next, or why it says nothing; always settles. */
function nextMessage<Message>(
  child: ChildProcess,
  maxMs: number,
): Promise<{ kind: 'message'; message: Message } | { kind: 'late' } | Ended> {
  return new Promise((resolve) => {
    const settle: typeof resolve = (next) => {
      clearTimeout(deadline);
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      resolve(next);
    };
    const onMessage = (message: unknown) =>
      settle({ kind: 'message', message: message as Message });
    const onExit = (code: number | null, signal: NodeJS.Signals | null) =>
      settle({ kind: 'ended', code, signal });
    const onError = (error: Error) => settle({ kind: 'ended', error });
    const deadline = setTimeout(() => settle({ kind: 'late' }), maxMs);
    child.on('message', onMessage).on('exit', onExit).on('error', onError);
  });
}

/** By itself for too much memory, or by the system for the same reason. */
function wasKilled({ code, signal }: Ended): boolean {
  // Windows has no signals; a process that is killed there ends with 1.
  return signal === 'SIGKILL' || (process.platform === 'win32' && code === 1);
}

function reasonOf({ error, code, signal }: Ended): string {
  return error?.message ?? `it ended with ${signal ?? code}`;
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
