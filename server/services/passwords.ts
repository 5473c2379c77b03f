import { hash, verify } from '@node-rs/argon2';
import { createTaskQueue } from '../taskQueue';

/** OWASP's first recommendation for argon2id; about 50 ms here. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** More wait, so that a flood of sign-ins cannot take all memory and threads. */
const HASHES_AT_ONCE = 2;

const inTurn = createTaskQueue(HASHES_AT_ONCE);

/** Argon2id of a password, in its own text form with salt and parameters. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, OPTIONS));
}

/** Whether the password belongs to the hash; takes the same time either way. */
export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return inTurn(() => verify(passwordHash, password));
}
