/** How long unneeded data is kept, by kind. */
export const RETENTION_DEFAULTS = {
  enquiryMonths: 12,
  stayMonths: 36,
  messageMonths: 12,
  mailDays: 30,
  logMonths: 24,
} as const;
