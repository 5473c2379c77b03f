import { VILLA } from '@shared/villa';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiContext';
import { contentQuery } from '../../queries/content';

/** The house as guests read of it; the product's own facts until that is known. */
export function useVilla(): { name: string; title: string; tagline: string } {
  const published = useQuery(contentQuery(useApi())).data?.published;
  return {
    name: published?.['villa.name'] ?? VILLA.name,
    title: published?.['villa.title'] ?? VILLA.title,
    tagline: published?.['villa.tagline'] ?? VILLA.tagline,
  };
}
