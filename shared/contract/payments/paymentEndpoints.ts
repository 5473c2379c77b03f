import * as z from 'zod/mini';
import { deletionQuerySchema, idParams } from '../common';
import { endpoint } from '../endpoint';
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

// What guests are to pay and have paid. Every change answers how the booking then stands.

export const getBookingPayments = endpoint('GET /api/admin/bookings/:id/payments', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  output: bookingPaymentsSchema,
});
/** Records a payment, received or given back. 409 `payment_exists` where the same one is there. */
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
/** One with a receipt that holds is refused (409 `receipt_issued`), but for its note. */
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
/** Every payment as a file, one row each: UTF-8 with a byte order mark, RFC 4180. */
export const exportPayments = endpoint('GET /api/admin/payments/export.csv', {
  access: 'admin',
  permission: 'bookings',
  isFresh: true,
  query: paymentsExportQuerySchema,
  output: z.string(),
});
/** Gives a payment its receipt, under the next number; the one that it has already stays. */
export const createReceipt = endpoint('POST /api/admin/payments/:id/receipt', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  output: bookingPaymentsSchema,
  status: 201,
});
/** Marks a receipt as void; its number is never given again. */
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
/** Where guests send their money: whoever could change it unseen would have it sent elsewhere. */
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
