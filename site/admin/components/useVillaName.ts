import { VILLA } from '@shared/villa';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiContext';
import { configQuery } from '../../queries/publicReads';

/** The villa's name, also before signing in; the product's own until loaded. */
export function useVillaName(): string {
  return useQuery(configQuery(useApi())).data?.villaName ?? VILLA.name;
}
