import * as z from 'zod/mini';
import { quoteSchema } from './prices/price';

/** Stable codes for programs; `message` is for people and says what to do next. */
export const ERROR_CODES = [
  'invalid_input',
  'unauthenticated',
  'invalid_credentials',
  'invalid_code',
  'invalid_passkey',
  'sign_in_expired',
  'password_change_required',
  'forbidden_role',
  'second_factor_required',
  'fresh_sign_in_required',
  'forbidden_origin',
  'not_found',
  'method_not_allowed',
  'nights_taken',
  'price_changed',
  'not_reportable',
  'offer_open',
  'invalid_transition',
  'idempotency_conflict',
  'repeated',
  'payment_exists',
  'receipt_issued',
  'stale',
  'already_exists',
  'last_owner',
  'image_in_use',
  'imported',
  'too_many',
  'stay_ahead',
  'erased',
  'unsupported',
  'too_large',
  'not_json',
  'unsupported_encoding',
  'rate_limited',
  'internal',
  'unavailable',
  'image_host_unavailable',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export const errorSchema = z.object({
  code: z.enum(ERROR_CODES),
  message: z.string(),
  /** On 400: errors by field; `path` is dotted, `''` for the whole body. */
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  /** On 409 `price_changed`: the current price. */
  quote: z.optional(quoteSchema),
  /** On 409 `nights_taken`: the nights that are taken. */
  nights: z.optional(z.array(z.string())),
  /** On 429. */
  rateLimited: z.optional(z.literal(true)),
  /** On 500 and 503: users quote it when they ask for help. */
  requestId: z.optional(z.string()),
});
export type ErrorBody = z.infer<typeof errorSchema>;
