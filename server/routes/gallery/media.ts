import { createReadStream } from 'node:fs';
import type Router from '@koa/router';
import pLimit from 'p-limit';
import { isPublicId, type UploadAnswer } from '@shared/contract/gallery/image';
import type { Context, Middleware } from 'koa';
import { AppError, invalidField, notFound } from '../../errors';
import { DELIVERY_BASE, isEmbedded } from '../../integrations/imageHost/embedded';
import {
  createVariantMaker,
  formatFor,
  variantOf,
  type DeliveredPicture,
} from '../../integrations/imageHost/variants';
import type { Deps } from '../../deps';
import { assertStillSignedIn } from '../../middleware/endpoint';
import type { SessionState } from '../../middleware/session';
import { announceImages } from '../../services/gallery/hostedImages';
import { readUpload } from '../../files/readUpload';

/** Uploads read into memory at once; the others wait unread. */
const UPLOADS_AT_ONCE = 4;

/**
 * Delivers the embedded host's pictures: `<base>/<transformation>/<publicId>` for the product's
 * sizes, `<base>/<publicId>` for the original. With Cloudinary there is nothing to mount.
 */
export function mountMedia(
  router: Router,
  { imageHost, log }: Pick<Deps, 'imageHost' | 'log'>,
): void {
  if (!isEmbedded(imageHost)) return;
  const variantFor = createVariantMaker(imageHost, log);

  router.get(`${DELIVERY_BASE}/*path`, async (ctx) => {
    const steps = decodedSteps(ctx.path.slice(DELIVERY_BASE.length + 1));
    const [first = '', ...rest] = steps;
    const variant = variantOf(first);
    if (variant) {
      const format = formatFor(ctx.get('Accept'));
      const picture = await variantFor(publicIdOf(rest), variant, format);
      if (!picture) throw notFound('This image');
      ctx.vary('Accept');
      answerPicture(ctx, picture, `image/${format}`);
      return;
    }
    if (rest.length > 0 && /^[a-z]{1,3}_/.test(first)) {
      throw invalidField('transformation', 'This image size is not offered.');
    }
    const publicId = publicIdOf(steps);
    const original = await imageHost.original(publicId);
    if (!original) throw notFound('This image');
    const { file, bytes, type } = original;
    // An identifier ends in a hash of its picture, so that it tells one from another itself.
    const etag = `"${publicId.slice(-10)}-${bytes.toString(36)}"`;
    answerPicture(ctx, { bytes, etag, source: { file } }, type);
  });
}

/**
 * The embedded host's upload call, with the form fields and the answer of the provider it
 * stands in for. Mounted behind the admin's guard.
 */
export function uploadHandler(deps: Deps): Middleware {
  const { imageHost, log } = deps;
  const inTurn = pLimit(UPLOADS_AT_ONCE);
  return async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    try {
      const hosted = await inTurn(async () => {
        const { fields, image } = await readUpload(ctx.req);
        await assertStillSignedIn(
          { access: 'admin' },
          ctx.state['session'] as SessionState,
          deps.db,
        );
        const { uploadPreset, folder } = imageHost.browserConfig();
        if (fields.get('upload_preset') !== uploadPreset) {
          throw invalidField('upload_preset', 'This upload preset is not the configured one.');
        }
        if ((fields.get('folder') ?? folder) !== folder) {
          throw invalidField('folder', 'This folder is not the configured one.');
        }
        return imageHost.upload(image);
      });
      await announceImages(deps);
      ctx.body = {
        public_id: hosted.publicId,
        secure_url: hosted.url,
        width: hosted.width,
        height: hosted.height,
        bytes: hosted.bytes,
      } satisfies UploadAnswer;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.status >= 500) log.error({ err: error }, 'an upload could not be stored');
      ctx.status = error.status;
      ctx.set(error.headers);
      // The provider's form of an error beside the API's own.
      ctx.body = {
        code: error.code,
        message: error.message,
        ...error.details,
        error: { message: error.message },
      };
    }
  };
}

function answerPicture(ctx: Context, { bytes, etag, source }: DeliveredPicture, type: string) {
  ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
  ctx.set('Content-Security-Policy', "default-src 'none'; sandbox");
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('Cross-Origin-Resource-Policy', 'same-origin');
  ctx.set('ETag', etag);
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  // Streamed rather than read: a slow reader then holds a few kilobytes and not the picture.
  if (ctx.method !== 'HEAD') {
    ctx.body = Buffer.isBuffer(source) ? source : createReadStream(source.file, { end: bytes - 1 });
  }
  ctx.type = type;
  ctx.length = bytes;
}

/** @throws AppError 404 for what can be no identifier */
function publicIdOf(steps: string[]): string {
  const publicId = steps.join('/');
  if (!isPublicId(publicId)) throw notFound('This image');
  return publicId;
}

/** The path's steps, decoded once. @throws AppError 404 for what cannot be decoded */
function decodedSteps(text: string): string[] {
  try {
    return text.split('/').map(decodeURIComponent);
  } catch {
    throw notFound('This image');
  }
}
