import * as z from 'zod/mini';
import { say } from '../../i18n/say';
import { integer, line, LIMITS, oneOf, optionalText, timestamp } from '../common';

export const GALLERY_CATEGORIES = [
  'general',
  'exterior',
  'interior',
  'bedrooms',
  'amenities',
  'locality',
] as const;
export type GalleryCategory = (typeof GALLERY_CATEGORIES)[number];
export const DEFAULT_GALLERY_CATEGORY: GalleryCategory = 'general';

export const MAX_REORDER = 1_000;
const MAX_DISPLAY_ORDER = 1_000_000;

export const galleryPhotoSchema = z.object({
  id: z.number(),
  publicId: z.string(),
  title: z.string(),
  /** Also the alt text; without it, the title is. */
  description: z.nullable(z.string()),
  category: z.enum(GALLERY_CATEGORIES),
  isFeatured: z.boolean(),
  displayOrder: z.number(),
});
export type GalleryPhoto = z.infer<typeof galleryPhotoSchema>;
export const galleryPhotosSchema = z.array(galleryPhotoSchema);

export const galleryImageSchema = z.extend(galleryPhotoSchema, {
  isActive: z.boolean(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type GalleryImageJson = z.infer<typeof galleryImageSchema>;
export const galleryImagesSchema = z.array(galleryImageSchema);

const detailFields = {
  title: line(LIMITS.title, 'Title is required'),
  description: optionalText(LIMITS.shortText),
  category: oneOf('Category', GALLERY_CATEGORIES),
  isActive: z.boolean(say('Please say whether the image is visible')),
  isFeatured: z.boolean(say('Please say whether the image is featured')),
};

const displayOrder = integer(
  0,
  MAX_DISPLAY_ORDER,
  'Display order must be a whole number from {min} to {max}',
);

/** Body of `POST /api/admin/gallery`. Without `displayOrder` the image is added at the end. */
export const galleryImageCreateSchema = z.object({
  publicId: line(LIMITS.publicId, 'Image identifier is required'),
  ...detailFields,
  category: z._default(detailFields.category, DEFAULT_GALLERY_CATEGORY),
  isActive: z._default(detailFields.isActive, true),
  isFeatured: z._default(detailFields.isFeatured, false),
  displayOrder: z.optional(displayOrder),
});
export type GalleryImageCreate = z.infer<typeof galleryImageCreateSchema>;

export const galleryImageUpdateSchema = z.object({
  ...detailFields,
  displayOrder: z.optional(displayOrder),
  updatedAt: z.optional(timestamp),
});
export type GalleryImageUpdate = z.infer<typeof galleryImageUpdateSchema>;

/** Applied completely or not at all. */
export const galleryReorderSchema = z.object({
  imageOrders: z
    .array(
      z.object({ id: integer(1, Number.MAX_SAFE_INTEGER, 'Image id is not valid'), displayOrder }),
      say('The new order is required'),
    )
    .check(
      z.minLength(1, say('The new order is required')),
      z.maxLength(MAX_REORDER, {
        error: say('At most {n} images can be reordered at once', { n: MAX_REORDER }),
        abort: true,
      }),
      z.refine((orders) => new Set(orders.map((order) => order.id)).size === orders.length, {
        error: say('Each image may appear only once'),
      }),
    ),
});
export type GalleryReorder = z.infer<typeof galleryReorderSchema>;
