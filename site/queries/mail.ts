import {
  dismissMail,
  getMailState,
  previewMail,
  previewMailPage,
  retryMail,
  sendTestMail,
} from '@shared/contract/endpoints';
import type { BookingStatus } from '@shared/domain/bookingStatus';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';

/** Which mail a change of status would send, with which words of the owner's. */
export type MailPreviewOf = { bookingId: number; status: BookingStatus; message: string };

export const mailKeys = {
  all: ['mail'] as const,
  state: ['mail', 'state'] as const,
  preview: (of: MailPreviewOf) => ['mail', 'preview', of] as const,
};

/** Whether mail is set up, and what could not be sent. */
export const mailStateQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: mailKeys.state,
    queryFn: ({ signal }) => api.call(getMailState, { signal }),
  });

/** Subject and recipient of a mail before it goes; the last one stays while the next is made. */
export const mailPreviewQuery = (api: ApiClient, of: MailPreviewOf) =>
  queryOptions({
    queryKey: mailKeys.preview(of),
    queryFn: ({ signal }) => api.call(previewMail, { body: of, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

/** Address of the mail itself as a page, for a frame. */
export function mailPreviewUrl({ bookingId, status, message }: MailPreviewOf): string {
  const query = new URLSearchParams({ bookingId: String(bookingId), status });
  if (message) query.set('message', message);
  return `${previewMailPage.path}?${query}`;
}

/** Sends the owner a mail at once. */
export function useSendTestMail() {
  const api = useApi();
  return useMutation({ mutationFn: () => api.call(sendTestMail) });
}

/** Tries a mail again, or gives it up. */
export function useSettleMail() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, action }: { id: number; action: 'retry' | 'dismiss' }) =>
      api.call(action === 'retry' ? retryMail : dismissMail, { params: { id: String(id) } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: mailKeys.state }),
  });
}
