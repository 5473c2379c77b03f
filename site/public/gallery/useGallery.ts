import type { GalleryPhoto } from '@shared/contract/gallery/gallery';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from '../../api/ApiContext';
import { galleryQuery } from '../../queries/publicReads';
import { usePage } from '../PageContext';

export function useGallery() {
  const { captions } = usePage();
  const select = useCallback(
    (photos: GalleryPhoto[]) => photos.map((photo) => ({ ...photo, ...captions[photo.publicId] })),
    [captions],
  );
  return useQuery({ ...galleryQuery(useApi()), select });
}
