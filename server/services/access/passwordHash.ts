import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { unavailable } from '../../errors';

/** OWASP's first recommendation for argon2id; about 50 ms here. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Two queues for hashing: browsers that have signed in before, and all others. */
export type Caller = 'known' | 'stranger';
/** Queue length for sign-ins from unknown browsers, about two seconds of work; it bounds memory in a flood. */
const MAX_WAITING_STRANGERS = 40;

/**
 * One hash at a time for each, so that a flood of sign-ins takes neither all threads nor the
 * owner's turn.
 */
const queues = { known: pLimit(1), stranger: pLimit(1) };

/** 120 random bits; it has to be typed once. */
export function generatePassword(): string {
  return randomBytes(15).toString('base64url');
}

/** Argon2id of a password, in its own text form with salt and parameters. */
export function hashPassword(password: string): Promise<string> {
  return queues.known(() => hash(password, OPTIONS));
}

/** @throws AppError 503 when too many strangers sign in at once */
export function assertHashQueueHasRoom(): void {
  const { stranger } = queues;
  if (stranger.activeCount + stranger.pendingCount >= MAX_WAITING_STRANGERS) throw unavailable();
}

/**
 * Whether the password belongs to the hash; takes the same time either way.
 * @throws AppError 503 when too many strangers sign in at once
 */
export async function verifyPassword(
  passwordHash: string,
  password: string,
  caller: Caller,
): Promise<boolean> {
  if (caller === 'known') return queues.known(() => verify(passwordHash, password));
  assertHashQueueHasRoom();
  return queues.stranger(() => verify(passwordHash, password));
}
