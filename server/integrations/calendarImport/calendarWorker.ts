import { parentPort, workerData } from 'node:worker_threads';
import type { CalendarAnswer, CalendarRequest } from './calendarThread';
import { FeedError } from './feedError';
import { parseCalendar } from './parseCalendar';

const { text, reading } = workerData as CalendarRequest;

function answer(): CalendarAnswer {
  try {
    return { kind: 'parsed', calendar: parseCalendar(text, reading) };
  } catch (error) {
    // Custom error classes would arrive as plain errors.
    if (error instanceof FeedError) return { kind: 'refused', problem: error.problem };
    throw error;
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port has none
parentPort?.postMessage(answer());
