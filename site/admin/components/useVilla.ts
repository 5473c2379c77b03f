import type { VillaFacts } from '@shared/contract/content/villaFacts';
import { DEFAULT_LANGUAGE } from '@shared/i18n/languages';
import { VILLA } from '@shared/villa';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiContext';
import { contentQuery } from '../../queries/content';
import { villaFactsQuery } from '../../queries/villaFacts';
import { usePermissions } from '../access/usePermissions';

/** The house as guests read of it; the product's own facts until that is known. */
export function useVilla(): VillaFacts {
  const api = useApi();
  const isOwners = usePermissions()('content');
  const content = useQuery({ ...contentQuery(api, DEFAULT_LANGUAGE), enabled: isOwners });
  const facts = useQuery({ ...villaFactsQuery(api), enabled: !isOwners });
  const published = content.data?.published;
  return {
    name: published?.['villa.name'] ?? facts.data?.name ?? VILLA.name,
    title: published?.['villa.title'] ?? facts.data?.title ?? VILLA.title,
    tagline: published?.['villa.tagline'] ?? facts.data?.tagline ?? VILLA.tagline,
  };
}
