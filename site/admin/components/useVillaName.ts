import { VILLA } from '@shared/villa';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiContext';
import { configQuery } from '../../queries/publicReads';

/** What the house is called, also before anybody has signed in; the product's own name until that is known. */
export function useVillaName(): string {
  return useQuery(configQuery(useApi())).data?.villaName ?? VILLA.name;
}
