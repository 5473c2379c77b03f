import * as z from 'zod/mini';

/** What answers under this name is a villa's server of this product. */
export const PRODUCT = 'villa-luz';

/** Raised when a change of the API would break a program that was installed before it. */
export const API_VERSION = 1;

/** Answer of `GET /healthz`. */
export const healthSchema = z.object({
  status: z.literal('ok'),
  product: z.literal(PRODUCT),
  apiVersion: z.number(),
});
export type Health = z.infer<typeof healthSchema>;
