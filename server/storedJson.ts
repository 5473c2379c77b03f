import * as z from 'zod/mini';

/** Parses a text column's JSON; `null` if invalid, so that one damaged row does not fail a whole list. */
export function storedJson<Schema extends z.core.$ZodType>(
  schema: Schema,
  text: string,
): z.output<Schema> | null {
  try {
    const result = z.safeParse(schema, JSON.parse(text));
    return result.success ? result.data : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
