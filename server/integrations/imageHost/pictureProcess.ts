import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { MAX_GUEST_PIXELS, MAX_UPLOAD_PIXELS } from '@shared/contract/uploadLimits';
import type { Language } from '@shared/i18n/languages';
import pLimit from 'p-limit';
import { invalidField } from '../../errors';
import { projectRoot } from '../../projectRoot';
import type { CleanImage } from './acceptedPicture';

export type PictureLimits = { maxPixels: number; maxBytes: number; maxMs: number };

/**
 * By sender. 60 megapixels of noise take up to 840 MB as JPEG and 420 MB as PNG; 25 megapixels take 390 MB as JPEG.
 * WebP takes 27 MB a megapixel and AVIF 35 MB, so large ones are rejected, which cameras do not produce.
 */
export const PICTURE_LIMITS = {
  guest: { maxPixels: MAX_GUEST_PIXELS, maxBytes: 400 * 2 ** 20, maxMs: 60_000 },
  // A WebP of 60 megapixels takes 40 s on a busy machine.
  owner: { maxPixels: MAX_UPLOAD_PIXELS, maxBytes: 2 ** 30, maxMs: 120_000 },
} as const satisfies Record<string, PictureLimits>;

/** Starting takes a second, or several on a busy machine. */
const MAX_START_MS = 30_000;
/** Kept running, since pictures come in batches and a process takes a while to start. */
const IDLE_MS = 10_000;
/** After a larger picture the next one gets a new process. */
const MAX_KEPT_BYTES = 250 * 2 ** 20;

/** Messages of the process: ready, or a picture's result. */
export type PictureMessage = { kind: 'ready' } | PictureAnswer;

type PictureAnswer =
  | { kind: 'clean'; image: CleanImage; rss: number }
  /** @param message what is wrong with the file, in the sender's language */
  | { kind: 'refused'; message: Record<Language, string>; rss: number }
  /** @param reason failure of the process itself, for the log */
  | { kind: 'failed'; reason: string; rss: number };

/** Result if the process gave no answer. */
type NoAnswer =
  /** It exceeded its time or memory. */
  | { kind: 'tooCostly' }
  /** The process ended for another reason. */
  | { kind: 'gone'; reason: string };

export type PictureRequest = { data: Buffer } & Pick<PictureLimits, 'maxPixels' | 'maxBytes'>;

/** Decodes untrusted files in isolation, one at a time. */
export type PictureProcess = {
  /** @throws AppError 400 on `file` naming the problem; Error if the file is not known to be at fault */
  recode: (data: Buffer, limits: PictureLimits) => Promise<CleanImage>;
};

type Options = {
  maxStartMs?: number;
  /** The built program, relative to `dist/server`. */
  program?: string;
};

/**
 * A child process that starts with a picture and stops when idle. Killed from here if it takes too long; it kills
 * itself if it uses too much memory, which only it can detect on every system.
 * @param options tests use programs that fail
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

  /** The current process, or a new one if it has died. */
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
    // An idle child must not keep the server alive.
    hold(working, false);
    if (!('rss' in answer) || answer.rss > MAX_KEPT_BYTES) end();
    else idle = setTimeout(end, IDLE_MS).unref();
    switch (answer.kind) {
      case 'clean':
        return answer.image;
      case 'refused':
        throw invalidField('file', (language) => answer.message[language]);
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

/** @throws Error if it cannot be started, or is not ready in time */
async function start(program: string, maxMs: number): Promise<ChildProcess> {
  const file = path.resolve(projectRoot(), 'dist', 'server', program);
  if (!existsSync(file)) throw new Error('The server is not built. Run npm run build.');
  const child = fork(file, [], {
    // Only settings that it needs: no secrets or flags of the server.
    env: pick(process.env, ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot']),
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Waiting callers receive the error; otherwise the exit event suffices.
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

/** The next message of a process, or why there is none; never rejects. */
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

/** Killed by itself for too much memory, or by the system for the same reason. */
function wasKilled({ code, signal }: Ended): boolean {
  // Windows has no signals; a killed process exits with 1.
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
