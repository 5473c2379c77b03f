import {
  createPayment,
  createReceipt,
  deletePayment,
  exportPayments,
  getBankDetails,
  getBookingPayments,
  getOpenPayments,
  getPaymentSettings,
  getRecordedPayments,
  updateBankDetails,
  updatePayment,
  updatePaymentSettings,
  updateSchedule,
  voidReceipt,
} from '@shared/contract/payments/paymentEndpoints';
import type { PaymentSettingsUpdate } from '@shared/contract/payments/paymentSettings';
import type {
  BankDetailsInput,
  BookingPayments,
  NewPayment,
  PaymentInput,
  PaymentJson,
  ScheduleInput,
} from '@shared/contract/payments/payments';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { invalidateFamily } from './families';
import { bankFormKey, bookingKeys, paymentSettingsKey } from './queryKeys';
import { useSendOnce } from './sendOnce';

export const PAYMENTS_EXPORT_URL = exportPayments.path;

/** A booking's account. Refetched each time its panel is opened. */
export const bookingPaymentsQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: bookingKeys.payments(id),
    queryFn: ({ signal }) => api.call(getBookingPayments, { params: { id: String(id) }, signal }),
    staleTime: 0,
  });

export const openPaymentsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: bookingKeys.openPayments,
    queryFn: ({ signal }) => api.call(getOpenPayments, { signal }),
  });

export const recordedPaymentsQuery = (api: ApiClient, year: number) =>
  queryOptions({
    queryKey: bookingKeys.recordedPayments(year),
    queryFn: ({ signal }) =>
      api.call(getRecordedPayments, { query: { year: String(year) }, signal }),
    placeholderData: keepPreviousData,
  });

/** Changes payments of a booking. The response is the new account. */
function usePaymentChange<Variables>(
  bookingId: number,
  call: (api: ApiClient, variables: Variables) => Promise<BookingPayments>,
) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (variables: Variables) => call(api, variables),
    onSuccess: (answer) => queryClient.setQueryData(bookingKeys.payments(bookingId), answer),
    // Does not wait for the refetch, because the form closes on success.
    onSettled: (_saved, error) => {
      const refreshed = invalidateFamily(queryClient, 'booking');
      return error ? refreshed : undefined;
    },
  });
}

/**
 * Records a payment. A repeat is stored once.
 * @throws ApiError 409 `payment_exists` for an equal payment, unless `isRepeated`
 */
export function useRecordPayment(bookingId: number) {
  const sendOnce = useSendOnce();
  return usePaymentChange(bookingId, (api, body: NewPayment) =>
    sendOnce(body, (headers) =>
      api.call(createPayment, { params: { id: String(bookingId) }, body, headers }),
    ),
  );
}

/** @throws ApiError 409 `stale`, 409 `receipt_issued` */
export function useUpdatePayment(bookingId: number, payment: PaymentJson) {
  return usePaymentChange(bookingId, (api, body: PaymentInput) =>
    api.call(updatePayment, {
      params: { id: String(payment.id) },
      body: { ...body, updatedAt: payment.updatedAt },
    }),
  );
}

export function useRemovePayment(bookingId: number) {
  return usePaymentChange(bookingId, (api, { id, updatedAt }: PaymentJson) =>
    api.call(deletePayment, { params: { id: String(id) }, query: { updatedAt } }),
  );
}

/** @throws ApiError 409 `stale` when another window has changed the payments meanwhile */
export function useUpdateSchedule(bookingId: number) {
  return usePaymentChange(bookingId, (api, body: ScheduleInput) =>
    api.call(updateSchedule, { params: { id: String(bookingId) }, body }),
  );
}

export function useIssueReceipt(bookingId: number) {
  return usePaymentChange(bookingId, (api, paymentId: number) =>
    api.call(createReceipt, { params: { id: String(paymentId) } }),
  );
}

export function useVoidReceipt(bookingId: number) {
  return usePaymentChange(bookingId, (api, { id, reason }: { id: number; reason: string }) =>
    api.call(voidReceipt, { params: { id: String(id) }, body: { reason } }),
  );
}

/** The bank details for their form; never cached. */
export const bankDetailsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: bankFormKey,
    queryFn: ({ signal }) => api.call(getBankDetails, { signal }),
    gcTime: 0,
  });

export const paymentSettingsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: paymentSettingsKey,
    queryFn: ({ signal }) => api.call(getPaymentSettings, { signal }),
  });

/** Also refetches due and overdue amounts. @throws ApiError 409 `stale` */
export function useSavePaymentSettings() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: PaymentSettingsUpdate) => api.call(updatePaymentSettings, { body }),
    onSuccess: (answer) => queryClient.setQueryData(paymentSettingsKey, answer),
    onSettled: () => invalidateFamily(queryClient, 'settings'),
  });
}

/** @throws ApiError 409 `stale` when another window has saved since `updatedAt` */
export function useSaveBankDetails() {
  const api = useApi();
  return useMutation({
    mutationFn: (body: BankDetailsInput) => api.call(updateBankDetails, { body }),
  });
}
