import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import Busboy from '@fastify/busboy';
import type Router from '@koa/router';
import { isPublicId, MAX_UPLOAD_BYTES, type UploadAnswer } from '@shared/contract/image';
import type { Context, Middleware } from 'koa';
import { AppError, invalidField, notFound, tooLarge } from '../errors';
import { DELIVERY_BASE, isEmbedded } from '../integrations/imageHost/embedded';
import type { ImageHost, IncomingImage } from '../integrations/imageHost/imageHost';
import { createVariantMaker, formatFor, variantOf } from '../integrations/imageHost/variants';

const MAX_FIELD_BYTES = 1_000;
const MAX_FIELDS = 10;

const ORIGINAL_TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/** Delivers the embedded host's pictures; with Cloudinary there is nothing to mount. */
export function mountMedia(router: Router, { imageHost }: { imageHost: ImageHost }): void {
  if (!isEmbedded(imageHost)) return;
  const variantFor = createVariantMaker(imageHost);

  router.get(`${DELIVERY_BASE}/*path`, async (ctx) => {
    const [first = '', ...rest] = decodedSteps(ctx.path.slice(DELIVERY_BASE.length + 1));
    const isTransformed = /^[a-z]+_/.test(first) && first.includes(',');
    const publicId = (isTransformed ? rest : [first, ...rest]).join('/');
    if (!isPublicId(publicId)) throw notFound('This image');

    if (!isTransformed) {
      const file = await imageHost.originalFile(publicId);
      if (!file) throw notFound('This image');
      answerImage(ctx, await readFile(file), ORIGINAL_TYPES[path.extname(file)] ?? 'image/jpeg');
      return;
    }
    const variant = variantOf(first);
    if (!variant) throw invalidField('transformation', 'This image size is not offered.');
    const format = formatFor(ctx.get('Accept'));
    const data = await variantFor(publicId, variant, format);
    if (!data) throw notFound('This image');
    ctx.vary('Accept');
    answerImage(ctx, data, `image/${format}`);
  });
}

/**
 * The embedded host's upload call, with the form fields and the answer of the provider it
 * stands in for. Mounted behind the admin's guard.
 */
export function uploadHandler({ imageHost }: { imageHost: ImageHost }): Middleware {
  return async (ctx) => {
    try {
      const { fields, image } = await readUpload(ctx);
      const { uploadPreset, folder } = imageHost.browserConfig();
      if (fields.get('upload_preset') !== uploadPreset) {
        throw invalidField('upload_preset', 'This upload preset is not the configured one.');
      }
      if ((fields.get('folder') ?? folder) !== folder) {
        throw invalidField('folder', 'This folder is not the configured one.');
      }
      const hosted = await imageHost.upload(image);
      ctx.body = {
        public_id: hosted.publicId,
        secure_url: hosted.url,
        width: hosted.width,
        height: hosted.height,
        bytes: hosted.bytes,
      } satisfies UploadAnswer;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // The provider's form of an error beside the API's own.
      ctx.status = error.status;
      ctx.body = { code: error.code, message: error.message, error: { message: error.message } };
    }
    ctx.set('Cache-Control', 'no-store');
  };
}

function answerImage(ctx: Context, data: Buffer, type: string): void {
  ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
  ctx.set('Content-Security-Policy', "default-src 'none'; sandbox");
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('ETag', `"${createHash('sha256').update(data).digest('base64url').slice(0, 27)}"`);
  ctx.type = type;
  ctx.body = data;
}

/** The path's steps, decoded once. @throws AppError 404 for what cannot be decoded */
function decodedSteps(text: string): string[] {
  try {
    return text.split('/').map(decodeURIComponent);
  } catch {
    throw notFound('This image');
  }
}

/**
 * Reads one file and its fields, in memory.
 * @throws AppError 400 or 413; also when the sender goes away half-way
 */
async function readUpload(
  ctx: Context,
): Promise<{ fields: Map<string, string>; image: IncomingImage }> {
  const type = ctx.get('Content-Type');
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(type)) {
    throw invalidField('file', 'Please send the picture as multipart/form-data with a boundary.');
  }
  if (Number(ctx.get('Content-Length')) > MAX_UPLOAD_BYTES + 100_000) throw fileTooLarge();
  return new Promise((resolve, reject) => {
    const fields = new Map<string, string>();
    const chunks: Buffer[] = [];
    let fileName: string | null = null;
    let failure: AppError | null = null;
    const fail = (error: AppError) => {
      failure ??= error;
    };
    const parser = new Busboy({
      headers: { ...ctx.req.headers, 'content-type': type },
      limits: {
        fileSize: MAX_UPLOAD_BYTES,
        files: 1,
        fields: MAX_FIELDS,
        fieldSize: MAX_FIELD_BYTES,
        parts: MAX_FIELDS + 1,
      },
    });
    parser.on('field', (name, value) => fields.set(name, value));
    parser.on('file', (name, stream, sentName) => {
      if (name !== 'file') fail(invalidField('file', 'The picture must be in the field “file”.'));
      fileName = sentName || 'photo';
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => fail(fileTooLarge()));
    });
    parser.on('filesLimit', () => fail(invalidField('file', 'Please send one picture at a time.')));
    parser.on('error', () => {
      reject(invalidField('file', 'The upload was not complete. Please try again.'));
    });
    parser.on('finish', () => {
      if (failure) reject(failure);
      else if (fileName === null) reject(invalidField('file', 'Please choose a picture.'));
      else resolve({ fields, image: { data: Buffer.concat(chunks), fileName } });
    });
    ctx.req.on('aborted', () => {
      reject(invalidField('file', 'The upload was cut off. Please try again.'));
    });
    ctx.req.pipe(parser);
  });
}

function fileTooLarge(): AppError {
  return tooLarge(
    `This file is too large: ${MAX_UPLOAD_BYTES / (1024 * 1024)} MB is the most. Please make it smaller.`,
  );
}
