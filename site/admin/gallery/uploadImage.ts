import {
  uploadAnswerSchema,
  uploadErrorSchema,
  type ImageHostConfig,
} from '@shared/contract/gallery/image';
import * as z from 'zod/mini';
import { t } from '../i18n/t';

/** An upload that was refused or never arrived. */
export class UploadError extends Error {
  override name = 'UploadError';
  /** @param providerMessage the image host's own words, where it had any */
  constructor(
    /** Status of the answer, 0 when there was none. */
    readonly status: number,
    readonly providerMessage: string | null,
  ) {
    super(providerMessage ?? t('The upload failed with status {status}', { status }));
  }
}

/**
 * Sends one file straight to the image host. XMLHttpRequest, because `fetch` tells nothing about
 * how much has been sent.
 * @param options.onProgress told the part that has been sent, 0 to 1
 * @returns the identifier that the host gave the image
 * @throws UploadError; DOMException `AbortError` when the signal was given
 */
export async function uploadImage(
  file: File,
  { uploadUrl, uploadPreset, folder }: ImageHostConfig,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (part: number) => void },
): Promise<string> {
  const form = new FormData();
  // Fields first: the host decides with them before it has read the file.
  form.append('upload_preset', uploadPreset);
  form.append('folder', folder);
  form.append('file', file);
  // As bytes and not as a form: the desktop app's protocol does not get files of a form whole.
  const encoded = new Response(form);
  const type = encoded.headers.get('Content-Type') ?? '';
  const body = await encoded.arrayBuffer();
  signal.throwIfAborted();

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const settle = (answer: () => void) => {
      signal.removeEventListener('abort', abort);
      answer();
    };
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    request.addEventListener('load', () =>
      settle(() => {
        const answer = z.safeParse(uploadAnswerSchema, parseJson(request.responseText));
        if (request.status >= 200 && request.status < 300 && answer.success) {
          resolve(answer.data.public_id);
        } else {
          reject(new UploadError(request.status, providerMessage(request.responseText)));
        }
      }),
    );
    request.addEventListener('error', () => settle(() => reject(new UploadError(0, null))));
    request.addEventListener('abort', () =>
      settle(() => reject(new DOMException('The upload was cancelled', 'AbortError'))),
    );
    signal.addEventListener('abort', abort);
    request.open('POST', uploadUrl);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Content-Type', type);
    request.send(body);
  });
}

function providerMessage(text: string): string | null {
  const parsed = z.safeParse(uploadErrorSchema, parseJson(text));
  return parsed.success ? parsed.data.error.message : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
