import { createReadStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type Router from '@koa/router';
import pLimit from 'p-limit';
import { isPublicId, type UploadAnswer } from '@shared/contract/gallery/image';
import type { Context, Middleware } from 'koa';
import { AppError, invalidField, notFound, verbatim } from '../../errors';
import {
  DELIVERY_BASE,
  isEmbedded,
  type OriginalFile,
} from '../../integrations/imageHost/embedded';
import {
  formatFor,
  variantOf,
  type DeliveredFormat,
} from '../../integrations/imageHost/variantMaker';
import type { Deps } from '../../appDependencies';
import type { ResponseCache } from '../../cache/responseCache';
import { sessionGuard } from '../../middleware/sessionGuard';
import type { HeaderList } from '../../middleware/securityHeaders';
import { announceImages } from '../../services/gallery/hostedImages';
import { readUpload } from '../../files/readUpload';

/** Uploads in memory at once; others wait unread. */
const UPLOADS_AT_ONCE = 4;

/** The upload accepts a form, so it is not a call of the contract; the same guard applies. */
const UPLOAD_CALL = { access: 'admin', permission: 'gallery', isFresh: false } as const;

/** Browsers may display a picture and cache it forever. */
const PICTURE_HEADERS: HeaderList = [
  ['Cache-Control', 'public, max-age=31536000, immutable'],
  ['Content-Security-Policy', "default-src 'none'; sandbox"],
  ['X-Content-Type-Options', 'nosniff'],
  // Webmail and the owner's preview show the head picture of mails from another origin.
  ['Cross-Origin-Resource-Policy', 'cross-origin'],
];
const ROUTE = `${DELIVERY_BASE}/*path`;

/** The format to deliver for this request; `null` if it asks for none. */
export function pictureFormat({ url = '', headers }: IncomingMessage): DeliveredFormat | null {
  return url.startsWith(`${DELIVERY_BASE}/`) ? formatFor(headers.accept ?? '') : null;
}

/** Serves `<base>/<transformation>/<publicId>`, or the original at `<base>/<publicId>`; not with Cloudinary. */
export function mountMedia(
  router: Router,
  { imageHost, variantFor }: Pick<Deps, 'imageHost' | 'variantFor'>,
  responses: ResponseCache,
): void {
  if (!isEmbedded(imageHost) || !variantFor) return;

  router.get(ROUTE, async (ctx) => {
    const steps = decodedSteps(ctx.path.slice(DELIVERY_BASE.length + 1));
    const [first = '', ...rest] = steps;
    const variant = variantOf(first);
    if (variant) {
      const publicId = publicIdOf(rest);
      const format = formatFor(ctx.get('Accept'));
      const address = `${DELIVERY_BASE}/${first}/${publicId}`;
      await responses.respond(ctx, { address, variant: format }, async () => {
        const picture = await variantFor(publicId, variant, format);
        if (!picture) throw notFound('This image');
        return {
          status: 200,
          route: ROUTE,
          headers: [
            ...PICTURE_HEADERS,
            ['Content-Type', `image/${format}`],
            ['Vary', 'Accept'],
            ['ETag', picture.etag],
          ],
          body: picture.data,
          isKept: true,
        };
      });
      return;
    }
    if (rest.length > 0 && /^[a-z]{1,3}_/.test(first)) {
      throw invalidField('transformation', verbatim('This image size is not offered.'));
    }
    const publicId = publicIdOf(steps);
    const original = await imageHost.original(publicId);
    if (!original) throw notFound('This image');
    // The identifier ends in a hash of its picture, so it serves as the ETag.
    answerOriginal(ctx, original, `"${publicId.slice(-10)}-${original.bytes.toString(36)}"`);
  });
}

/** The embedded host's upload call, in the format of Cloudinary. For owners only. */
export function uploadHandler(deps: Deps): Middleware {
  const { imageHost, log } = deps;
  const inTurn = pLimit(UPLOADS_AT_ONCE);
  return async (ctx) => {
    const guard = sessionGuard(UPLOAD_CALL, ctx.state.session, deps);
    await guard.enter();
    ctx.set('Cache-Control', 'no-store');
    try {
      const hosted = await inTurn(async () => {
        const { fields, image } = await readUpload(ctx.req);
        await guard.recheck();
        const { uploadPreset, folder } = imageHost.browserConfig();
        if (fields.get('upload_preset') !== uploadPreset) {
          throw invalidField(
            'upload_preset',
            verbatim('This upload preset is not the configured one.'),
          );
        }
        if ((fields.get('folder') ?? folder) !== folder) {
          throw invalidField('folder', verbatim('This folder is not the configured one.'));
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
      // The provider's error format beside the API's.
      ctx.body = {
        code: error.code,
        message: error.message,
        ...error.details,
        error: { message: error.message },
      };
    }
  };
}

/** Streamed, so that a slow client occupies a few kilobytes rather than the whole picture. */
function answerOriginal(ctx: Context, { file, bytes, type }: OriginalFile, etag: string): void {
  ctx.set(Object.fromEntries(PICTURE_HEADERS));
  ctx.set('ETag', etag);
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  if (ctx.method !== 'HEAD') ctx.body = createReadStream(file, { end: bytes - 1 });
  ctx.type = type;
  ctx.length = bytes;
}

/** @throws AppError 404 for an invalid identifier */
function publicIdOf(steps: string[]): string {
  const publicId = steps.join('/');
  if (!isPublicId(publicId)) throw notFound('This image');
  return publicId;
}

/** The path's segments, decoded once. @throws AppError 404 for invalid encoding */
function decodedSteps(text: string): string[] {
  try {
    return text.split('/').map(decodeURIComponent);
  } catch {
    throw notFound('This image');
  }
}
