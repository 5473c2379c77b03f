import {
  uploadAnswerSchema,
  uploadErrorSchema,
  type ImageHostConfig,
} from '@shared/contract/gallery/image';
import * as z from 'zod/mini';
import { t } from '../i18n/t';

export class UploadError extends Error {
  override name = 'UploadError';
  /** @param providerMessage the image host's text, if any */
  constructor(
    /** HTTP status, 0 without a response. */
    readonly status: number,
    readonly providerMessage: string | null,
  ) {
    super(providerMessage ?? t('The upload failed with status {status}', { status }));
  }
}

/**
 * Uploads a file directly to the image host, with XMLHttpRequest because `fetch` reports no progress.
 * @param options.onProgress gets the sent part, 0 to 1
 * @returns the image's identifier
 * @throws UploadError; DOMException `AbortError` when aborted
 */
export async function uploadImage(
  file: File,
  { uploadUrl, uploadPreset, folder }: ImageHostConfig,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (part: number) => void },
): Promise<string> {
  const form = new FormData();
  // Fields first, because the host reads them before the file.
  form.append('upload_preset', uploadPreset);
  form.append('folder', folder);
  form.append('file', file);
  // Encoded here, because the desktop app's protocol truncates files in form data.
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
