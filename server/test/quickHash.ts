import { hash } from '@node-rs/argon2';

/** The least that argon2 can do: memory in KB and rounds. */
const LEAST = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

/**
 * A password's hash in the server's own form that takes next to no time to check, as the form
 * itself says how often it was hashed. For tests whose matter is not what guessing costs.
 */
export function quickHash(password: string): Promise<string> {
  return hash(password, LEAST);
}
