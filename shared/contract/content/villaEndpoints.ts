import { endpoint } from '../endpoint';
import { villaFactsSchema } from './villaFacts';

/** What the house is called, for the screens of those who may not change it. */
export const getVillaFacts = endpoint('GET /api/admin/villa', {
  access: 'admin',
  permission: 'own',
  output: villaFactsSchema,
});
