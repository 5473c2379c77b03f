import pino, { type Logger, type LoggerOptions } from 'pino';

export type { Logger };

/**
 * Structured log, one JSON object per line. Never log guests' names, addresses and messages: log ids and references.
 */
export const LOG_OPTIONS: LoggerOptions = {
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: ['*.password', '*.cookie', 'req.headers'],
  serializers: { err: describeError },
};

/** The server's log on standard output. Lines that cannot be written, for instance on a full disk, are dropped. */
export function createLog(level: string): Logger {
  const destination = pino.destination({ fd: process.stdout.fd, sync: true });
  destination.on('error', () => undefined);
  return pino({ ...LOG_OPTIONS, level }, destination);
}

/** Keeps the process running if standard output or error cannot be written. */
export function ignoreOutputErrors(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

type DescribedError = {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: unknown;
};

/**
 * An error's fields for the log. pino would write every property, and a failed statement contains its values: a guest's
 * name and address.
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
