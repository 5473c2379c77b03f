import type { VillaFacts } from '@shared/contract/content/villaFacts';
import { VILLA } from '@shared/villa';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiContext';
import { villaFactsQuery } from '../../queries/villaFacts';

/** The house as guests read of it; the product's own facts until that is known. */
export function useVilla(): VillaFacts {
  return useQuery(villaFactsQuery(useApi())).data ?? VILLA;
}
