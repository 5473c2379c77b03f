import { idParams, okSchema } from '../common';
import { endpoint } from '../endpoint';
import { arrivalInputSchema, arrivalSchema } from './arrival';
import { ownerStaySchema, stayAnswerSchema, stayLinkRenewalSchema } from './ownerStay';

/** The guest's page of a booking. */
export const getOwnerStay = endpoint('GET /api/admin/bookings/:id/stay', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  output: ownerStaySchema,
});
/** Makes its link, or another one: that of before opens nothing any more. */
export const renewStayLink = endpoint('POST /api/admin/bookings/:id/stay/renew', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  body: stayLinkRenewalSchema,
  output: ownerStaySchema,
});
/** Puts a guest's wish away. */
export const settleStayRequest = endpoint('POST /api/admin/stay-requests/:id/settle', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  output: okSchema,
});
/** Writes to the guest about a wish, and puts it away. */
export const answerStayRequest = endpoint('POST /api/admin/stay-requests/:id/answer', {
  access: 'admin',
  permission: 'messages',
  params: idParams,
  body: stayAnswerSchema,
  output: okSchema,
});
/** The arrival details, key and Wi-Fi among them, and for how long guests' pages are open. */
export const getArrival = endpoint('GET /api/admin/arrival', {
  access: 'admin',
  permission: 'settings',
  output: arrivalSchema,
});
export const updateArrival = endpoint('PUT /api/admin/arrival', {
  access: 'admin',
  permission: 'settings',
  body: arrivalInputSchema,
  output: arrivalSchema,
});
