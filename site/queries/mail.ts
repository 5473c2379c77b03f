import {
  dismissMail,
  getMailSettings,
  getMailState,
  previewMail,
  previewMailPage,
  retryMail,
  sendTestMail,
  testMailSettings,
  updateMailSettings,
} from '@shared/contract/endpoints';
import type { StayChange } from '@shared/contract/bookings/ownerBooking';
import type { StayChoices } from '@shared/contract/prices/price';
import type { MailSettingsInput, MailSettingsTest } from '@shared/contract/mail/mailSettings';
import type { BookingStatus } from '@shared/domain/bookings/bookingStatus';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { mailFormKey, mailKeys, setupKeys } from './queryKeys';

/** What sends the guest a mail: another status, or another stay. */
export type MailedChange = { status: BookingStatus; offerId?: number } | (StayChange & StayChoices);

/** Which mail a change of a booking would send, with which words of the owner's. */
export type MailPreviewOf = { bookingId: number; change: MailedChange; message: string };

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
    queryFn: ({ signal }) =>
      api.call(previewMail, {
        body: { bookingId: of.bookingId, message: of.message, ...of.change },
        signal,
      }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

/** Address of the mail itself as a page, for a frame. */
export function mailPreviewUrl({ bookingId, change, message }: MailPreviewOf): string {
  const query = new URLSearchParams({ bookingId: String(bookingId) });
  for (const [name, value] of Object.entries(change)) {
    query.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  if (message) query.set('message', message);
  return `${previewMailPage.path}?${query}`;
}

/** Sends the owner a mail at once, by what is in force. */
export function useSendTestMail() {
  const api = useApi();
  return useMutation({ mutationFn: () => api.call(sendTestMail) });
}

/** The mail settings as a form starts from them; never kept, see `settingsFormQuery`. */
export const mailSettingsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: mailFormKey,
    queryFn: ({ signal }) => api.call(getMailSettings, { signal }),
    gcTime: 0,
  });

/**
 * Saves the mail settings; they hold for the next mail.
 * @throws ApiError 409 `stale` when another window has saved since `updatedAt`
 */
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

/** Sends the owner a mail by what is typed, which is stored nowhere. */
export function useTestMailSettings() {
  const api = useApi();
  return useMutation({
    mutationFn: (body: MailSettingsTest) => api.call(testMailSettings, { body }),
  });
}

/** Tries a mail again, or gives it up. */
export function useMailProblemAction() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, action }: { id: number; action: 'retry' | 'dismiss' }) =>
      api.call(action === 'retry' ? retryMail : dismissMail, { params: { id: String(id) } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: mailKeys.state }),
  });
}
