import { listBookings } from '@shared/contract/bookings/bookingEndpoints';
import {
  getMailTemplates,
  previewMailTemplate,
  previewMailTemplatePage,
  resetMailTemplate,
  updateMailTemplate,
} from '@shared/contract/mail/mailTemplateEndpoints';
import type {
  TemplateInput,
  TemplatePreviewInput,
  TemplateReset,
} from '@shared/contract/mail/mailTemplates';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { bookingKeys, mailKeys, templatesKey } from './queryKeys';

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
