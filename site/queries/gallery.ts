import {
  createGalleryImage,
  deleteGalleryImage,
  listGalleryImages,
  reorderGallery,
  updateGalleryImage,
} from '@shared/contract/gallery/galleryEndpoints';
import type {
  GalleryImageCreate,
  GalleryImageJson,
  GalleryImageUpdate,
} from '@shared/contract/gallery/gallery';
import { compareGallery } from '@shared/domain/gallery/galleryOrder';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { invalidateFamily } from './families';
import { galleryKeys } from './queryKeys';

const MINUTE_MS = 60_000;

/** Every image of the gallery in gallery order, hidden ones included. */
export const galleryImagesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: galleryKeys.list,
    queryFn: ({ signal }) => api.call(listGalleryImages, { signal }),
    staleTime: MINUTE_MS,
  });

/** Puts a hosted image into the gallery. */
export function useAddGalleryImage() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: GalleryImageCreate) => api.call(createGalleryImage, { body }),
    onSettled: () => invalidateFamily(queryClient, 'gallery'),
  });
}

/** Changes an image's details; with its `updatedAt`, a newer change of somebody else is kept. */
export function useUpdateGalleryImage() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, details }: { id: number; details: GalleryImageUpdate }) =>
      api.call(updateGalleryImage, { params: { id: String(id) }, body: details }),
    onSettled: () => invalidateFamily(queryClient, 'gallery'),
  });
}

/** Takes an image out of the gallery; it stays at the host. */
export function useRemoveGalleryImage() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.call(deleteGalleryImage, { params: { id: String(id) } }),
    onSettled: () => invalidateFamily(queryClient, 'gallery'),
  });
}

/**
 * Numbers the given images from 0 in their order. The list shows it at once and goes back when
 * the server refuses. Orders are sent one after the other, so that the last one wins.
 */
export function useReorderGallery() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: galleryKeys.reorder,
    scope: { id: 'gallery-reorder' },
    mutationFn: (images: readonly GalleryImageJson[]) =>
      api.call(reorderGallery, { body: { imageOrders: numbered(images) } }),
    onMutate: async (images) => {
      await queryClient.cancelQueries({ queryKey: galleryKeys.list });
      const before = queryClient.getQueryData<GalleryImageJson[]>(galleryKeys.list);
      const orders = new Map(numbered(images).map(({ id, displayOrder }) => [id, displayOrder]));
      queryClient.setQueryData<GalleryImageJson[]>(galleryKeys.list, (list) =>
        list
          ?.map((image) => ({
            ...image,
            displayOrder: orders.get(image.id) ?? image.displayOrder,
          }))
          .sort(compareGallery),
      );
      return { before };
    },
    onError: (_error, _images, context) =>
      queryClient.setQueryData(galleryKeys.list, context?.before),
    onSettled: async () => {
      // An order that still waits would be undone on the screen by what is read now.
      if (queryClient.isMutating({ mutationKey: galleryKeys.reorder }) === 1) {
        await invalidateFamily(queryClient, 'gallery');
      }
    },
  });
}

function numbered(images: readonly GalleryImageJson[]) {
  return images.map(({ id }, index) => ({ id, displayOrder: index }));
}
