import type { BookingJson } from '@shared/contract/bookings/booking';
import {
  answerStayRequest,
  getArrival,
  getOwnerStay,
  renewStayLink,
  settleStayRequest,
  updateArrival,
} from '@shared/contract/stay/stayEndpoints';
import type { ArrivalInput } from '@shared/contract/stay/arrival';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { arrivalFormKey, bookingKeys, conversationKeys } from './queryKeys';

export const ownerStayQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: bookingKeys.stay(id),
    queryFn: ({ signal }) => api.call(getOwnerStay, { params: { id: String(id) }, signal }),
  });

export function useRenewStayLink({ id }: Pick<BookingJson, 'id'>) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (how: 'renew' | 'make') =>
      api.call(renewStayLink, {
        params: { id: String(id) },
        body: { keepsKnown: how === 'make' },
      }),
    onSuccess: (stay) => queryClient.setQueryData(bookingKeys.stay(id), stay),
  });
}

export function useSettleStayRequest() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.call(settleStayRequest, { params: { id: String(id) } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: bookingKeys.all }),
  });
}

/**
 * Answers a guest's request by mail and settles it.
 * @throws ApiError 409 `stale` when it was settled meanwhile
 */
export function useAnswerStayRequest({ reference }: Pick<BookingJson, 'reference'>) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, text }: { id: number; text: string }) =>
      api.call(answerStayRequest, { params: { id: String(id) }, body: { text } }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: bookingKeys.all }),
        queryClient.invalidateQueries({ queryKey: conversationKeys.of(reference) }),
      ]),
  });
}

/** The arrival details for their form; never cached, see `settingsFormQuery`. */
export const arrivalQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: arrivalFormKey,
    queryFn: ({ signal }) => api.call(getArrival, { signal }),
    gcTime: 0,
  });

/**
 * Saves the arrival details. Guests who arrive soon see them at once.
 * @throws ApiError 409 `stale` when another window has saved since `updatedAt`
 */
export function useSaveArrival() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ArrivalInput) => api.call(updateArrival, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: bookingKeys.all }),
  });
}
