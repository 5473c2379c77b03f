import { endpoint } from '../endpoint';
import { villaFactsSchema } from './villaFacts';

export const getVillaFacts = endpoint('GET /api/admin/villa', {
  access: 'admin',
  permission: 'own',
  output: villaFactsSchema,
});
