import { deletionQuerySchema, idParams, okSchema } from '../common';
import { endpoint } from '../endpoint';
import {
  offerActionSchema,
  offerInputSchema,
  offerSchema,
  offersSchema,
  offerWithdrawalSchema,
} from './offer';

/** A booking's offers, the newest first. */
export const listOffers = endpoint('GET /api/admin/bookings/:id/offers', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  output: offersSchema,
});
/**
 * Stores a draft, or sends it at once; a booking has one offer at a time that is not settled (409 `offer_open`).
 * A repeat with the same `Idempotency-Key` and body is answered with the offer that was stored.
 */
export const createOffer = endpoint('POST /api/admin/bookings/:id/offers', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  body: offerInputSchema,
  output: offerSchema,
  status: 201,
});
/** Changes a draft, or changes and sends it; a repeat as for `createOffer`. */
export const updateOffer = endpoint('PUT /api/admin/offers/:id', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  body: offerInputSchema,
  output: offerSchema,
});
/** Deletes a draft. */
export const deleteOffer = endpoint('DELETE /api/admin/offers/:id', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  query: deletionQuerySchema,
  output: okSchema,
});
/** Sends a draft to the guest; one that was sent already is answered as it is. */
export const sendOffer = endpoint('POST /api/admin/offers/:id/send', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  body: offerActionSchema,
  output: offerSchema,
});
/** Sends the mail of an open offer once more. */
export const resendOffer = endpoint('POST /api/admin/offers/:id/resend', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  body: offerActionSchema,
  output: offerSchema,
});
export const withdrawOffer = endpoint('POST /api/admin/offers/:id/withdraw', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  body: offerWithdrawalSchema,
  output: offerSchema,
});
