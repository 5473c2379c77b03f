import { DAY_MS } from '@shared/domain/date';
export type Limit = {
  name: string;
  points: number;
  windowMs: number;
};

const MINUTE_MS = 60_000;

/** Every limit of the product, before `RATE_LIMIT_FACTOR`. */
export const RATE_LIMITS = {
  /**
   * Requests from one address that the cache does not answer: fifty pages a minute with all their files for each of a
   * few people. Each server counts in memory and forgets on exit.
   */
  request: { name: 'request', points: 2000, windowMs: MINUTE_MS },
  loginPerAccountAndAddress: { name: 'login-account', points: 5, windowMs: 15 * MINUTE_MS },
  loginPerAddress: { name: 'login-address', points: 20, windowMs: 15 * MINUTE_MS },
  /** For an IPv6 /48 network, which contains 65,536 of the networks that count as one address. */
  loginPerSite: { name: 'login-site', points: 100, windowMs: 15 * MINUTE_MS },
  /** A browser in which the account has signed in before is counted separately. */
  loginPerDevice: { name: 'login-device', points: 5, windowMs: 15 * MINUTE_MS },
  /** All other browsers and addresses together (NIST SP 800-63B: at most 100 failures). */
  loginPerAccount: { name: 'login-everywhere', points: 100, windowMs: DAY_MS },
  /** Allowed beyond `loginPerAccount`. */
  loginPerAccountSlowly: { name: 'login-slowly', points: 1, windowMs: 15 * MINUTE_MS },
  changePassword: { name: 'change-password', points: 5, windowMs: 15 * MINUTE_MS },
  passkeyLogin: { name: 'passkey-login', points: 20, windowMs: 15 * MINUTE_MS },
  passkeyOptions: { name: 'passkey-options', points: 60, windowMs: 15 * MINUTE_MS },
  resetPerAddress: { name: 'reset-address', points: 10, windowMs: 60 * MINUTE_MS },
  /** Mails per mailbox; further requests get the same response. */
  resetPerAccount: { name: 'reset-account', points: 3, windowMs: 60 * MINUTE_MS },
  resetConfirm: { name: 'reset-confirm', points: 10, windowMs: 15 * MINUTE_MS },
  /** Per session. */
  confirmIdentity: { name: 'confirm', points: 5, windowMs: 15 * MINUTE_MS },
  confirmIdentityDaily: { name: 'confirm-daily', points: 50, windowMs: DAY_MS },
  invitation: { name: 'invitation', points: 30, windowMs: 15 * MINUTE_MS },
  enquiry: { name: 'enquiry', points: 10, windowMs: 60 * MINUTE_MS },
  /** Unknown links to guests' pages, per address. */
  stayUnknown: { name: 'stay-unknown', points: 20, windowMs: 15 * MINUTE_MS },
  /** Views of one guest's page and its files. */
  stayLook: { name: 'stay-look', points: 150, windowMs: 15 * MINUTE_MS },
  stayFile: { name: 'stay-file', points: 600, windowMs: 15 * MINUTE_MS },
  stayMessage: { name: 'stay-message', points: 20, windowMs: 60 * MINUTE_MS },
  stayMessageDaily: { name: 'stay-message-daily', points: 100, windowMs: DAY_MS },
  stayForm: { name: 'stay-form', points: 30, windowMs: 60 * MINUTE_MS },
  contact: { name: 'contact', points: 10, windowMs: 60 * MINUTE_MS },
  /** Each test connects to a server that the caller names and mails an address of their choice. */
  testMail: { name: 'test-mail', points: 30, windowMs: 15 * MINUTE_MS },
  calculatePrice: { name: 'price', points: 120, windowMs: MINUTE_MS },
} as const satisfies Record<string, Limit>;

/** Applies `RATE_LIMIT_FACTOR`; at least one use. */
export function scaled(limit: Limit, factor: number): Limit {
  return { ...limit, points: Math.max(1, Math.floor(limit.points * factor)) };
}
