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

export const galleryImagesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: galleryKeys.list,
    queryFn: ({ signal }) => api.call(listGalleryImages, { signal }),
    staleTime: MINUTE_MS,
  });

export function useAddGalleryImage() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: GalleryImageCreate) => api.call(createGalleryImage, { body }),
    onSettled: () => invalidateFamily(queryClient, 'gallery'),
  });
}

/** Changes an image's details. Sends `updatedAt`, so that a concurrent change is not overwritten. */
export function useUpdateGalleryImage() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, details }: { id: number; details: GalleryImageUpdate }) =>
      api.call(updateGalleryImage, { params: { id: String(id) }, body: details }),
    onSettled: () => invalidateFamily(queryClient, 'gallery'),
  });
}

/** Removes an image from the gallery; the host keeps it. */
export function useRemoveGalleryImage() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.call(deleteGalleryImage, { params: { id: String(id) } }),
    onSettled: () => invalidateFamily(queryClient, 'gallery'),
  });
}

/**
 * Saves the order of the images. The list updates optimistically and rolls back on failure. Requests run one after
 * the other, so that the last one wins.
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
      // A refetch now would undo on the screen an order that is still queued.
      if (queryClient.isMutating({ mutationKey: galleryKeys.reorder }) === 1) {
        await invalidateFamily(queryClient, 'gallery');
      }
    },
  });
}

function numbered(images: readonly GalleryImageJson[]) {
  return images.map(({ id }, index) => ({ id, displayOrder: index }));
}
