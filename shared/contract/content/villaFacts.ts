import * as z from 'zod/mini';

/** Answer of `GET /api/admin/villa`: as guests read it. */
export const villaFactsSchema = z.object({
  name: z.string(),
  title: z.string(),
  tagline: z.string(),
});
export type VillaFacts = z.infer<typeof villaFactsSchema>;
