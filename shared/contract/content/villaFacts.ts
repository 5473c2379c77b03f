import * as z from 'zod/mini';

/** The published values. */
export const villaFactsSchema = z.object({
  name: z.string(),
  title: z.string(),
  tagline: z.string(),
  /** Address and telephone as the owner published them; `null` for the product's own. */
  own: z.optional(z.object({ place: z.nullable(z.string()), phone: z.nullable(z.string()) })),
});
export type VillaFacts = z.infer<typeof villaFactsSchema>;
