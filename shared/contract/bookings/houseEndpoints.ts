import { okSchema } from '../common';
import { endpoint } from '../endpoint';
import { houseLinkSchema, housePlanQuerySchema, housePlanSchema } from './housePlan';

/** Stays of the next two weeks, or of the given days, without names and amounts. */
export const getHousePlan = endpoint('GET /api/admin/house', {
  access: 'admin',
  permission: 'house',
  query: housePlanQuerySchema,
  output: housePlanSchema,
});
export const getHouseLink = endpoint('GET /api/admin/house/link', {
  access: 'admin',
  permission: 'calendar',
  output: houseLinkSchema,
});
/** Makes a new address; the earlier one answers 404 from then on. */
export const createHouseLink = endpoint('POST /api/admin/house/link', {
  access: 'admin',
  permission: 'calendar',
  output: houseLinkSchema,
  status: 201,
});
export const deleteHouseLink = endpoint('DELETE /api/admin/house/link', {
  access: 'admin',
  permission: 'calendar',
  output: okSchema,
});
