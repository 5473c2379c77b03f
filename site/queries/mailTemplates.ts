import {
  changeScheduledMail,
  getMailRules,
  getMailTemplates,
  getScheduledMails,
  listBookings,
  previewMailTemplate,
  previewMailTemplatePage,
  resetMailTemplate,
  switchScheduledMails,
  updateMailRules,
  updateMailTemplate,
} from '@shared/contract/endpoints';
import type { MailRulesInput, ScheduledAction } from '@shared/contract/mail/scheduledMails';
import type {
  TemplateInput,
  TemplatePreviewInput,
  TemplateReset,
} from '@shared/contract/mail/mailTemplates';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { bookingKeys, mailKeys, mailRulesKey, templatesKey } from './queryKeys';

/** The words of every mail in every language. */
export const templatesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: templatesKey,
    queryFn: ({ signal }) => api.call(getMailTemplates, { signal }),
  });

/**
 * Saves the words of a mail in one language, or goes back to the standard text.
 * @throws ApiError 409 `stale` when another window has saved since `updatedAt`
 */
export function useSaveTemplate() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: TemplateInput | TemplateReset) =>
      'body' in input
        ? api.call(updateMailTemplate, { body: input })
        : api.call(resetMailTemplate, { body: input }),
    onSuccess: (templates) => queryClient.setQueryData(templatesKey, templates),
  });
}

/** The newest bookings, to show a mail with the values of one. */
export const latestBookingsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: bookingKeys.latest,
    queryFn: ({ signal }) => api.call(listBookings, { query: { limit: '50' }, signal }),
  });

/** A mail with words that may not be saved yet; the last one stays while the next is made. */
export const templatePreviewQuery = (api: ApiClient, of: TemplatePreviewInput) =>
  queryOptions({
    queryKey: mailKeys.templatePreview(of),
    queryFn: ({ signal }) => api.call(previewMailTemplate, { body: of, signal }),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });

/** Servers and browsers take addresses of this length at least. */
const LONGEST_ADDRESS = 7_500;

/** Address of the mail itself as a page, for a frame; `null` where its words are too long for one. */
export function templatePreviewUrl(of: TemplatePreviewInput): string | null {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(of)) if (value !== undefined) query.set(name, value);
  const url = `${previewMailTemplatePage.path}?${query}`;
  return url.length > LONGEST_ADDRESS ? null : url;
}

/** When which mail goes by itself. */
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

/** The mails to a booking's guest that go by themselves. */
export const scheduledMailsQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: bookingKeys.scheduledMails(id),
    queryFn: ({ signal }) => api.call(getScheduledMails, { params: { id: String(id) }, signal }),
  });

/** What the owner does with mails that go by themselves. */
export type ScheduledChange = { mailId: number; action: ScheduledAction } | { isOn: boolean };

/** Holds one, lets it go, sends it now; or switches all of a booking's on or off. */
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
    // What stood there was older than the server's.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}
