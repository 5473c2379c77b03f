import { okSchema } from '../common';
import { endpoint } from '../endpoint';
import { houseLinkSchema, housePlanQuerySchema, housePlanSchema } from './housePlan';

/** Who comes and goes within the next two weeks, or the days asked for, without names and amounts. */
export const getHousePlan = endpoint('GET /api/admin/house', {
  access: 'admin',
  permission: 'house',
  query: housePlanQuerySchema,
  output: housePlanSchema,
});
/** The address under which the plan is read as a calendar, without a sign-in. */
export const getHouseLink = endpoint('GET /api/admin/house/link', {
  access: 'admin',
  permission: 'calendar',
  output: houseLinkSchema,
});
/** Makes it, or another one; the earlier address answers 404 from then on. */
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
