/** Values that the server itself told, by the name of their field: ids, references, times. */
export type SeenValues = ReadonlyMap<string, readonly unknown[]>;

/** So many of a name are remembered; the newest win. */
const MOST = 50;

/**
 * Collects what a request may name: every text and number below `answers`, by its key. Any
 * field that ends in `id` counts as `id`, because a path says `bookingId` where a row says `id`.
 */
export function collectSeen(answers: readonly unknown[]): SeenValues {
  const seen = new Map<string, unknown[]>();
  const visit = (value: unknown, key: string): void => {
    if (Array.isArray(value)) {
      for (const entry of value) visit(entry, key);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, entry] of Object.entries(value)) visit(entry, name);
    } else if (typeof value === 'string' || typeof value === 'number') {
      const list = seen.get(poolOf(key)) ?? [];
      if (!list.includes(value)) list.push(value);
      seen.set(poolOf(key), list.slice(-MOST));
    }
  };
  for (const answer of answers) visit(answer, '');
  return seen;
}

/** What is known for a field of this name. */
export function seenFor(seen: SeenValues, key: string): readonly unknown[] {
  return seen.get(poolOf(key)) ?? [];
}

function poolOf(key: string): string {
  return key === 'publicId' || !/(^id|Id)$/.test(key) ? key : 'id';
}
