import { hash } from '@node-rs/argon2';

/** argon2's minimum: memory in KB and rounds. */
const LEAST = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

/**
 * A password hash in the server's format that is fast to verify, as the format contains its cost. For tests that do not
 * concern the cost of guessing.
 */
export function quickHash(password: string): Promise<string> {
  return hash(password, LEAST);
}
