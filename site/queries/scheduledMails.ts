import {
  changeScheduledMail,
  getMailRules,
  getScheduledMails,
  switchScheduledMails,
  updateMailRules,
} from '@shared/contract/mail/scheduledMailEndpoints';
import type { MailRulesInput, ScheduledAction } from '@shared/contract/mail/scheduledMails';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { bookingKeys, mailRulesKey } from './queryKeys';

export const mailRulesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: mailRulesKey,
    queryFn: ({ signal }) => api.call(getMailRules, { signal }),
    gcTime: 0,
  });

/** @throws ApiError 409 `stale` when another window has saved since `updatedAt` */
export function useSaveMailRules() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: MailRulesInput) => api.call(updateMailRules, { body }),
    onSuccess: async (saved) => {
      queryClient.setQueryData(mailRulesKey, saved);
      await queryClient.invalidateQueries({ queryKey: bookingKeys.all });
    },
  });
}

export const scheduledMailsQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: bookingKeys.scheduledMails(id),
    queryFn: ({ signal }) => api.call(getScheduledMails, { params: { id: String(id) }, signal }),
  });

export type ScheduledChange = { mailId: number; action: ScheduledAction } | { isOn: boolean };

/** Holds, releases or sends one mail now, or switches all of a booking's mails on or off. */
export function useChangeScheduledMails(bookingId: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  const queryKey = bookingKeys.scheduledMails(bookingId);
  return useMutation({
    mutationFn: (change: ScheduledChange) =>
      'isOn' in change
        ? api.call(switchScheduledMails, { params: { id: String(bookingId) }, body: change })
        : api.call(changeScheduledMail, {
            params: { id: String(change.mailId) },
            body: { action: change.action },
          }),
    onSuccess: (mails) => queryClient.setQueryData(queryKey, mails),
    // The displayed state was outdated.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}
