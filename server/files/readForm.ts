import type { IncomingMessage } from 'node:http';
import Busboy, { type BusboyInstance } from '@fastify/busboy';
import type { HeldBytes } from './byteBudget';

const MAX_FIELDS = 10;
/** Allowance for boundaries, headers and other fields. */
const FORM_OVERHEAD_BYTES = 100_000;

/**
 * How often a form's progress is checked, in ms, and the bytes that must have arrived since: a minimum, and a share of
 * what has arrived. A constantly slow connection satisfies both. A client that sends most of a form at once and then
 * trickles would hold memory that others need.
 */
const PACE = { everyMs: 10_000, bytes: 32 * 1024, share: 1 / 50 } as const;

export type FormFile = { data: Buffer; fileName: string };
/** Text fields by name, and files. */
export type Form = { fields: ReadonlyMap<string, string>; files: FormFile[] };

export type FormLimits = {
  /** Name of the file field. */
  fileField: string;
  maxFiles: number;
  maxFileBytes: number;
  maxFieldBytes: number;
  /** Counts the files' bytes while the form is used, if set. */
  held?: HeldBytes;
};

export type FormFault =
  | 'notAForm'
  | 'cutOff'
  | 'tooSlow'
  | 'tooLarge'
  | 'longField'
  | 'tooMany'
  | 'wrongField'
  | 'busy';

/** A form that cannot be read; the caller provides the text. */
export class FormError extends Error {
  override name = 'FormError';
  /**
   * @param fields complete text fields, if all of the form was read; excludes one that is too long
   * @param fileName of a file that is too large, as sent
   */
  constructor(
    readonly fault: FormFault,
    readonly fields: ReadonlyMap<string, string> = new Map(),
    readonly fileName: string | null = null,
  ) {
    super(`The form cannot be read: ${fault}`);
  }
}

/**
 * Reads a multipart form in memory, so that a rejected or aborted one leaves nothing behind. Ignores the empty part
 * that browsers send for a file field without a file.
 * @throws FormError
 */
export async function readForm(request: IncomingMessage, limits: FormLimits): Promise<Form> {
  const type = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(type)) throw new FormError('notAForm');
  const most = limits.maxFiles * limits.maxFileBytes + FORM_OVERHEAD_BYTES;
  if (Number(request.headers['content-length']) > most) throw new FormError('tooLarge');
  if (request.destroyed) throw new FormError('cutOff');
  const parser = createParser(type, limits);

  return new Promise((resolve, reject) => {
    const fields = new Map<string, string>();
    let files: FormFile[] = [];
    const arriving: Buffer[][] = [];
    let fault: FormFault | null = null;
    let largeFile: string | null = null;
    // Reads and drops the rest, so that a browser that is still sending receives the response.
    const fail = (found: FormFault) => {
      fault ??= found;
      files = [];
      for (const chunks of arriving) chunks.length = 0;
    };
    const stopPacing = keepPace(request, () => {
      fail('tooSlow');
      reject(new FormError('tooSlow', fields));
    });

    parser.on('field', (name, value, _isNameCut, isCut) => {
      if (isCut) fail('longField');
      else fields.set(name, value);
    });
    parser.on('file', (name, stream, sentName) => {
      const chunks: Buffer[] = [];
      arriving.push(chunks);
      if (name !== limits.fileField) fail('wrongField');
      stream.on('data', (chunk: Buffer) => {
        if (!fault && limits.held?.take(chunk.length) === false) fail('busy');
        if (!fault) chunks.push(chunk);
      });
      stream.on('limit', () => {
        largeFile ??= sentName ?? null;
        fail('tooLarge');
      });
      // A file without its final boundary; without a listener this event would end the process.
      stream.on('error', () => reject(new FormError(fault ?? 'cutOff')));
      stream.on('end', () => {
        if (fault || (!sentName && chunks.length === 0)) return;
        files.push({ data: Buffer.concat(chunks), fileName: sentName ?? '' });
      });
    });
    parser.on('filesLimit', () => fail('tooMany'));
    parser.on('error', () => reject(new FormError(fault ?? 'cutOff')));
    parser.on('finish', () => {
      stopPacing();
      if (fault) reject(new FormError(fault, fields, largeFile));
      else resolve({ fields, files });
    });
    request.once('close', () => {
      stopPacing();
      if (!request.complete) reject(new FormError('cutOff'));
    });
    request.pipe(parser);
  });
}

/** Calls `onSlow` if a request falls below {@link PACE}. @returns stops checking */
function keepPace(request: IncomingMessage, onSlow: () => void): () => void {
  let all = 0;
  let since = 0;
  let slowTimes = 0;
  const count = (chunk: Buffer) => {
    since += chunk.length;
  };
  const timer = setInterval(() => {
    const isSlow = since < Math.max(PACE.bytes, all * PACE.share);
    all += since;
    since = 0;
    slowTimes = isSlow ? slowTimes + 1 : 0;
    // A single slow interval may be a dead spot or a busy server.
    if (slowTimes < 2) return;
    stop();
    onSlow();
  }, PACE.everyMs);
  const stop = () => {
    clearInterval(timer);
    request.off('data', count);
  };
  request.on('data', count);
  return stop;
}

/** @throws FormError for an unusable boundary */
function createParser(type: string, limits: FormLimits): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: {
        fileSize: limits.maxFileBytes,
        files: limits.maxFiles,
        fields: MAX_FIELDS,
        fieldSize: limits.maxFieldBytes,
        // One more than allowed, so that an extra file is detected instead of skipped.
        parts: MAX_FIELDS + limits.maxFiles + 1,
      },
    });
  } catch {
    throw new FormError('notAForm');
  }
}
