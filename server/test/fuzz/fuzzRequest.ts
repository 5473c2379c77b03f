import { parse as parseQuery } from 'node:querystring';
import type { Endpoint } from '@shared/contract/endpoint';
import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { valuesOf } from './arbitraries';
import { hostileBodies, NASTY_TEXTS, nearlyValid } from './hostile';
import { writeTree, toTree } from './jsonTree';
import type { SeenValues } from './seenValues';

export type FuzzRequest = {
  method: string;
  /** With its query, percent-encoded. */
  path: string;
  headers: Record<string, string>;
  body: string | Buffer | null;
  /** Violates the contract, so it must be rejected. */
  isInvalid: boolean;
};

type Part = { text: string; isInvalid: boolean };

/** Path segments that no client would send, sent as they are. */
const RAW_STEPS = ['%E0%A4%A', '%00', '..%2f..', '%2e%2e', '%', 'a%0d%0ab', '.', '%252e'];
const KEYS = ['same', 'k'.repeat(200), 'k'.repeat(201), ' ', '', 'é', '\u0080', "'; --"];
const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'json',
  '',
];
const JSON_TYPES = [
  'application/json; charset=utf-8',
  'application/json;charset=latin1',
  'APPLICATION/JSON',
];

/**
 * Requests for a call of the contract: valid, nearly valid and hostile ones, drawn from the call's schemas.
 * @param cookie of a signed-in owner, sent if the call needs one
 */
export function requestsFor(
  endpoint: Endpoint,
  options: { cookie: string; seen: SeenValues; today: string },
): fc.Arbitrary<FuzzRequest> {
  const valid = (schema: z.ZodMiniType) =>
    valuesOf(schema, { key: '', seen: options.seen, today: options.today });
  const path = paths(endpoint, valid(endpoint.params));
  const query = queries(endpoint, valid(endpoint.query));
  const headers = headersFor(endpoint, options.cookie);
  const body = endpoint.body ? bodies(endpoint.body, valid(endpoint.body)) : fc.constant(null);
  return fc.record({ path, query, headers, body }).map((drawn) => ({
    method: endpoint.method,
    path: drawn.path.text + drawn.query.text,
    headers: drawn.headers,
    body: drawn.body?.text ?? null,
    isInvalid: drawn.path.isInvalid || drawn.query.isInvalid || (drawn.body?.isInvalid ?? false),
  }));
}

function isInvalid(schema: z.ZodMiniType, value: unknown): boolean {
  return !z.safeParse(schema, value).success;
}

function paths({ path, params }: Endpoint, valid: fc.Arbitrary<unknown>): fc.Arbitrary<Part> {
  const names = [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
  if (names.length === 0) return fc.constant({ text: path, isInvalid: false });
  const fill = (steps: readonly string[]) =>
    names.reduce((text, name, index) => text.replace(`:${name}`, () => steps[index] ?? ''), path);
  const part = (values: readonly string[]): Part => ({
    text: fill(values.map(encode)),
    isInvalid: isInvalid(
      params,
      Object.fromEntries(names.map((name, index) => [name, values[index]])),
    ),
  });
  return fc.oneof(
    {
      weight: 6,
      arbitrary: valid.map((value) => part(names.map((name) => String(fieldOf(value, name))))),
    },
    {
      weight: 2,
      arbitrary: fc
        .oneof(fc.constantFrom(...NASTY_TEXTS), fc.string({ unit: 'binary', maxLength: 40 }))
        .map((text) => part(names.map(() => text))),
    },
    // The server decides whether it is valid.
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(...RAW_STEPS)
        .map((step) => ({ text: fill(names.map(() => step)), isInvalid: false })),
    },
  );
}

function queries({ query, body }: Endpoint, valid: fc.Arbitrary<unknown>): fc.Arbitrary<Part> {
  const names = fc.constantFrom('limit', 'startDate', '__proto__', 'constructor', 'a[b]', '', 'é');
  const anyText = fc.oneof(fc.constantFrom(...NASTY_TEXTS), fc.string({ maxLength: 20 }));
  const extra = fc.array(fc.tuple(names, anyText), { minLength: 1, maxLength: 3 });
  const entriesOf = (value: unknown): [string, string][] =>
    Object.entries(value ?? {}).flatMap(([key, entry]) =>
      entry === undefined ? [] : [[key, String(entry)]],
    );
  const part = (entries: readonly (readonly [string, string])[]): Part => {
    const pairs = entries.map(([key, value]) => `${encode(key)}=${encode(value)}`).join('&');
    return {
      text: pairs === '' ? '' : `?${pairs}`,
      isInvalid: isInvalid(query, { ...parseQuery(pairs) }),
    };
  };
  return fc.oneof(
    // If there is a body, most requests should vary that.
    { weight: body ? 60 : 8, arbitrary: valid.map((value) => part(entriesOf(value))) },
    {
      weight: 2,
      arbitrary: fc.tuple(valid, anyText, fc.nat()).map(([value, text, where]) => {
        const entries = entriesOf(value);
        return part(
          entries.map((entry, index) =>
            index === where % entries.length ? [entry[0], text] : entry,
          ),
        );
      }),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(valid, extra)
        .map(([value, more]) => part([...entriesOf(value), ...more])),
    },
    {
      weight: 1,
      arbitrary: valid.map((value) => part([...entriesOf(value), ...entriesOf(value)])),
    },
  );
}

function bodies(schema: z.ZodMiniType, valid: fc.Arbitrary<unknown>): fc.Arbitrary<Part> {
  return fc
    .oneof(
      { weight: 4, arbitrary: valid.map((value) => writeTree(toTree(value))) },
      { weight: 5, arbitrary: nearlyValid(valid) },
      { weight: 1, arbitrary: hostileBodies },
    )
    .map((text) => ({ text, isInvalid: isInvalidJson(schema, text) }));
}

function isInvalidJson(schema: z.ZodMiniType, text: string): boolean {
  try {
    // A byte order mark may be ignored (RFC 8259); the rest decides.
    return isInvalid(schema, JSON.parse(text.replace(/^\ufeff/, '')));
  } catch {
    return true;
  }
}

function headersFor(
  { access, body, method }: Endpoint,
  cookie: string,
): fc.Arbitrary<Record<string, string>> {
  const always = access === 'public' ? {} : { Cookie: cookie };
  if (method === 'GET') return fc.constant(always);
  const type = fc.oneof(
    { weight: 20, arbitrary: fc.constant('application/json') },
    { weight: 1, arbitrary: fc.constantFrom(...(body ? [...TYPES, ...JSON_TYPES] : JSON_TYPES)) },
  );
  const optional: fc.Arbitrary<Record<string, string>> = fc.oneof(
    { weight: 12, arbitrary: fc.constant({}) },
    { weight: 2, arbitrary: fc.constantFrom(...KEYS).map((key) => ({ 'Idempotency-Key': key })) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('gzip', 'br', 'zzz').map((name) => ({ 'Content-Encoding': name })),
    },
    { weight: 1, arbitrary: fc.constant({ 'X-HTTP-Method-Override': 'GET' }) },
  );
  return fc
    .tuple(type, optional)
    .map(([contentType, others]) => ({ ...always, 'Content-Type': contentType, ...others }));
}

function fieldOf(value: unknown, name: string): unknown {
  return (value as Record<string, unknown>)[name];
}

/** A lone surrogate cannot be percent-encoded and is sent as U+FFFD. */
function encode(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}
