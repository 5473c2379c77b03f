import * as z from 'zod/mini';
import { endpoint } from './endpoint';

/** A stream of server-sent events; see `events.ts` for its data. */
export const streamEvents = endpoint('GET /api/admin/events', {
  access: 'admin',
  permission: 'own',
  output: z.string(),
});
