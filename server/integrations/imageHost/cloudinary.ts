import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { HostedImage, ImageHostConfig } from '@shared/contract/gallery/image';
import type { ConfigOptions, v2 } from 'cloudinary';
import * as z from 'zod';
import { AppError, imageHostUnavailable, invalidField, verbatim } from '../../errors';
import type { Logger } from '../../log';
import type { ImageHost } from './imageHost';
import { cleanImage } from './inspectImage';

/** For one call of the host, with all its pages. */
const TIMEOUT_MS = 8_000;
const API_BASE = 'https://api.cloudinary.com';
/** The Admin API's largest page. */
const PAGE_SIZE = 500;
/** Limit of 10,000 pictures. */
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

type Sdk = typeof v2;

/**
 * Pictures at Cloudinary, through its SDK. Browsers upload directly with the unsigned preset and load pictures from its
 * delivery network; the server lists and deletes.
 * @param options.cloudinaryUrl `cloudinary://key:secret@cloud`, with `?upload_prefix=` for the API host of another
 *   region
 */
export function createCloudinaryHost(options: {
  cloudinaryUrl: string;
  uploadPreset: string;
  folder: string;
  log: Logger;
  /** Shorter in tests. */
  timeoutMs?: number;
}): ImageHost {
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  const { cloud, apiBase, account } = parseAccount(options.cloudinaryUrl);

  const call = async <T>(
    purpose: 'list' | 'upload' | 'remove',
    work: (sdk: Sdk, common: ConfigOptions) => Promise<T>,
  ): Promise<T> => {
    // A separate agent: the SDK leaves sockets of unfinished calls open, and chooses between http and https only once,
    // from the process's environment.
    const agent = apiBase.startsWith('http:') ? new HttpAgent() : new HttpsAgent();
    try {
      // Loaded late, because the SDK reads and validates CLOUDINARY_URL on import.
      const { v2: sdk } = await import('cloudinary');
      // The SDK's configuration is global, so this one is passed with every call.
      return await withTimeout(work(sdk, { ...account, timeout: timeoutMs, agent }), timeoutMs);
    } catch (error) {
      throw toAppError(error, purpose, options.log);
    } finally {
      agent.destroy();
    }
  };

  return {
    kind: 'cloudinary',

    browserConfig: (): ImageHostConfig => ({
      kind: 'cloudinary',
      uploadUrl: `${apiBase}/v1_1/${cloud}/image/upload`,
      uploadPreset: options.uploadPreset,
      folder: options.folder,
      deliveryBase: `https://res.cloudinary.com/${cloud}/image/upload`,
    }),

    list: ({ showAll }) =>
      call('list', async (sdk, common) => {
        const images: HostedImage[] = [];
        let cursor: string | undefined;
        for (let page = 0; page < MAX_PAGES; page += 1) {
          const answer: unknown = await sdk.api.resources({
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
      // Checked here as well, so that both hosts reject the same files with the same message.
      const image = await cleanImage(data, 'owner');
      return call('upload', async (sdk, common) => {
        const answer = await new Promise<unknown>((resolve, reject) => {
          const stream = sdk.uploader.upload_stream(
            {
              ...common,
              folder: options.folder,
              resource_type: 'image',
              use_filename: true,
              unique_filename: true,
              filename_override: fileName,
            },
            (error, result) => (error ? reject(error) : resolve(result)),
          );
          stream.on('error', reject);
          stream.end(image.data);
        });
        return present(resourceSchema.parse(answer));
      });
    },

    remove: (publicId) =>
      call('remove', async (sdk, common) => {
        const answer: unknown = await sdk.uploader.destroy(publicId, {
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

function parseAccount(cloudinaryUrl: string) {
  const url = new URL(cloudinaryUrl);
  const apiBase = (url.searchParams.get('upload_prefix') ?? API_BASE).replace(/\/+$/, '');
  const account: ConfigOptions = {
    cloud_name: url.hostname,
    api_key: decodeURIComponent(url.username),
    api_secret: decodeURIComponent(url.password),
    secure: true,
    upload_prefix: apiBase,
  };
  return { cloud: url.hostname, apiBase, account };
}

/** The SDK's timeout does not cover a response that never ends. */
async function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeoutError('no answer in time')), timeoutMs);
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

function toAppError(error: unknown, purpose: 'list' | 'upload' | 'remove', log: Logger): AppError {
  if (error instanceof AppError) return error;
  const inner =
    typeof error === 'object' && error !== null && 'error' in error ? error.error : error;
  const failure = failureSchema.safeParse(inner);
  const { message, http_code, name } = failure.success ? failure.data : {};
  // Never log the error itself: the SDK puts the key and the secret into it.
  log.warn({ purpose, status: http_code, failure: name }, 'the image host refused a call');
  if (purpose === 'upload' && http_code === 400 && message) {
    return invalidField('file', verbatim(message));
  }
  const isLate = error instanceof TimeoutError || name === 'TimeoutError' || http_code === 499;
  return imageHostUnavailable(isLate ? 503 : 502);
}
