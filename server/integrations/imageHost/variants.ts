import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import {
  IMAGE_VARIANTS,
  transformation,
  type ImageVariant,
} from '@shared/domain/gallery/pictureVariants';
import type { Logger } from '../../log';
import { nullWhenMissing, writeDurably } from '../../files/durableFile';
import type { EmbeddedHost } from './embedded';
import { sharp } from './pictures';

/** Pictures made at once: bounds memory and leaves the processor to other requests. */
const MADE_AT_ONCE = 2;
/** A kept variant ends in the SHA-256 of its picture, so that a damaged one is noticed. */
const DIGEST_BYTES = 32;
/** Best first: the first one that the browser accepts is sent. */
const FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type DeliveredFormat = (typeof FORMATS)[number];

/** A picture ready to be sent. */
export type DeliveredPicture = { etag: string; data: Buffer };

const VARIANTS_BY_TRANSFORMATION = new Map<string, ImageVariant>(
  Object.values(IMAGE_VARIANTS).map((variant) => [transformation(variant), variant]),
);

/** The variant that a URL asks for, or `null` when the product has no use for it. */
export function variantOf(text: string): ImageVariant | null {
  return VARIANTS_BY_TRANSFORMATION.get(text) ?? null;
}

/**
 * What an `Accept` header is best served with. AVIF and WebP only where they are named: a bare
 * wildcard comes from programs that may know neither. JPEG suits everyone.
 */
export function formatFor(accept: string): DeliveredFormat {
  const named = accept
    .toLowerCase()
    .split(',')
    .filter((entry) => !/;\s*q=0(\.0*)?\s*($|;)/.test(entry))
    .map((entry) => entry.split(';')[0]?.trim());
  return FORMATS.find((format) => named.includes(`image/${format}`)) ?? 'jpeg';
}

/**
 * Cuts and encodes pictures, each once: the result is kept on disk, and requests that arrive
 * meanwhile wait for the same one.
 * @returns a function that answers `null` when there is no such picture, or its file is damaged
 */
export function createVariantMaker(host: EmbeddedHost, log: Logger) {
  const inTurn = pLimit(MADE_AT_ONCE);
  const underWay = new Map<string, Promise<DeliveredPicture | null>>();

  const kept = async (file: string): Promise<DeliveredPicture | null> => {
    const content = await readFile(file).catch(nullWhenMissing);
    return content && unseal(content);
  };

  const make = async (
    publicId: string,
    variant: ImageVariant,
    format: DeliveredFormat,
    file: string,
  ): Promise<DeliveredPicture | null> => {
    const original = await host.original(publicId);
    if (!original) return null;
    const data = await cut(original.file, variant, format).catch((error: unknown) => {
      // The file on disk is damaged or gone; uploading the picture again mends it.
      log.error({ err: error, publicId }, 'a picture cannot be read');
      return null;
    });
    if (!data) return null;
    const digest = createHash('sha256').update(data).digest();
    try {
      await writeDurably(file, Buffer.concat([data, digest]));
    } catch (error) {
      // With a full disk the site still shows its pictures, only slower.
      log.warn({ err: error, publicId }, 'a variant could not be kept');
    }
    if (await host.original(publicId)) return delivered(data, digest);
    // Removed meanwhile: what was just written would stay for ever.
    await rm(host.variantsDir(publicId), { recursive: true, force: true });
    return null;
  };

  return async (
    publicId: string,
    variant: ImageVariant,
    format: DeliveredFormat,
  ): Promise<DeliveredPicture | null> => {
    const file = path.join(host.variantsDir(publicId), `${transformation(variant)}.${format}`);
    if (!(await host.original(publicId))) return null;
    const found = await kept(file);
    if (found) return found;
    const waiting = underWay.get(file);
    if (waiting) return waiting;
    const making = inTurn(() => make(publicId, variant, format, file)).finally(() =>
      underWay.delete(file),
    );
    underWay.set(file, making);
    return making;
  };
}

async function cut(file: string, variant: ImageVariant, format: DeliveredFormat): Promise<Buffer> {
  const image = sharp(file, { failOn: 'error' }).resize({
    width: variant.width,
    height: variant.height,
    fit: variant.crop === 'fill' ? 'cover' : 'inside',
    // A crop must have the asked size whatever the original's; a limit never enlarges.
    withoutEnlargement: variant.crop === 'limit',
  });
  // A hero of 1920x1080 takes about 0.4 s as AVIF with these; effort 4 takes 3 s and saves a sixth.
  switch (format) {
    case 'avif':
      return image.avif({ quality: 48, effort: 2 }).toBuffer();
    case 'webp':
      return image.webp({ quality: 76 }).toBuffer();
    case 'jpeg':
      // What is transparent would turn black.
      return image
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 78, mozjpeg: true })
        .toBuffer();
  }
}

/** A kept file's picture, or `null` when it does not match its digest. */
function unseal(content: Buffer): DeliveredPicture | null {
  const data = content.subarray(0, -DIGEST_BYTES);
  const digest = createHash('sha256').update(data).digest();
  if (data.length === 0 || !digest.equals(content.subarray(-DIGEST_BYTES))) return null;
  return delivered(data, digest);
}

function delivered(data: Buffer, digest: Buffer): DeliveredPicture {
  return { etag: `"${digest.toString('base64url', 0, 18)}"`, data };
}
