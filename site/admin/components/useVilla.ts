import type { VillaFacts } from '@shared/contract/content/villaFacts';
import { VILLA } from '@shared/villa';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiContext';
import { villaFactsQuery } from '../../queries/villaFacts';

/** The villa's facts; the product's own until loaded. */
export function useVilla(): VillaFacts {
  return useQuery(villaFactsQuery(useApi())).data ?? VILLA;
}
