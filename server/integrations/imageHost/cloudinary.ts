import type { HostedImage, ImageHostConfig } from '@shared/contract/image';
import { v2 as cloudinary, type ConfigOptions } from 'cloudinary';
import * as z from 'zod';
import { AppError, imageHostUnavailable, invalidField } from '../../errors';
import type { Logger } from '../../log';
import type { ImageHost } from './imageHost';
import { cleanImage } from './inspectImage';

const TIMEOUT_MS = 8_000;
/** The Admin API's largest page. */
const PAGE_SIZE = 500;
/** So many pages are read at most: 10,000 pictures. */
const MAX_PAGES = 20;

const resourceSchema = z.object({
  public_id: z.string(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  secure_url: z.string(),
});
const pageSchema = z.object({
  resources: z.array(resourceSchema),
  next_cursor: z.string().optional(),
});

/**
 * Pictures at Cloudinary, through its SDK. The browser uploads to it directly with the unsigned
 * preset and takes pictures from its delivery network; the server lists and deletes.
 * @param options.cloudinaryUrl `cloudinary://key:secret@cloud`, and `?upload_prefix=` for another API host
 */
export function createCloudinaryHost(options: {
  cloudinaryUrl: string;
  uploadPreset: string;
  folder: string;
  log: Logger;
}): ImageHost {
  const account = parseAccount(options.cloudinaryUrl);
  const cloud = account.cloud_name ?? '';
  // The SDK's own configuration is global; with every call it is given this one instead.
  const common: ConfigOptions = { ...account, timeout: TIMEOUT_MS };

  const call = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await withTimeout(work());
    } catch (error) {
      throw toAppError(error, options.log);
    }
  };

  return {
    kind: 'cloudinary',

    browserConfig: (): ImageHostConfig => ({
      kind: 'cloudinary',
      uploadUrl: `https://api.cloudinary.com/v1_1/${cloud}/image/upload`,
      uploadPreset: options.uploadPreset,
      folder: options.folder,
      deliveryBase: `https://res.cloudinary.com/${cloud}/image/upload`,
    }),

    list: ({ showAll }) =>
      call(async () => {
        const images: HostedImage[] = [];
        let cursor: string | undefined;
        for (let page = 0; page < MAX_PAGES; page += 1) {
          const answer: unknown = await cloudinary.api.resources({
            ...common,
            type: 'upload',
            resource_type: 'image',
            max_results: PAGE_SIZE,
            direction: 'desc',
            ...(showAll ? {} : { prefix: `${options.folder}/` }),
            ...(cursor === undefined ? {} : { next_cursor: cursor }),
          });
          const { resources, next_cursor } = pageSchema.parse(answer);
          images.push(...resources.map(present));
          if (next_cursor === undefined) break;
          cursor = next_cursor;
        }
        return images;
      }),

    upload: async ({ data, fileName }) => {
      // Judged here as well, so that both hosts refuse the same files in the same words.
      const image = await cleanImage(data);
      return call(async () => {
        const answer = await new Promise<unknown>((resolve, reject) => {
          const stream = cloudinary.uploader.upload_stream(
            {
              ...common,
              folder: options.folder,
              resource_type: 'image',
              use_filename: true,
              unique_filename: true,
              filename_override: fileName,
            },
            (error, result) => (error ? reject(error as unknown as Error) : resolve(result)),
          );
          stream.on('error', reject);
          stream.end(image.data);
        });
        return present(resourceSchema.parse(answer));
      });
    },

    remove: (publicId) =>
      call(async () => {
        const answer: unknown = await cloudinary.uploader.destroy(publicId, {
          ...common,
          resource_type: 'image',
          invalidate: true,
        });
        const { result } = z.object({ result: z.enum(['ok', 'not found']) }).parse(answer);
        return result === 'ok';
      }),
  };
}

function present(resource: z.infer<typeof resourceSchema>): HostedImage {
  return {
    publicId: resource.public_id,
    width: resource.width,
    height: resource.height,
    bytes: resource.bytes,
    url: resource.secure_url,
  };
}

function parseAccount(cloudinaryUrl: string): ConfigOptions {
  const url = new URL(cloudinaryUrl);
  const uploadPrefix = url.searchParams.get('upload_prefix');
  return {
    cloud_name: url.hostname,
    api_key: decodeURIComponent(url.username),
    api_secret: decodeURIComponent(url.password),
    secure: true,
    ...(uploadPrefix === null ? {} : { upload_prefix: uploadPrefix }),
  };
}

/** The SDK's own time limit does not cover an answer that starts and never ends. */
async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeoutError('no answer in time')), TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

class TimeoutError extends Error {}

/** The SDK rejects with `{error: {message, http_code, name}}`, or with that inner object. */
const failureSchema = z.object({
  message: z.string().optional(),
  http_code: z.number().optional(),
  name: z.string().optional(),
});

function toAppError(error: unknown, log: Logger): AppError {
  if (error instanceof AppError) return error;
  const inner =
    typeof error === 'object' && error !== null && 'error' in error ? error.error : error;
  const failure = failureSchema.safeParse(inner);
  const { message, http_code, name } = failure.success ? failure.data : {};
  log.warn({ status: http_code, failure: name }, 'the image host refused a call');
  if (http_code === 400 && message) return invalidField('file', message);
  const isLate = error instanceof TimeoutError || name === 'TimeoutError' || http_code === 499;
  return imageHostUnavailable(isLate ? 503 : 502);
}
