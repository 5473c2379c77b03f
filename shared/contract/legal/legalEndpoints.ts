import { endpoint } from '../endpoint';
import { legalInputSchema, legalSchema } from './legal';

export const getLegal = endpoint('GET /api/admin/legal', {
  access: 'admin',
  permission: 'legal',
  output: legalSchema,
});
/** Who lets the house, and the cancellation policy; a capacity below the maximum of guests lowers that. */
export const updateLegal = endpoint('PUT /api/admin/legal', {
  access: 'admin',
  permission: 'legal',
  body: legalInputSchema,
  output: legalSchema,
});
