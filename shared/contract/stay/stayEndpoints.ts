import { idParams, okSchema } from '../common';
import { endpoint } from '../endpoint';
import { arrivalInputSchema, arrivalSchema } from './arrival';
import { ownerStaySchema, stayAnswerSchema, stayLinkRenewalSchema } from './ownerStay';

export const getOwnerStay = endpoint('GET /api/admin/bookings/:id/stay', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  output: ownerStaySchema,
});
/** Makes a new link to the guest's page; the earlier one stops working. */
export const renewStayLink = endpoint('POST /api/admin/bookings/:id/stay/renew', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  body: stayLinkRenewalSchema,
  output: ownerStaySchema,
});
export const settleStayRequest = endpoint('POST /api/admin/stay-requests/:id/settle', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  output: okSchema,
});
/** Writes to the guest about a change request, and closes it. */
export const answerStayRequest = endpoint('POST /api/admin/stay-requests/:id/answer', {
  access: 'admin',
  permission: 'messages',
  params: idParams,
  body: stayAnswerSchema,
  output: okSchema,
});
/** Arrival details, including key and Wi-Fi, and how long guests' pages stay open. */
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
