import { MAX_UPLOAD_SIDE } from '@shared/contract/uploadLimits';
import { invalidField, withParams, type AppError } from '../../errors';

/** Stored formats by sharp's name, with their file extension. */
export const EXTENSIONS = { jpeg: 'jpg', png: 'png', webp: 'webp', avif: 'avif' } as const;
export type ImageFormat = keyof typeof EXTENSIONS;

/** A picture that is safe to store: re-encoded, without metadata or trailing bytes. */
export type CleanImage = {
  data: Buffer;
  format: ImageFormat;
  extension: string;
  width: number;
  height: number;
};

/**
 * Checks the size in a picture's header before decoding: a single row of sixty megapixels takes gigabytes, whatever its
 * area.
 * @throws AppError 400 on `file`
 */
export function assertAcceptedSize(width: number, height: number, maxPixels: number): void {
  const pixels = width * height;
  const side = Math.max(width, height);
  if (pixels > maxPixels) {
    throw invalidField(
      'file',
      withParams('This picture has {n} megapixels; the limit is {most}. Please make it smaller.', {
        n: Math.round(pixels / 1e6),
        most: maxPixels / 1e6,
      }),
    );
  }
  if (side > MAX_UPLOAD_SIDE) {
    throw invalidField(
      'file',
      withParams(
        'This picture is {n} pixels long on one side; the limit is {most}. Please cut it.',
        {
          n: side,
          most: MAX_UPLOAD_SIDE,
        },
      ),
    );
  }
}

/** 400: not a supported format. */
export function notAPicture(): AppError {
  return invalidField('file', 'Please choose a JPEG, PNG, WebP or AVIF picture.');
}

/** 400: HEIC, as iPhones store pictures, for which there is no free decoder. */
export function heicPicture(): AppError {
  return invalidField(
    'file',
    'This picture is in HEIC, the iPhone’s format. Please save it as JPEG first. With Settings > Camera > Formats > Most Compatible the iPhone takes JPEG pictures.',
  );
}

/** 400: begins as a picture but cannot be decoded completely. */
export function damagedPicture(): AppError {
  return invalidField('file', 'This picture is damaged. Please choose another file.');
}
