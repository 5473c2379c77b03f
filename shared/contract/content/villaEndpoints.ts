import { endpoint } from '../endpoint';
import { villaFactsSchema } from './villaFacts';

/** The villa's name and facts, for every role. */
export const getVillaFacts = endpoint('GET /api/admin/villa', {
  access: 'admin',
  permission: 'own',
  output: villaFactsSchema,
});
