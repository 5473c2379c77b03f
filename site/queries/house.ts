import type { HousePlanQuery } from '@shared/contract/bookings/housePlan';
import {
  createHouseLink,
  deleteHouseLink,
  getHouseLink,
  getHousePlan,
} from '@shared/contract/bookings/houseEndpoints';
import type { PlainDate } from '@shared/domain/date';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { houseKeys } from './queryKeys';

/** The housekeeping plan. @param day the villa's day */
export const housePlanQuery = (api: ApiClient, day: PlainDate, query: HousePlanQuery = {}) =>
  queryOptions({
    queryKey: houseKeys.plan(day, query),
    queryFn: ({ signal }) => api.call(getHousePlan, { query, signal }),
  });

export const houseLinkQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: houseKeys.link,
    queryFn: ({ signal }) => api.call(getHouseLink, { signal }),
  });

/** Creates the link; a previous link stops working. */
export function useCreateHouseLink() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(createHouseLink),
    onSettled: () => queryClient.invalidateQueries({ queryKey: houseKeys.link }),
  });
}

export function useDeleteHouseLink() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(deleteHouseLink),
    onSettled: () => queryClient.invalidateQueries({ queryKey: houseKeys.link }),
  });
}
