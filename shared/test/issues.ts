import * as z from 'zod/mini';

/** A schema's issues with a value, as `path: message`; empty if it is valid. */
export function issuesOf(schema: z.ZodMiniType, value: unknown): string[] {
  const result = z.safeParse(schema, value);
  if (result.success) return [];
  return result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

/** Values of every JSON type, to test fields with the wrong type. */
export const WRONG_TYPES: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['true', true],
  ['a number', 2],
  ['a fraction', 2.5],
  ['text', '2'],
  ['a list', []],
  ['a list of the right thing', ['2']],
  ['an object', {}],
  ['an object that looks like text', { toString: 'a', length: 1 }],
];

/** A JSON body with `__proto__` keys, parsed as the server parses it. */
export function withPrototypeKeys(fields: object): unknown {
  const json = JSON.stringify(fields).replace(/\}$/, '');
  const comma = json === '{' ? '' : ',';
  return JSON.parse(
    `${json}${comma}"__proto__":{"isAdmin":true},"constructor":{"prototype":{}},"isAdmin":true}`,
  ) as unknown;
}
