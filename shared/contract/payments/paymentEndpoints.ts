import * as z from 'zod/mini';
import { deletionQuerySchema, idParams } from '../common';
import { endpoint } from '../endpoint';
import {
  openPaymentsSchema,
  recordedPaymentsQuerySchema,
  recordedPaymentsSchema,
} from './duePayments';
import { paymentSettingsInputSchema, paymentSettingsSchema } from './paymentSettings';
import {
  bankDetailsInputSchema,
  bankDetailsSchema,
  bookingPaymentsSchema,
  newPaymentSchema,
  paymentsExportQuerySchema,
  paymentUpdateSchema,
  scheduleInputSchema,
  voidInputSchema,
} from './payments';

// Payment schedules, payments and receipts. Every change answers the booking's new state.

export const getOpenPayments = endpoint('GET /api/admin/payments/open', {
  access: 'admin',
  permission: 'bookings',
  output: openPaymentsSchema,
});
export const getRecordedPayments = endpoint('GET /api/admin/payments', {
  access: 'admin',
  permission: 'bookings',
  query: recordedPaymentsQuerySchema,
  output: recordedPaymentsSchema,
});
export const getBookingPayments = endpoint('GET /api/admin/bookings/:id/payments', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  output: bookingPaymentsSchema,
});
/** Records a payment or a refund. 409 `payment_exists` if the same one is already recorded. */
export const createPayment = endpoint('POST /api/admin/bookings/:id/payments', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  body: newPaymentSchema,
  output: bookingPaymentsSchema,
  status: 201,
});
export const updateSchedule = endpoint('PUT /api/admin/bookings/:id/schedule', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  body: scheduleInputSchema,
  output: bookingPaymentsSchema,
});
/** Once it has a valid receipt, only its note can change (409 `receipt_issued`). */
export const updatePayment = endpoint('PUT /api/admin/payments/:id', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  body: paymentUpdateSchema,
  output: bookingPaymentsSchema,
});
export const deletePayment = endpoint('DELETE /api/admin/payments/:id', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  query: deletionQuerySchema,
  output: bookingPaymentsSchema,
});
/** All payments as a file, one per row: UTF-8 with a byte order mark, RFC 4180. */
export const exportPayments = endpoint('GET /api/admin/payments/export.csv', {
  access: 'admin',
  permission: 'bookings',
  isFresh: true,
  query: paymentsExportQuerySchema,
  output: z.string(),
});
/** Issues a payment's receipt with the next number; an existing one is kept. */
export const createReceipt = endpoint('POST /api/admin/payments/:id/receipt', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  output: bookingPaymentsSchema,
  status: 201,
});
/** Marks a receipt as void; its number is not used again. */
export const voidReceipt = endpoint('POST /api/admin/receipts/:id/void', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  body: voidInputSchema,
  output: bookingPaymentsSchema,
});
export const downloadReceipt = endpoint('GET /api/admin/receipts/:id/receipt.pdf', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  output: z.string(),
});
export const getBankDetails = endpoint('GET /api/admin/bank-details', {
  access: 'admin',
  permission: 'settings',
  output: bankDetailsSchema,
});
/** The account that guests pay to. Needs a fresh sign-in: a thief of the session could redirect payments. */
export const updateBankDetails = endpoint('PUT /api/admin/bank-details', {
  access: 'admin',
  permission: 'settings',
  isFresh: true,
  body: bankDetailsInputSchema,
  output: bankDetailsSchema,
});
export const getPaymentSettings = endpoint('GET /api/admin/payment-settings', {
  access: 'admin',
  permission: 'settings',
  output: paymentSettingsSchema,
});
export const updatePaymentSettings = endpoint('PUT /api/admin/payment-settings', {
  access: 'admin',
  permission: 'settings',
  body: paymentSettingsInputSchema,
  output: paymentSettingsSchema,
});
