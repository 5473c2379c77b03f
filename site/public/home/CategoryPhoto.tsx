import type { GalleryCategory } from '@shared/contract/gallery';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { Picture } from '../../components/Picture';
import { configQuery, galleryQuery } from '../../queries/villa';
import { photoFrame } from '../Section';

/** The gallery's first photo of a category, or nothing where the owner has none. */
export function CategoryPhoto({ category }: { category: GalleryCategory }) {
  const api = useApi();
  const { data: photos } = useQuery(galleryQuery(api));
  const { data: config } = useQuery(configQuery(api));
  const photo = photos?.find((candidate) => candidate.category === category);
  if (!photo || !config) return null;
  return (
    <Frame
      deliveryBase={config.imageHost.deliveryBase}
      publicId={photo.publicId}
      alt={photo.description ?? photo.title}
      variants={['card', 'cardLarge']}
      sizes="(min-width: 1100px) 680px, 100vw"
    />
  );
}

const Frame = styled(Picture)`
  ${photoFrame}
`;
