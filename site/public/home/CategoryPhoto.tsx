import type { GalleryCategory } from '@shared/contract/gallery/gallery';
import type { ImageVariantName } from '@shared/domain/gallery/imageVariants';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { Picture } from '../../components/Picture';
import { configQuery } from '../../queries/publicReads';
import { useGallery } from '../gallery/useGallery';
import { photoFrame } from '../Section';

type Shape = 'landscape' | 'portrait' | 'panorama';

const VARIANTS = {
  landscape: ['card', 'cardMedium', 'cardLarge'],
  portrait: ['portrait', 'portraitLarge'],
  panorama: ['cardMedium', 'cardLarge', 'hero'],
} as const satisfies Record<Shape, readonly [ImageVariantName, ...ImageVariantName[]]>;

/**
 * The gallery photo that the owner chose. If it is missing or hidden, the photo at a position of a category; if
 * there are too few, `otherwise`.
 * @param chosen the image's identifier
 * @param place position within its category, 0 for the first in gallery order
 * @param sizes as an image's `sizes`
 */
export function CategoryPhoto({
  chosen,
  category,
  place = 0,
  shape = 'landscape',
  sizes,
  otherwise = null,
  className,
}: {
  chosen: string | null;
  category?: GalleryCategory;
  place?: number;
  shape?: Shape;
  sizes: string;
  otherwise?: ReactNode;
  className?: string;
}) {
  const api = useApi();
  const { data: photos } = useGallery();
  const { data: config } = useQuery(configQuery(api));
  const photo =
    photos?.find(({ publicId }) => publicId === chosen) ??
    photos?.filter((candidate) => candidate.category === category)[place];
  if (!photo || !config) return otherwise;
  return (
    <Frame
      deliveryBase={config.imageHost.deliveryBase}
      publicId={photo.publicId}
      alt={photo.description ?? photo.title}
      variants={VARIANTS[shape]}
      sizes={sizes}
      $shape={shape}
      className={className}
    />
  );
}

const Frame = styled(Picture)<{ $shape: Shape }>`
  ${photoFrame}
  object-fit: cover;
  ${({ $shape }) => ($shape === 'panorama' ? 'aspect-ratio: 3 / 2;' : '')}
  ${({ theme }) => theme.up.tablet} {
    ${({ $shape }) => ($shape === 'panorama' ? 'aspect-ratio: 21 / 9;' : '')}
  }
`;
