import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { unavailable } from '../../errors';

/** OWASP's first recommendation for argon2id; takes about 50 ms. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Hash queues: one for browsers that have signed in before, one for all others. */
export type Caller = 'known' | 'stranger';
/** Queue length for unknown browsers, about two seconds of work; bounds memory in a flood. */
const MAX_WAITING_STRANGERS = 40;

/** One hash at a time for each, so that a flood of sign-ins neither occupies all threads nor delays the owner. */
const queues = { known: pLimit(1), stranger: pLimit(1) };

/** 120 random bits; typed once. */
export function generatePassword(): string {
  return randomBytes(15).toString('base64url');
}

/** Argon2id in its own text format with salt and parameters. */
export function hashPassword(password: string): Promise<string> {
  return queues.known(() => hash(password, OPTIONS));
}

/** @throws AppError 503 if too many strangers sign in at once */
export function assertHashQueueHasRoom(): void {
  const { stranger } = queues;
  if (stranger.activeCount + stranger.pendingCount >= MAX_WAITING_STRANGERS) throw unavailable();
}

/** Verifies a password in constant time. @throws AppError 503 if too many strangers sign in at once */
export async function verifyPassword(
  passwordHash: string,
  password: string,
  caller: Caller,
): Promise<boolean> {
  if (caller === 'known') return queues.known(() => verify(passwordHash, password));
  assertHashQueueHasRoom();
  return queues.stranger(() => verify(passwordHash, password));
}
