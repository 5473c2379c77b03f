import type { IncomingMessage } from 'node:http';
import Busboy, { type BusboyInstance } from '@fastify/busboy';
import { MAX_UPLOAD_BYTES } from '@shared/contract/gallery/image';
import { invalidField, tooLarge, type AppError } from '../errors';
import type { IncomingImage } from '../integrations/imageHost/imageHost';

const MAX_FIELDS = 10;
const MAX_FIELD_BYTES = 1_000;
/** Beyond the file itself: boundaries, headers and the other fields. */
const FORM_OVERHEAD_BYTES = 100_000;

/** An upload form: its text fields by name, and its one file. */
export type UploadForm = { fields: ReadonlyMap<string, string>; image: IncomingImage };

/**
 * Reads a multipart form with one picture in the field `file`, in memory: what is refused or
 * cut off leaves nothing behind.
 * @throws AppError 400 or 413
 */
export async function readUpload(request: IncomingMessage): Promise<UploadForm> {
  const type = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(type)) throw notAForm();
  if (Number(request.headers['content-length']) > MAX_UPLOAD_BYTES + FORM_OVERHEAD_BYTES) {
    throw fileTooLarge();
  }
  // Waiting for its turn can have taken longer than the sender's patience.
  if (request.destroyed) throw cutOff();
  const parser = createParser(type);

  return new Promise((resolve, reject) => {
    const fields = new Map<string, string>();
    let chunks: Buffer[] = [];
    let fileName: string | null = null;
    let failure: AppError | null = null;
    // The rest is read and dropped, so that a browser that is still sending gets the answer.
    const fail = (error: AppError) => {
      failure ??= error;
      chunks = [];
    };

    parser.on('field', (name, value) => fields.set(name, value));
    parser.on('file', (name, stream, sentName) => {
      if (name !== 'file') fail(invalidField('file', 'The picture must be in the field “file”.'));
      fileName = sentName || 'photo';
      stream.on('data', (chunk: Buffer) => {
        if (!failure) chunks.push(chunk);
      });
      stream.on('limit', () => fail(fileTooLarge()));
      // A file that ends without its boundary; unheard, this event would end the process.
      stream.on('error', () => reject(cutOff()));
    });
    parser.on('filesLimit', () => fail(invalidField('file', 'Please send one picture at a time.')));
    parser.on('error', () => reject(failure ?? cutOff()));
    parser.on('finish', () => {
      if (failure) reject(failure);
      else if (fileName === null) reject(invalidField('file', 'Please choose a picture.'));
      else resolve({ fields, image: { data: Buffer.concat(chunks), fileName } });
    });
    request.once('close', () => {
      if (!request.complete) reject(cutOff());
    });
    request.pipe(parser);
  });
}

/** @throws AppError 400 when the boundary is unusable */
function createParser(type: string): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: {
        fileSize: MAX_UPLOAD_BYTES,
        files: 1,
        fields: MAX_FIELDS,
        fieldSize: MAX_FIELD_BYTES,
        // One more than may be sent, so that a second file is noticed and not skipped.
        parts: MAX_FIELDS + 2,
      },
    });
  } catch {
    throw notAForm();
  }
}

function notAForm(): AppError {
  return invalidField('file', 'Please send the picture as multipart/form-data with a boundary.');
}

function cutOff(): AppError {
  return invalidField('file', 'The upload was not complete. Please try again.');
}

function fileTooLarge(): AppError {
  const megabytes = MAX_UPLOAD_BYTES / (1024 * 1024);
  return tooLarge(`This file is too large: ${megabytes} MB is the most. Please make it smaller.`);
}
