import { DAY_MS } from '@shared/domain/date';
/** So many uses in a window of time, for one key. */
export type Limit = {
  name: string;
  points: number;
  windowMs: number;
};

const MINUTE_MS = 60_000;

/** Every limit of the product, before `RATE_LIMIT_FACTOR`. */
export const RATE_LIMITS = {
  /**
   * Whatever is not answered from the cache, existing or not, of one address: fifty pages a minute with all their
   * files for each of a few people. Each server counts it in its memory, and forgets it when it stops.
   */
  request: { name: 'request', points: 2000, windowMs: MINUTE_MS },
  loginPerAccountAndAddress: { name: 'login-account', points: 5, windowMs: 15 * MINUTE_MS },
  loginPerAddress: { name: 'login-address', points: 20, windowMs: 15 * MINUTE_MS },
  /** Of an IPv6 network of 48 bits, which holds 65,536 of those that count as one address. */
  loginPerSite: { name: 'login-site', points: 100, windowMs: 15 * MINUTE_MS },
  /** A browser in which the account has signed in before is counted by itself. */
  loginPerDevice: { name: 'login-device', points: 5, windowMs: 15 * MINUTE_MS },
  /** All other browsers and addresses together (NIST SP 800-63B: at most 100 failures). */
  loginPerAccount: { name: 'login-everywhere', points: 100, windowMs: DAY_MS },
  /** What they are left with after that. */
  loginPerAccountSlowly: { name: 'login-slowly', points: 1, windowMs: 15 * MINUTE_MS },
  changePassword: { name: 'change-password', points: 5, windowMs: 15 * MINUTE_MS },
  passkeyLogin: { name: 'passkey-login', points: 20, windowMs: 15 * MINUTE_MS },
  passkeyOptions: { name: 'passkey-options', points: 60, windowMs: 15 * MINUTE_MS },
  resetPerAddress: { name: 'reset-address', points: 10, windowMs: 60 * MINUTE_MS },
  /** Mails that one mailbox gets; whoever asks for more reads the same answer. */
  resetPerAccount: { name: 'reset-account', points: 3, windowMs: 60 * MINUTE_MS },
  resetConfirm: { name: 'reset-confirm', points: 10, windowMs: 15 * MINUTE_MS },
  /** Of one session. */
  confirmIdentity: { name: 'confirm', points: 5, windowMs: 15 * MINUTE_MS },
  confirmIdentityDaily: { name: 'confirm-daily', points: 50, windowMs: DAY_MS },
  invitation: { name: 'invitation', points: 30, windowMs: 15 * MINUTE_MS },
  enquiry: { name: 'enquiry', points: 10, windowMs: 60 * MINUTE_MS },
  /** Links of guests' pages that open none, of one address. */
  stayUnknown: { name: 'stay-unknown', points: 20, windowMs: 15 * MINUTE_MS },
  /** Looks at one guest's page, and at its files. */
  stayLook: { name: 'stay-look', points: 150, windowMs: 15 * MINUTE_MS },
  stayFile: { name: 'stay-file', points: 600, windowMs: 15 * MINUTE_MS },
  /** Messages of one guest's page, with or without files. */
  stayMessage: { name: 'stay-message', points: 20, windowMs: 60 * MINUTE_MS },
  stayMessageDaily: { name: 'stay-message-daily', points: 100, windowMs: DAY_MS },
  /** Other forms of one guest's page. */
  stayForm: { name: 'stay-form', points: 30, windowMs: 60 * MINUTE_MS },
  contact: { name: 'contact', points: 10, windowMs: 60 * MINUTE_MS },
  /** Each is a conversation with a server that the caller names, and a mail to an address of theirs. */
  testMail: { name: 'test-mail', points: 30, windowMs: 15 * MINUTE_MS },
  calculatePrice: { name: 'price', points: 120, windowMs: MINUTE_MS },
} as const satisfies Record<string, Limit>;

/** The limit with `RATE_LIMIT_FACTOR` applied; never below one use. */
export function scaled(limit: Limit, factor: number): Limit {
  return { ...limit, points: Math.max(1, Math.floor(limit.points * factor)) };
}
