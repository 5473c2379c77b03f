import { idParams, okSchema } from '../common';
import { endpoint } from '../endpoint';
import {
  galleryImageCreateSchema,
  galleryImageSchema,
  galleryImagesSchema,
  galleryImageUpdateSchema,
  galleryReorderSchema,
} from './gallery';
import { browseQuerySchema, hostedImagesSchema, publicIdParams } from './image';

export const listGalleryImages = endpoint('GET /api/admin/gallery', {
  access: 'admin',
  permission: 'gallery',
  output: galleryImagesSchema,
});
export const createGalleryImage = endpoint('POST /api/admin/gallery', {
  access: 'admin',
  permission: 'gallery',
  body: galleryImageCreateSchema,
  output: galleryImageSchema,
  status: 201,
});
export const updateGalleryImage = endpoint('PUT /api/admin/gallery/:id', {
  access: 'admin',
  permission: 'gallery',
  params: idParams,
  body: galleryImageUpdateSchema,
  output: galleryImageSchema,
});
export const deleteGalleryImage = endpoint('DELETE /api/admin/gallery/:id', {
  access: 'admin',
  permission: 'gallery',
  params: idParams,
  output: okSchema,
});
export const reorderGallery = endpoint('POST /api/admin/gallery/reorder', {
  access: 'admin',
  permission: 'gallery',
  body: galleryReorderSchema,
  output: galleryImagesSchema,
});
export const browseHostedImages = endpoint('GET /api/admin/cloudinary/browse', {
  access: 'admin',
  permission: 'gallery',
  query: browseQuerySchema,
  output: hostedImagesSchema,
});
export const deleteHostedImage = endpoint('DELETE /api/admin/cloudinary/images/:publicId', {
  access: 'admin',
  permission: 'gallery',
  params: publicIdParams,
  output: okSchema,
});
/** Called by the uploader's delete button; same as {@link deleteHostedImage}. */
export const deleteUploadedImage = endpoint('DELETE /api/admin/images/:publicId', {
  access: 'admin',
  permission: 'gallery',
  params: publicIdParams,
  output: okSchema,
});
