import { deletionQuerySchema, idParams, okSchema } from '../common';
import { endpoint } from '../endpoint';
import {
  offerActionSchema,
  offerInputSchema,
  offerSchema,
  offersSchema,
  offerWithdrawalSchema,
} from './offer';

/** Newest first. */
export const listOffers = endpoint('GET /api/admin/bookings/:id/offers', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  output: offersSchema,
});
/**
 * Stores a draft, or sends it immediately. A booking can have one draft or open offer (409 `offer_open`).
 * A repeat with the same `Idempotency-Key` and body is answered with the stored offer.
 */
export const createOffer = endpoint('POST /api/admin/bookings/:id/offers', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  body: offerInputSchema,
  output: offerSchema,
  status: 201,
});
/** Changes a draft, and sends it if asked to; repeats as for `createOffer`. */
export const updateOffer = endpoint('PUT /api/admin/offers/:id', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  body: offerInputSchema,
  output: offerSchema,
});
export const deleteOffer = endpoint('DELETE /api/admin/offers/:id', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  query: deletionQuerySchema,
  output: okSchema,
});
/** Sends a draft to the guest; one that was already sent is returned unchanged. */
export const sendOffer = endpoint('POST /api/admin/offers/:id/send', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  body: offerActionSchema,
  output: offerSchema,
});
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
