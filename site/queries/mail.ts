import {
  dismissMail,
  getMailState,
  previewMail,
  previewMailPage,
  retryAllMails,
  retryMail,
  sendTestMail,
} from '@shared/contract/mail/mailEndpoints';
import type { StayChange } from '@shared/contract/bookings/ownerBooking';
import type { StayChoices } from '@shared/contract/prices/price';
import type { CancelledBy } from '@shared/domain/legal/cancellation';
import type { BookingStatus } from '@shared/domain/bookings/bookingStatus';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { invalidateFamily } from './families';
import { mailKeys } from './queryKeys';

export type MailedChange = MailedDecision | (StayChange & StayChoices);

export type MailedDecision = {
  status: BookingStatus;
  offerId?: number;
  cancelledBy?: CancelledBy | undefined;
};

export type MailPreviewOf = { bookingId: number; change: MailedChange; message: string };

export const mailStateQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: mailKeys.state,
    queryFn: ({ signal }) => api.call(getMailState, { signal }),
  });

/** Preview of a mail's subject and recipient. The previous one stays as placeholder. */
export const mailPreviewQuery = (api: ApiClient, of: MailPreviewOf) =>
  queryOptions({
    queryKey: mailKeys.preview(of),
    queryFn: ({ signal }) =>
      api.call(previewMail, {
        body: { bookingId: of.bookingId, message: of.message, ...of.change },
        signal,
      }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

export function mailPreviewUrl({ bookingId, change, message }: MailPreviewOf): string {
  const query = new URLSearchParams({ bookingId: String(bookingId) });
  for (const [name, value] of Object.entries(change)) {
    query.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  if (message) query.set('message', message);
  return `${previewMailPage.path}?${query}`;
}

export function useSendTestMail() {
  const api = useApi();
  return useMutation({ mutationFn: () => api.call(sendTestMail) });
}

export function useMailProblemAction() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, action }: { id: number; action: 'retry' | 'dismiss' }) =>
      api.call(action === 'retry' ? retryMail : dismissMail, { params: { id: String(id) } }),
    onSettled: () => invalidateFamily(queryClient, 'mail'),
  });
}

/** Sends every mail again that could not be sent. */
export function useRetryAllMails() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(retryAllMails),
    onSettled: () => invalidateFamily(queryClient, 'mail'),
  });
}
