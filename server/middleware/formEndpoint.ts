import { typedText } from '@shared/domain/plainText';
import type { Context } from 'koa';
import type * as z from 'zod/mini';
import { formTooLarge, noForm } from '../errors';
import { withinBodyTime } from './bodyTime';

/** Largest form, in bytes. */
const FORM_LIMIT_BYTES = 64 * 1024;
/** More than any form of the page has, with a name per guest. */
const MAX_FIELDS = 200;

/** A sent form: the values of each field, in order. */
export type SentForm = Readonly<Record<string, readonly string[]>>;

/** Forms send a line break as two characters; counts one. @throws AppError 400, 413 */
export function readForm(ctx: Context): Promise<SentForm> {
  return withinBodyTime(receiveForm(ctx));
}

async function receiveForm(ctx: Context): Promise<SentForm> {
  if (!ctx.is('application/x-www-form-urlencoded')) throw noForm();
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of ctx.req as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // Reads and drops the rest: a browser that is still sending would not receive the response.
    if (bytes <= FORM_LIMIT_BYTES) chunks.push(chunk);
  }
  if (bytes > FORM_LIMIT_BYTES) throw formTooLarge();
  const sent = [...new URLSearchParams(Buffer.concat(chunks).toString('utf8'))];
  if (sent.length > MAX_FIELDS) throw formTooLarge();
  const form = new Map<string, string[]>();
  for (const [name, value] of sent) form.set(name, [...(form.get(name) ?? []), typedText(value)]);
  return Object.fromEntries(form);
}

/**
 * Validates a form; a field that was sent several times is a list.
 * @returns the schema's output, or the names of the fields to correct
 */
export function parseForm<Fields extends z.ZodMiniType>(
  schema: Fields,
  form: SentForm,
): { fields: z.output<Fields> } | { invalid: string[] } {
  const values = Object.entries(form).map(([name, all]) => [name, all.length === 1 ? all[0] : all]);
  const parsed = schema.safeParse(Object.fromEntries(values));
  if (parsed.success) return { fields: parsed.data };
  return { invalid: [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))] };
}
