import { existsSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FeedProblem } from '@shared/contract/calendars/importedCalendar';
import { projectRoot } from '../../projectRoot';
import { FeedError } from './feedError';
import type { ParsedCalendar, ReadingOptions } from './parseCalendar';

/** The costliest calendar of a megabyte that we could make takes a third of a second. */
const MAX_MS = 10_000;
/** Node's own least, and enough for any megabyte of text. */
const MAX_HEAP_MB = 64;

export type CalendarRequest = { text: string; reading: ReadingOptions };
export type CalendarAnswer =
  | { kind: 'parsed'; calendar: ParsedCalendar }
  | { kind: 'refused'; problem: FeedProblem };

type Options = {
  /** Ends it. */
  signal?: AbortSignal;
  maxMs?: number;
  maxHeapMb?: number;
};

/**
 * Parses a calendar in a thread of its own, so that a stranger's text keeps no guest waiting and can
 * take no more time and memory than it may.
 * @throws FeedError as `parseCalendar` does, and `too_large` for one that takes too much; Error where
 *   the thread itself fails or is ended
 */
export async function parseInThread(
  text: string,
  reading: ReadingOptions,
  { signal, maxMs = MAX_MS, maxHeapMb = MAX_HEAP_MB }: Options = {},
): Promise<ParsedCalendar> {
  signal?.throwIfAborted();
  const file = path.resolve(projectRoot(), 'dist', 'server', 'calendarWorker.js');
  if (!existsSync(file)) throw new Error('The server is not built. Run npm run build.');
  const request: CalendarRequest = { text, reading };
  const worker = new Worker(file, {
    workerData: request,
    // None of the server's secrets, and no flags of whoever started it.
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  });
  try {
    const answer = await nextAnswer(worker, maxMs, signal);
    if (answer.kind === 'refused') throw new FeedError(answer.problem);
    return answer.calendar;
  } finally {
    await worker.terminate();
  }
}

function nextAnswer(
  worker: Worker,
  maxMs: number,
  signal: AbortSignal | undefined,
): Promise<CalendarAnswer> {
  return new Promise((resolve, reject) => {
    const tooMuch = () => reject(new FeedError('too_large'));
    const deadline = setTimeout(tooMuch, maxMs);
    const onAbort = () => reject(new Error('Parsing was ended'));
    signal?.addEventListener('abort', onAbort, { once: true });
    worker.once('message', resolve);
    worker.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : reject(error),
    );
    // The last of its events: where it has said something before, this changes nothing.
    worker.once('exit', () => {
      clearTimeout(deadline);
      signal?.removeEventListener('abort', onAbort);
      reject(new Error('The calendar thread ended without an answer'));
    });
  });
}
