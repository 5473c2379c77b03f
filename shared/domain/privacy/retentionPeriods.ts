/** How long is kept what nobody needs any more, by what it is. */
export const RETENTION_DEFAULTS = {
  enquiryMonths: 12,
  stayMonths: 36,
  messageMonths: 12,
  mailDays: 30,
  logMonths: 24,
} as const;
