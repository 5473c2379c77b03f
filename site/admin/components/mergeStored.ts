import * as z from 'zod/mini';

/** What makes values of a form's fields, by name. A field that it does not know is compared as it is. */
export type FieldSchemas = { readonly shape: Readonly<Record<string, z.ZodMiniType>> };

/**
 * The fields in which two drafts differ by value, in the first one's order: "450" and "450.00" are one amount.
 * Values come from JSON or a form.
 * @param schema of the form; a field that it refuses is compared as it is typed
 */
export function differingFields<Draft extends object>(
  one: Draft,
  other: Draft,
  schema?: FieldSchemas,
): (keyof Draft & string)[] {
  // A draft has exactly its own fields.
  return (Object.keys(one) as (keyof Draft & string)[]).filter((name) => {
    if (isSame(one[name], other[name])) return false;
    const of = schema?.shape[name];
    return of === undefined || !isSame(valueBy(of, one[name]), valueBy(of, other[name]));
  });
}

/**
 * What to do with a form when another window has saved meanwhile: nothing that was typed goes,
 * and nothing that the other window changed is taken back unseen.
 * @param before what was stored when it was read
 * @param mine what the form holds now
 * @param theirs what is stored now
 * @returns `adopted` are the fields to fill with what is stored; in `conflicting` ones both windows
 * put something, and the owner has to see which
 */
export function mergeStored<Draft extends object>(
  before: Draft,
  mine: Draft,
  theirs: Draft,
  schema?: FieldSchemas,
): { adopted: (keyof Draft & string)[]; conflicting: (keyof Draft & string)[] } {
  const typed = new Set(differingFields(mine, before, schema));
  const differing = new Set(differingFields(mine, theirs, schema));
  const changed = differingFields(before, theirs, schema).filter((name) => differing.has(name));
  return {
    adopted: changed.filter((name) => !typed.has(name)),
    conflicting: changed.filter((name) => typed.has(name)),
  };
}

function valueBy(schema: z.ZodMiniType, typed: unknown): unknown {
  const checked = z.safeParse(schema, typed);
  return checked.success ? checked.data : typed;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
