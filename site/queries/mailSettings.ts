import type { MailSettingsInput, MailSettingsTest } from '@shared/contract/mail/mailSettings';
import {
  getMailSettings,
  testMailSettings,
  updateMailSettings,
} from '@shared/contract/mail/mailSettingsEndpoints';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { mailFormKey, mailKeys, setupKeys } from './queryKeys';

/** The mail settings for their form; never cached, see `settingsFormQuery`. */
export const mailSettingsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: mailFormKey,
    queryFn: ({ signal }) => api.call(getMailSettings, { signal }),
    gcTime: 0,
  });

/** Saves the mail settings. @throws ApiError 409 `stale` when another window has saved since `updatedAt` */
export function useSaveMailSettings() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: MailSettingsInput) => api.call(updateMailSettings, { body }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: mailKeys.all }),
        queryClient.invalidateQueries({ queryKey: setupKeys.all }),
      ]),
  });
}

export function useTestMailSettings() {
  const api = useApi();
  return useMutation({
    mutationFn: (body: MailSettingsTest) => api.call(testMailSettings, { body }),
  });
}
