/** The fields in which two drafts differ, in the first one's order. Values come from JSON or a form. */
export function differingFields<Draft extends object>(
  one: Draft,
  other: Draft,
): (keyof Draft & string)[] {
  // A draft has exactly its own fields.
  return (Object.keys(one) as (keyof Draft & string)[]).filter(
    (name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]),
  );
}

/**
 * What to do with a form when another window has saved meanwhile: nothing that was typed goes,
 * and nothing that the other window changed is taken back unseen.
 * @param base what the form showed before anything was typed
 * @param mine what it holds now
 * @param before what was stored when it was read
 * @param theirs what is stored now
 * @returns `adopted` are the fields to fill with what is stored; in `conflicting` ones both windows
 * put something, and the owner has to see which
 */
export function mergeStored<Draft extends object>(
  base: Draft,
  mine: Draft,
  before: Draft,
  theirs: Draft,
): { adopted: (keyof Draft & string)[]; conflicting: (keyof Draft & string)[] } {
  const typed = new Set(differingFields(mine, base));
  const differing = new Set(differingFields(mine, theirs));
  const changed = differingFields(before, theirs).filter((name) => differing.has(name));
  return {
    adopted: changed.filter((name) => !typed.has(name)),
    conflicting: changed.filter((name) => typed.has(name)),
  };
}
