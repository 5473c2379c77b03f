import { MAX_UPLOAD_PIXELS } from '@shared/contract/image';
import { invalidField, type AppError } from '../../errors';
import { sharp, type Metadata, type Sharp } from './pictures';

/** Formats that are kept, as sharp names them, with the ending of their files. */
const EXTENSIONS = { jpeg: 'jpg', png: 'png', webp: 'webp', avif: 'avif' } as const;
export type ImageFormat = keyof typeof EXTENSIONS;

/** A picture that is safe to keep: decoded and written anew, without metadata or trailing bytes. */
export type CleanImage = {
  data: Buffer;
  format: ImageFormat;
  extension: string;
  width: number;
  height: number;
};

/**
 * Judges a file by its content and writes it anew: upright, in its own format, without GPS or
 * anything else that is no picture. The header is read first, so that a bomb is never decoded.
 * @throws AppError 400 on `file` saying what is wrong
 */
export async function cleanImage(data: Buffer): Promise<CleanImage> {
  const metadata = await readHeader(data);
  const format = formatOf(metadata);
  if (!format) throw notAPicture();
  const pixels = metadata.width * metadata.height;
  if (pixels > MAX_UPLOAD_PIXELS) {
    throw invalidField(
      'file',
      `This picture has ${Math.round(pixels / 1e6)} megapixels; ${MAX_UPLOAD_PIXELS / 1e6} is the most. Please make it smaller.`,
    );
  }
  if ((metadata.pages ?? 1) > 1) {
    throw invalidField('file', 'Please choose a picture that does not move.');
  }
  try {
    const upright = sharp(data, { limitInputPixels: MAX_UPLOAD_PIXELS, failOn: 'error' }).rotate();
    const clean = await encode(upright, format).toBuffer({ resolveWithObject: true });
    return {
      data: clean.data,
      format,
      extension: EXTENSIONS[format],
      width: clean.info.width,
      height: clean.info.height,
    };
  } catch {
    throw invalidField('file', 'This picture is damaged. Please choose another file.');
  }
}

async function readHeader(data: Buffer): Promise<Metadata> {
  try {
    return await sharp(data, { limitInputPixels: false, failOn: 'error' }).metadata();
  } catch {
    throw notAPicture();
  }
}

function notAPicture(): AppError {
  return invalidField('file', 'Please choose a JPEG, PNG, WebP or AVIF picture.');
}

/** The kept format, or `null` for what can be read but is not taken, such as HEIC. */
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
      return image.avif({ quality: 75, effort: 2 });
  }
}
