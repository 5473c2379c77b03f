import * as z from 'zod/mini';

/**
 * What a text column holds as JSON, or `null` where that cannot be read: one damaged row must not
 * make a whole list fail.
 */
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
