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

export const hostedImagesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: hostedImageKeys.browse,
    queryFn: ({ signal }) => api.call(browseHostedImages, { signal }),
    staleTime: MINUTE_MS,
    gcTime: 5 * MINUTE_MS,
  });

/**
 * Permanently deletes an image from its host. Refused for images in use.
 * @param from chooses the endpoint: the image browser and the uploader have different ones
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
