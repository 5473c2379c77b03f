import pino, { type Logger, type LoggerOptions } from 'pino';

export type { Logger };

/**
 * Structured log, one JSON object a line. Guests' names, addresses and messages never go into
 * it: log ids and references.
 */
export const LOG_OPTIONS: LoggerOptions = {
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: ['*.password', '*.cookie', 'req.headers'],
  serializers: { err: describeError },
};

/** The server's log, on standard output. */
export function createLog(level: string): Logger {
  return pino({ ...LOG_OPTIONS, level });
}

type DescribedError = {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: unknown;
};

/**
 * What the log says of an error. pino's own would write down every property, and a failed
 * statement carries its values: a guest's name and address.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code } = error as NodeJS.ErrnoException;
  const described: DescribedError = {
    type: error.name,
    message: error.message,
    ...(typeof code === 'string' && { code }),
    ...(error.stack !== undefined && { stack: error.stack }),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
  return described;
}
