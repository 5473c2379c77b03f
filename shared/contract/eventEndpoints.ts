import * as z from 'zod/mini';
import { endpoint } from './endpoint';

export const streamEvents = endpoint('GET /api/admin/events', {
  access: 'admin',
  permission: 'own',
  output: z.string(),
});
