import * as z from 'zod/mini';

/** Schemas of fields by name. Unknown fields are compared as they are. */
export type FieldSchemas = { readonly shape: Readonly<Record<string, z.ZodMiniType>> };

/**
 * Fields whose values differ, in the order of `one`: "450" and "450.00" are equal.
 * @param schema of the form; invalid fields are compared as typed
 */
export function differingFields<Draft extends object>(
  one: Draft,
  other: Draft,
  schema?: FieldSchemas,
): (keyof Draft & string)[] {
  return (Object.keys(one) as (keyof Draft & string)[]).filter((name) => {
    if (isSame(one[name], other[name])) return false;
    const of = schema?.shape[name];
    return of === undefined || !isSame(valueBy(of, one[name]), valueBy(of, other[name]));
  });
}

/**
 * Merges a form with what another window has saved: no input is lost, and no change of the other window is
 * overwritten unseen.
 * @param before what was stored when the form was read
 * @param mine the form now
 * @param theirs what is stored now
 * @returns `adopted` fields take the stored value; `conflicting` fields were changed in both windows
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
