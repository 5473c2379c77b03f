import * as z from 'zod/mini';

/** The published values. */
export const villaFactsSchema = z.object({
  name: z.string(),
  title: z.string(),
  tagline: z.string(),
});
export type VillaFacts = z.infer<typeof villaFactsSchema>;
