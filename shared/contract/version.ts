import * as z from 'zod/mini';

/** What answers under this name is a villa's server of this product. */
export const PRODUCT = 'villa-luz';

/** Raised when a change of the API would break a program that was installed before it. */
export const API_VERSION = 1;

/**
 * Header of every answer of a villa's server, with the version of its API. A proxy in front of
 * the server answers in its place when it cannot reach it, and an answer of that kind lacks it.
 */
export const API_HEADER = 'X-Villa-Api';

/** Answer of `GET /healthz`. */
export const healthSchema = z.object({
  status: z.literal('ok'),
  product: z.literal(PRODUCT),
  apiVersion: z.number(),
  /** The server program's own, for a support text; those from before it was told leave it out. */
  version: z.optional(z.string()),
});
export type Health = z.infer<typeof healthSchema>;
