import {
  browseHostedImages,
  deleteHostedImage,
  deleteUploadedImage,
} from '@shared/contract/gallery/galleryEndpoints';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { hostedImageKeys } from './queryKeys';

const MINUTE_MS = 60_000;

/** The images in the host's upload folder, whether or not they are in the gallery. */
export const hostedImagesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: hostedImageKeys.browse,
    queryFn: ({ signal }) => api.call(browseHostedImages, { signal }),
    staleTime: MINUTE_MS,
    gcTime: 5 * MINUTE_MS,
  });

/**
 * Deletes an image from its host for good; one that the site shows is refused.
 * @param from which of the two calls: the browser of images has one and the uploader another
 */
export function useDeleteHostedImage(from: 'browse' | 'uploader') {
  const api = useApi();
  const queryClient = useQueryClient();
  const endpoint = from === 'browse' ? deleteHostedImage : deleteUploadedImage;
  return useMutation({
    mutationFn: (publicId: string) => api.call(endpoint, { params: { publicId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: hostedImageKeys.browse }),
  });
}
