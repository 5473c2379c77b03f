import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { IMAGE_VARIANTS, transformation, type ImageVariant } from '@shared/domain/image';
import sharp from 'sharp';
import { createTaskQueue } from '../../taskQueue';
import { writeDurably } from './durableFile';
import type { EmbeddedHost } from './embedded';

/** Pictures made at once; each uses sharp's own threads. */
const MADE_AT_ONCE = 2;

/** Best first: the first one that the browser accepts is sent. */
const FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type DeliveredFormat = (typeof FORMATS)[number];

const VARIANTS_BY_TRANSFORMATION = new Map<string, ImageVariant>(
  Object.values(IMAGE_VARIANTS).map((variant) => [transformation(variant), variant]),
);

/** The variant that a URL asks for, or `null` when the product has no use for it. */
export function variantOf(text: string): ImageVariant | null {
  return VARIANTS_BY_TRANSFORMATION.get(text) ?? null;
}

/** What an `Accept` header is best served with; JPEG suits everyone. */
export function formatFor(accept: string): DeliveredFormat {
  return FORMATS.find((format) => accept.includes(`image/${format}`)) ?? 'jpeg';
}

/**
 * Cuts and encodes pictures, each once: the result is kept on disk, and requests that arrive
 * meanwhile wait for the same one.
 */
export function createVariantMaker(host: EmbeddedHost) {
  const inTurn = createTaskQueue(MADE_AT_ONCE);
  const underWay = new Map<string, Promise<Buffer | null>>();

  const make = async (
    publicId: string,
    variant: ImageVariant,
    format: DeliveredFormat,
    file: string,
  ): Promise<Buffer | null> => {
    const original = await host.originalFile(publicId);
    if (!original) return null;
    const data = await cut(original, variant, format);
    await writeDurably(file, data);
    return data;
  };

  /** The picture's bytes, or `null` when there is no such picture. */
  return async (
    publicId: string,
    variant: ImageVariant,
    format: DeliveredFormat,
  ): Promise<Buffer | null> => {
    const file = path.join(host.variantsDir(publicId), `${transformation(variant)}.${format}`);
    const cached = await readFile(file).catch(() => null);
    if (cached && cached.length > 0) return cached;
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
  switch (format) {
    case 'avif':
      return image.avif({ quality: 52, effort: 2 }).toBuffer();
    case 'webp':
      return image.webp({ quality: 76 }).toBuffer();
    case 'jpeg':
      return image.jpeg({ quality: 78, mozjpeg: true }).toBuffer();
  }
}
