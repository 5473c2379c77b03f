import pino, { type Logger } from 'pino';

export type { Logger };

/**
 * Structured log, one JSON object a line on standard output. Guests' names, addresses and
 * messages never go into it: log ids and references.
 */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['*.password', '*.cookie', 'req.headers'],
  });
}
