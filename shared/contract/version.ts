import * as z from 'zod/mini';

/** Identifies a server of this product. */
export const PRODUCT = 'villa-luz';

/**
 * Increased when a change of the API would break installed apps. Until then apps of 0.1.0 connect to this server, and
 * this app to servers of 0.1.0: fields that their calls did not have are optional.
 */
export const API_VERSION = 1;

/**
 * Header with the API version on every answer of the server. Answers without it come from a proxy that cannot reach
 * the server.
 */
export const API_HEADER = 'X-Villa-Api';

export const healthSchema = z.object({
  status: z.literal('ok'),
  product: z.literal(PRODUCT),
  apiVersion: z.number(),
  /** Version of the server program, for support requests; older servers omit it. */
  version: z.optional(z.string()),
});
export type Health = z.infer<typeof healthSchema>;
