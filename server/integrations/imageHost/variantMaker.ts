import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import {
  IMAGE_VARIANTS,
  transformation,
  type ImageVariant,
} from '@shared/domain/gallery/imageVariants';
import type { Logger } from '../../log';
import { nullWhenMissing, writeDurably } from '../../files/durableFile';
import type { EmbeddedHost } from './embedded';
import { sharp } from './sharp';

/** Bounds memory and leaves the processor to other requests. */
const MADE_AT_ONCE = 2;
/** A stored variant ends in the SHA-256 of its picture, to detect damage. */
const DIGEST_BYTES = 32;
/** Best first; the first that the browser accepts is sent. */
const FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type DeliveredFormat = (typeof FORMATS)[number];

export type DeliveredPicture = {
  etag: string;
  data: Buffer;
  /** False if it could not be stored. */
  isKept: boolean;
};

const VARIANTS_BY_TRANSFORMATION = new Map<string, ImageVariant>(
  Object.values(IMAGE_VARIANTS).map((variant) => [transformation(variant), variant]),
);

/** The variant in a URL, or `null` if the product does not use it. */
export function variantOf(text: string): ImageVariant | null {
  return VARIANTS_BY_TRANSFORMATION.get(text) ?? null;
}

/**
 * The best format for an `Accept` header. AVIF and WebP only if named: programs that send a bare wildcard may support
 * neither. JPEG suits everyone.
 */
export function formatFor(accept: string): DeliveredFormat {
  const named = accept
    .toLowerCase()
    .split(',')
    .filter((entry) => !/;\s*q=0(\.0*)?\s*($|;)/.test(entry))
    .map((entry) => entry.split(';')[0]?.trim());
  return FORMATS.find((format) => named.includes(`image/${format}`)) ?? 'jpeg';
}

/** @returns `null` for an unknown or damaged picture */
export type VariantMaker = (
  publicId: string,
  variant: ImageVariant,
  format: DeliveredFormat,
) => Promise<DeliveredPicture | null>;

/** Resizes and encodes pictures, each once: results are stored on disk, and concurrent requests share one. */
export function createVariantMaker(host: EmbeddedHost, log: Logger): VariantMaker {
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
      // The file is damaged or missing; uploading the picture again repairs it.
      log.error({ err: error, publicId }, 'a picture cannot be read');
      return null;
    });
    if (!data) return null;
    const digest = createHash('sha256').update(data).digest();
    let isKept = false;
    try {
      await writeDurably(file, Buffer.concat([data, digest]));
      isKept = true;
    } catch (error) {
      // With a full disk the site still shows its pictures, only more slowly.
      log.warn({ err: error, publicId }, 'a variant could not be kept');
    }
    if (await host.original(publicId)) return delivered(data, digest, isKept);
    // Deleted meanwhile: the new variant would stay forever.
    await rm(host.variantsDir(publicId), { recursive: true, force: true });
    return null;
  };

  return async (publicId, variant, format) => {
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
    // A crop must have the requested size whatever the original's; a limit never enlarges.
    withoutEnlargement: variant.crop === 'limit',
  });
  // A hero of 1920x1080 takes about 0.4 s as AVIF with these; effort 4 takes 3 s and saves a sixth.
  switch (format) {
    case 'avif':
      return image.avif({ quality: 48, effort: 2 }).toBuffer();
    case 'webp':
      return image.webp({ quality: 76 }).toBuffer();
    case 'jpeg':
      // Transparent areas would turn black.
      return image
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 78, mozjpeg: true })
        .toBuffer();
  }
}

/** The picture in a stored file, or `null` if its digest does not match. */
function unseal(content: Buffer): DeliveredPicture | null {
  const data = content.subarray(0, -DIGEST_BYTES);
  const digest = createHash('sha256').update(data).digest();
  if (data.length === 0 || !digest.equals(content.subarray(-DIGEST_BYTES))) return null;
  return delivered(data, digest, true);
}

function delivered(data: Buffer, digest: Buffer, isKept: boolean): DeliveredPicture {
  return { etag: `"${digest.toString('base64url', 0, 18)}"`, data, isKept };
}
