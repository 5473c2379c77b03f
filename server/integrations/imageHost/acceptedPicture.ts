import { MAX_UPLOAD_SIDE } from '@shared/contract/uploadLimits';
import { invalidField, type AppError } from '../../errors';

/** Formats that are kept, as sharp names them, with the ending of their files. */
export const EXTENSIONS = { jpeg: 'jpg', png: 'png', webp: 'webp', avif: 'avif' } as const;
export type ImageFormat = keyof typeof EXTENSIONS;

/** A picture that is safe to keep: decoded and written again, without metadata or trailing bytes. */
export type CleanImage = {
  data: Buffer;
  format: ImageFormat;
  extension: string;
  width: number;
  height: number;
};

/**
 * Judges the size that a picture's header tells, before anything is decoded: a line of sixty
 * megapixels takes gigabytes, whatever its area.
 * @throws AppError 400 on `file`
 */
export function assertAcceptedSize(width: number, height: number, maxPixels: number): void {
  const pixels = width * height;
  const side = Math.max(width, height);
  if (pixels > maxPixels) {
    throw invalidField(
      'file',
      `This picture has ${Math.round(pixels / 1e6)} megapixels; ${maxPixels / 1e6} is the most. Please make it smaller.`,
    );
  }
  if (side > MAX_UPLOAD_SIDE) {
    throw invalidField(
      'file',
      `This picture is ${side} pixels long on one side; ${MAX_UPLOAD_SIDE} is the most. Please cut it.`,
    );
  }
}

/** 400: the file is none of the kinds that are kept. */
export function notAPicture(): AppError {
  return invalidField('file', 'Please choose a JPEG, PNG, WebP or AVIF picture.');
}

/** 400: the file is a picture as iPhones store it, for which there is no free decoder. */
export function heicPicture(): AppError {
  return invalidField(
    'file',
    'This picture is in HEIC, the iPhone’s format. Please save it as JPEG first. With Settings > Camera > Formats > Most Compatible the iPhone takes JPEG pictures.',
  );
}

/** 400: the file begins as a picture and cannot be read to its end. */
export function damagedPicture(): AppError {
  return invalidField('file', 'This picture is damaged. Please choose another file.');
}
