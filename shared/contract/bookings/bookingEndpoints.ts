import * as z from 'zod/mini';
import { idParams } from '../common';
import { endpoint } from '../endpoint';
import {
  bookingFilterSchema,
  bookingListQuerySchema,
  bookingSchema,
  bookingsSchema,
  bookingStatusChangeSchema,
  bookingSummarySchema,
  changedBookingSchema,
  undoInputSchema,
} from './booking';
import {
  bookingDetailSchema,
  bookingUpdateSchema,
  confirmationResendSchema,
  ownerBookingSchema,
  ownerQuoteInputSchema,
  ownerQuoteSchema,
} from './ownerBooking';
import { referenceParams } from './reference';
import { todaySchema } from './today';

export const listBookings = endpoint('GET /api/bookings', {
  access: 'admin',
  permission: 'bookings',
  query: bookingListQuerySchema,
  output: bookingsSchema,
});
/** All pages of the same list as a file: UTF-8 with a byte order mark, RFC 4180. */
export const exportBookings = endpoint('GET /api/bookings/export.csv', {
  access: 'admin',
  permission: 'bookings',
  isFresh: true,
  query: bookingFilterSchema,
  output: z.string(),
});
export const changeBookingStatus = endpoint('PATCH /api/bookings/:bookingId/status', {
  access: 'admin',
  permission: 'bookings',
  params: z.strictObject({ bookingId: idParams.shape.id }),
  body: bookingStatusChangeSchema,
  output: changedBookingSchema,
});
/** Undoes a change of status or of dates within ten seconds, and withdraws its mails. */
export const undoBookingChange = endpoint('POST /api/admin/undo', {
  access: 'admin',
  permission: 'bookings',
  body: undoInputSchema,
  output: bookingSchema,
});
export const getToday = endpoint('GET /api/admin/today', {
  access: 'admin',
  permission: 'bookings',
  output: todaySchema,
});
export const getBookingSummary = endpoint('GET /api/admin/summary', {
  access: 'admin',
  permission: 'bookings',
  output: bookingSummarySchema,
});
export const getBooking = endpoint('GET /api/admin/bookings/:reference', {
  access: 'admin',
  permission: 'bookings',
  params: referenceParams,
  output: bookingDetailSchema,
});
export const createBooking = endpoint('POST /api/admin/bookings', {
  access: 'admin',
  permission: 'bookings',
  body: ownerBookingSchema,
  output: bookingSchema,
  status: 201,
});
export const updateBooking = endpoint('PATCH /api/admin/bookings/:id', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  body: bookingUpdateSchema,
  output: changedBookingSchema,
});
/** Sends the confirmation of a stay again, to the guest's current address. */
export const resendConfirmation = endpoint('POST /api/admin/bookings/:id/confirmation', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  body: confirmationResendSchema,
  output: bookingSchema,
});
/** Calculates a price and looks for conflicts; stores nothing. */
export const quoteForOwner = endpoint('POST /api/admin/quote', {
  access: 'admin',
  permission: 'bookings',
  body: ownerQuoteInputSchema,
  output: ownerQuoteSchema,
});
