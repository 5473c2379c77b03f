import { existsSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FeedProblem } from '@shared/contract/calendars/importedCalendar';
import { projectRoot } from '../../projectRoot';
import { FeedError } from './feedError';
import type { ParsedCalendar, ReadingOptions } from './parseCalendar';

/** The most expensive calendar of a megabyte that we could construct takes a third of a second. */
const MAX_MS = 10_000;
/** Node's minimum, and enough for any megabyte of text. */
const MAX_HEAP_MB = 64;

export type CalendarRequest = { text: string; reading: ReadingOptions };
export type CalendarAnswer =
  | { kind: 'parsed'; calendar: ParsedCalendar }
  | { kind: 'refused'; problem: FeedProblem };

type Options = {
  signal?: AbortSignal;
  maxMs?: number;
  maxHeapMb?: number;
};

/**
 * Parses a calendar in a separate thread, so that untrusted text does not delay guests and has limited time and memory.
 * @throws FeedError as `parseCalendar` does, and `too_large` beyond the limits; Error if the thread fails or is
 *   stopped
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
    // No secrets or flags of the server.
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
    // The last event; does nothing if the promise has settled.
    worker.once('exit', () => {
      clearTimeout(deadline);
      signal?.removeEventListener('abort', onAbort);
      reject(new Error('The calendar thread ended without an answer'));
    });
  });
}
