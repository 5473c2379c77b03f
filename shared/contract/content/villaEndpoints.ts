import { endpoint } from '../endpoint';
import { villaFactsSchema } from './villaFacts';

/** What the house is called, for every role. */
export const getVillaFacts = endpoint('GET /api/admin/villa', {
  access: 'admin',
  permission: 'own',
  output: villaFactsSchema,
});
