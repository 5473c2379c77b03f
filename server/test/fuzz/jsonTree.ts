/** JSON before parsing: a key may be repeated or be `__proto__`, and a part may be invalid. */
export type JsonTree =
  | { kind: 'value'; value: string | number | boolean | null }
  | { kind: 'list'; items: JsonTree[] }
  | { kind: 'fields'; entries: [string, JsonTree][] }
  /** Written unchanged. */
  | { kind: 'raw'; text: string };

/** A JSON value as a tree; `undefined` fields are omitted, as in JSON. */
export function toTree(value: unknown): JsonTree {
  if (Array.isArray(value)) return { kind: 'list', items: value.map(toTree) };
  if (typeof value === 'object' && value !== null) {
    return {
      kind: 'fields',
      entries: Object.entries(value)
        .filter(([, entry]) => entry !== undefined)
        .map(([key, entry]) => [key, toTree(entry)]),
    };
  }
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return { kind: 'value', value };
  }
  return { kind: 'value', value: null };
}

export function writeTree(tree: JsonTree): string {
  switch (tree.kind) {
    case 'value':
      return JSON.stringify(tree.value);
    case 'list':
      return `[${tree.items.map(writeTree).join(',')}]`;
    case 'fields':
      return `{${tree.entries
        .map(([key, entry]) => `${JSON.stringify(key)}:${writeTree(entry)}`)
        .join(',')}}`;
    case 'raw':
      return tree.text;
  }
}

/** Every place of a tree, the tree itself first. */
export function placesOf(tree: JsonTree): JsonTree[] {
  switch (tree.kind) {
    case 'list':
      return [tree, ...tree.items.flatMap(placesOf)];
    case 'fields':
      return [tree, ...tree.entries.flatMap(([, entry]) => placesOf(entry))];
    default:
      return [tree];
  }
}

/** The tree with one place replaced; `null` removes it from its list or object. */
export function replacePlace(
  tree: JsonTree,
  place: JsonTree,
  change: (found: JsonTree) => JsonTree | null,
): JsonTree | null {
  if (tree === place) return change(tree);
  const visit = (entry: JsonTree) => replacePlace(entry, place, change);
  switch (tree.kind) {
    case 'list':
      return { kind: 'list', items: tree.items.map(visit).filter((item) => item !== null) };
    case 'fields':
      return {
        kind: 'fields',
        entries: tree.entries.flatMap(([key, entry]): [string, JsonTree][] => {
          const kept = visit(entry);
          return kept === null ? [] : [[key, kept]];
        }),
      };
    default:
      return tree;
  }
}
