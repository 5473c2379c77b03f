// Apart from the schemas, which guests load only with their first request.

/** Longest stored texts, in characters; the same in forms, schemas and columns. */
export const TEXT_LIMITS = {
  name: 120,
  email: 254,
  phone: 40,
  longText: 5000,
  title: 200,
  shortText: 500,
  username: 120,
  publicId: 255,
  heroPosition: 50,
  idempotencyKey: 200,
  search: 120,
  priceLines: 90,
  mailMessage: 1000,
  feedName: 60,
  url: 2000,
} as const;
