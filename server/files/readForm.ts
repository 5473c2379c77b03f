import type { IncomingMessage } from 'node:http';
import Busboy, { type BusboyInstance } from '@fastify/busboy';
import type { HeldBytes } from './byteBudget';

const MAX_FIELDS = 10;
/** Beyond the files themselves: boundaries, headers and the other fields. */
const FORM_OVERHEAD_BYTES = 100_000;

/** A file of a form, as it was sent. */
export type FormFile = { data: Buffer; fileName: string };
/** A form: its text fields by name, and its files. */
export type Form = { fields: ReadonlyMap<string, string>; files: FormFile[] };

/** What a form may hold. */
export type FormLimits = {
  /** The field that files are in. */
  fileField: string;
  maxFiles: number;
  maxFileBytes: number;
  maxFieldBytes: number;
  /** Where the bytes of its files count, for as long as the form is used; else nowhere. */
  held?: HeldBytes;
};

/** Why a form cannot be read. */
export type FormFault = 'notAForm' | 'cutOff' | 'tooLarge' | 'tooMany' | 'wrongField' | 'busy';

/** A form that cannot be read; whoever asked for it puts the reason into words. */
export class FormError extends Error {
  override name = 'FormError';
  /** @param fields what its text fields held, where all of it was read */
  constructor(
    readonly fault: FormFault,
    readonly fields: ReadonlyMap<string, string> = new Map(),
  ) {
    super(`The form cannot be read: ${fault}`);
  }
}

/**
 * Reads a multipart form in memory: what is refused or cut off leaves nothing behind. Of a field for
 * files where none was chosen, browsers send a part without name and bytes, which is no file.
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
    let fault: FormFault | null = null;
    // The rest is read and dropped, so that a browser that is still sending gets the answer.
    const fail = (found: FormFault) => {
      fault ??= found;
      files = [];
    };

    parser.on('field', (name, value) => fields.set(name, value));
    parser.on('file', (name, stream, sentName) => {
      const chunks: Buffer[] = [];
      if (name !== limits.fileField) fail('wrongField');
      stream.on('data', (chunk: Buffer) => {
        if (!fault && limits.held?.take(chunk.length) === false) fail('busy');
        if (fault) chunks.length = 0;
        else chunks.push(chunk);
      });
      stream.on('limit', () => fail('tooLarge'));
      // A file that ends without its boundary; unheard, this event would end the process.
      stream.on('error', () => reject(new FormError(fault ?? 'cutOff')));
      stream.on('end', () => {
        if (fault || (!sentName && chunks.length === 0)) return;
        files.push({ data: Buffer.concat(chunks), fileName: sentName ?? '' });
      });
    });
    parser.on('filesLimit', () => fail('tooMany'));
    parser.on('error', () => reject(new FormError(fault ?? 'cutOff')));
    parser.on('finish', () => {
      if (fault) reject(new FormError(fault, fields));
      else resolve({ fields, files });
    });
    request.once('close', () => {
      if (!request.complete) reject(new FormError('cutOff'));
    });
    request.pipe(parser);
  });
}

/** @throws FormError when the boundary is unusable */
function createParser(type: string, limits: FormLimits): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: {
        fileSize: limits.maxFileBytes,
        files: limits.maxFiles,
        fields: MAX_FIELDS,
        fieldSize: limits.maxFieldBytes,
        // One more than may be sent, so that another file is noticed and not skipped.
        parts: MAX_FIELDS + limits.maxFiles + 1,
      },
    });
  } catch {
    throw new FormError('notAForm');
  }
}
