import type { IncomingMessage } from 'node:http';
import { MAX_UPLOAD_BYTES } from '@shared/contract/uploadLimits';
import {
  invalidField,
  invalidInput,
  tooLarge,
  unavailable,
  verbatim,
  withParams,
  type AppError,
} from '../errors';
import type { IncomingImage } from '../integrations/imageHost/imageHost';
import { FormError, readForm, type FormFault } from './readForm';

/** Text fields by name, and one file. */
export type UploadForm = { fields: ReadonlyMap<string, string>; image: IncomingImage };

/**
 * Reads a multipart form with one picture in the field `file`, in memory, so that a rejected or aborted one leaves
 * nothing behind.
 * @throws AppError 400 or 413
 */
export async function readUpload(request: IncomingMessage): Promise<UploadForm> {
  try {
    const { fields, files } = await readForm(request, {
      fileField: 'file',
      maxFiles: 1,
      maxFileBytes: MAX_UPLOAD_BYTES,
      maxFieldBytes: 1_000,
    });
    const [file] = files;
    if (!file) throw invalidField('file', 'Please choose a picture.');
    return { fields, image: { data: file.data, fileName: file.fileName || 'photo' } };
  } catch (error) {
    throw error instanceof FormError ? uploadError(error.fault) : error;
  }
}

function uploadError(fault: FormFault): AppError {
  switch (fault) {
    case 'notAForm':
      return invalidField(
        'file',
        verbatim('Please send the picture as multipart/form-data with a boundary.'),
      );
    case 'cutOff':
    case 'tooSlow':
      return invalidField('file', 'The upload was not complete. Please try again.');
    case 'tooMany':
      return invalidField('file', 'Please send one picture at a time.');
    case 'longField':
      return invalidInput([{ path: '', message: 'This text is too long. Please shorten it.' }]);
    case 'wrongField':
      return invalidField('file', verbatim('The picture must be in the field “file”.'));
    case 'busy':
      return unavailable('The server has too much to do just now. Please try again in a minute.');
    case 'tooLarge': {
      const megabytes = MAX_UPLOAD_BYTES / (1024 * 1024);
      return tooLarge(
        withParams('This file is too large: the limit is {n} MB. Please make it smaller.', {
          n: megabytes,
        }),
      );
    }
  }
}
