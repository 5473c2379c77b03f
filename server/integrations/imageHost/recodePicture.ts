import { invalidField } from '../../errors';
import {
  assertAcceptedSize,
  damagedPicture,
  EXTENSIONS,
  heicPicture,
  notAPicture,
  type CleanImage,
  type ImageFormat,
} from './acceptedPicture';
import { sharp, type Metadata, type Sharp } from './sharp';

/**
 * AVIF is stored as WebP: decoding it takes 35 MB a megapixel, every time a size is generated. WebP's maximum side
 * length is not smaller.
 */
const KEPT_AS = { jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'webp' } as const;
const MAX_WEBP_SIDE = 16_383;

/**
 * Checks a file by its content and re-encodes it: upright, in its stored format, without GPS or other metadata. Reads
 * the header first, so that a decompression bomb is never decoded. Runs in a separate process (see
 * `pictureProcess.ts`).
 * @throws AppError 400 on `file` naming the problem
 */
export async function recodePicture(data: Buffer, maxPixels: number): Promise<CleanImage> {
  if (isHeic(data)) throw heicPicture();
  const metadata = await readHeader(data);
  const format = formatOf(metadata);
  if (!format) throw notAPicture();
  assertAcceptedSize(metadata.width, metadata.height, maxPixels);
  if ((metadata.pages ?? 1) > 1) {
    throw invalidField('file', 'Please choose a picture that does not move.');
  }
  try {
    const upright = sharp(data, { limitInputPixels: maxPixels, failOn: 'error' }).rotate();
    const clean = await encode(upright, format).toBuffer({ resolveWithObject: true });
    const kept = KEPT_AS[format];
    return {
      data: clean.data,
      format: kept,
      extension: EXTENSIONS[kept],
      width: clean.info.width,
      height: clean.info.height,
    };
  } catch {
    throw damagedPicture();
  }
}

async function readHeader(data: Buffer): Promise<Metadata> {
  try {
    return await sharp(data, { limitInputPixels: false, failOn: 'error' }).metadata();
  } catch {
    throw notAPicture();
  }
}

/** Detects HEIC by the brands in the first box. AVIF has the same structure with other brands. */
function isHeic(data: Buffer): boolean {
  const box = data.subarray(4, Math.min(data.length >= 4 ? data.readUInt32BE(0) : 0, 256));
  return /^ftyp(?:.{4})*?(?:hei[cmsx]|hev[cmsx])/s.test(box.toString('latin1'));
}

/** The file's format, or `null` for one that is readable but not accepted. */
function formatOf(metadata: Metadata): ImageFormat | null {
  if (metadata.format === 'heif') return metadata.compression === 'av1' ? 'avif' : null;
  return metadata.format in EXTENSIONS ? (metadata.format as ImageFormat) : null;
}

function encode(image: Sharp, format: ImageFormat): Sharp {
  switch (format) {
    case 'jpeg':
      return image.jpeg({ quality: 92 });
    case 'png':
      return image.png();
    case 'webp':
      return image.webp({ quality: 92 });
    case 'avif':
      return image
        .resize(MAX_WEBP_SIDE, MAX_WEBP_SIDE, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 92 });
  }
}
