import { endpoint } from '../endpoint';
import { houseFactsInputSchema, houseFactsSchema } from './houseFacts';

export const getHouseFacts = endpoint('GET /api/admin/house-facts', {
  access: 'admin',
  permission: 'settings',
  output: houseFactsSchema,
});
export const updateHouseFacts = endpoint('PUT /api/admin/house-facts', {
  access: 'admin',
  permission: 'settings',
  body: houseFactsInputSchema,
  output: houseFactsSchema,
});
