import * as z from 'zod/mini';
import { say } from '../../i18n/say';
import { LIMITS } from '../common';

export const hostedImageSchema = z.object({
  publicId: z.string(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  /** Absolute URL of the original. */
  url: z.string(),
});
export type HostedImage = z.infer<typeof hostedImageSchema>;
export const hostedImagesSchema = z.array(hostedImageSchema);

/** `showAll` also lists images outside the upload folder. */
export const browseQuerySchema = z.strictObject({
  showAll: z.optional(
    z.pipe(
      z.enum(['true', 'false'], say('{field} must be true or false', { field: 'showAll' })),
      z.transform((value) => value === 'true'),
    ),
  ),
});

/** An identifier in a path, decoded: letters, digits and `-_./`, never `..`. */
export const publicIdParams = z.strictObject({
  publicId: z.string().check(
    z.maxLength(LIMITS.publicId, {
      error: say('This image identifier is not valid'),
      abort: true,
    }),
    z.refine(isPublicId, say('This image identifier is not valid')),
  ),
});

/** Upload response of Cloudinary and of the embedded image host. */
export const uploadAnswerSchema = z.object({
  public_id: z.string(),
  secure_url: z.string(),
  width: z.optional(z.number()),
  height: z.optional(z.number()),
  bytes: z.optional(z.number()),
});
export type UploadAnswer = z.infer<typeof uploadAnswerSchema>;
export const uploadErrorSchema = z.object({ error: z.object({ message: z.string() }) });

export const imageHostConfigSchema = z.object({
  kind: z.enum(['embedded', 'cloudinary']),
  uploadUrl: z.string(),
  uploadPreset: z.string(),
  folder: z.string(),
  /** Prefix of image URLs, without a slash at the end. */
  deliveryBase: z.string(),
});
export type ImageHostConfig = z.infer<typeof imageHostConfigSchema>;

export const publicConfigSchema = z.object({
  googleMapsApiKey: z.nullable(z.string()),
  imageHost: imageHostConfigSchema,
  /** The published name of the villa. The site's own pages get it with their content. */
  villaName: z.optional(z.string()),
});
export type PublicConfig = z.infer<typeof publicConfigSchema>;

/** Whether a text can be an image identifier: no empty, `.` or `..` segment, only allowed characters. */
export function isPublicId(text: string): boolean {
  if (text.length === 0 || text.length > LIMITS.publicId) return false;
  return text
    .split('/')
    .every((step) => /^[\p{L}\p{N}_.() -]+$/u.test(step) && step !== '.' && step !== '..');
}
