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

export const templatesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: templatesKey,
    queryFn: ({ signal }) => api.call(getMailTemplates, { signal }),
  });

/**
 * Saves a mail's template in one language, or restores the standard text.
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

export const latestBookingsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: bookingKeys.latest,
    queryFn: ({ signal }) => api.call(listBookings, { query: { limit: '50' }, signal }),
  });

/** Preview of an unsaved template. The previous one stays as placeholder. */
export const templatePreviewQuery = (api: ApiClient, of: TemplatePreviewInput) =>
  queryOptions({
    queryKey: mailKeys.templatePreview(of),
    queryFn: ({ signal }) => api.call(previewMailTemplate, { body: of, signal }),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });

/** Servers and browsers accept URLs of at least this length. */
const LONGEST_ADDRESS = 7_500;

/** URL of the preview as a page, for a frame; `null` when the text is too long for a URL. */
export function templatePreviewUrl(of: TemplatePreviewInput): string | null {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(of)) if (value !== undefined) query.set(name, value);
  const url = `${previewMailTemplatePage.path}?${query}`;
  return url.length > LONGEST_ADDRESS ? null : url;
}
