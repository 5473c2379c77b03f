import type { RegisterSettingsInput } from '@shared/contract/register/register';
import {
  getRegister,
  getRegisterGuests,
  getRegisterSettings,
  reportStay,
  testRegisterService,
  updateRegisterGuests,
  updateRegisterSettings,
} from '@shared/contract/register/registerEndpoints';
import type { RegisterGuest } from '@shared/domain/register/registerGuest';
import type { ReportWay } from '@shared/domain/register/registerState';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { bookingKeys, registerSettingsKey } from './queryKeys';

export const registerQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: bookingKeys.register(id),
    queryFn: ({ signal }) => api.call(getRegister, { params: { id: String(id) }, signal }),
  });

/** Everything about the guests. Never cached, because the activity log says each time that it was read. */
export const registerGuestsQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['registerGuests', id],
    queryFn: ({ signal }) => api.call(getRegisterGuests, { params: { id: String(id) }, signal }),
    gcTime: 0,
    staleTime: Infinity,
  });

export function useSaveRegister(id: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (guests: RegisterGuest[]) =>
      api.call(updateRegisterGuests, { params: { id: String(id) }, body: { guests } }),
    onSuccess: (answer) => queryClient.setQueryData(bookingKeys.register(id), answer),
  });
}

/** Sending may take a minute. */
export function useReportStay(id: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (way: ReportWay) =>
      api.call(reportStay, { params: { id: String(id) }, body: { way } }),
    onSuccess: (answer) => queryClient.setQueryData(bookingKeys.register(id), answer),
  });
}

export const registerSettingsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: registerSettingsKey,
    queryFn: ({ signal }) => api.call(getRegisterSettings, { signal }),
    gcTime: 0,
  });

/** @throws ApiError 409 `stale` */
export function useSaveRegisterSettings() {
  const api = useApi();
  return useMutation({
    mutationFn: (body: RegisterSettingsInput) => api.call(updateRegisterSettings, { body }),
  });
}

export function useTestRegisterService() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(testRegisterService),
    onSuccess: ({ settings }) => queryClient.setQueryData(registerSettingsKey, settings),
  });
}
