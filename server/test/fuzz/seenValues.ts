/** Values from the server by field name: ids, references, times. */
export type SeenValues = ReadonlyMap<string, readonly unknown[]>;

/** Values kept per name; the newest win. */
const MOST = 50;

/**
 * Collects every text and number in `answers` by its key. A field that ends in `id` counts as `id`, because a path says
 * `bookingId` where a row says `id`.
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

export function seenFor(seen: SeenValues, key: string): readonly unknown[] {
  return seen.get(poolOf(key)) ?? [];
}

function poolOf(key: string): string {
  return key === 'publicId' || !/(^id|Id)$/.test(key) ? key : 'id';
}
