import { endpoint } from '../endpoint';
import { legalInputSchema, legalSchema } from './legal';

export const getLegal = endpoint('GET /api/admin/legal', {
  access: 'admin',
  permission: 'legal',
  output: legalSchema,
});
/** Saves legal details and cancellation policy. A capacity below the maximum of guests lowers that maximum. */
export const updateLegal = endpoint('PUT /api/admin/legal', {
  access: 'admin',
  permission: 'legal',
  body: legalInputSchema,
  output: legalSchema,
});
