import * as fc from 'fast-check';
import { placesOf, replacePlace, toTree, writeTree, type JsonTree } from './jsonTree';

/** Names with a meaning in JavaScript, Sequelize, or the product's rows. */
const SPECIAL_NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'id',
  'status',
  'createdAt',
  'stripePaymentIntentId',
  'isAdmin',
  '$ne',
  '',
  '0',
  'length',
];

/** Texts that break parsers, columns, mails, terminals and pages. */
export const NASTY_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00\ud800',
  '\u202egnp.exe',
  '\u2066left\u2069',
  '\u200b',
  '\ufeff',
  '\u2028',
  '\r\nBcc: all@example.pt',
  '\uffff',
  'Z\u0351\u036b\u0343\u036a\u0302',
  '👨‍👩‍👧‍👦'.repeat(40),
  '</script><img src=x onerror=alert(1)>',
  "'; DROP TABLE bookings; --",
  '" OR 1=1 --',
  '%00',
  '..',
  '../../etc/passwd',
  '..\\..\\windows',
  '%2e%2e%2f',
  '=1+1',
  '{{7*7}}',
  '${7*7}',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '0x10',
  '٣',
  '2026-02-30',
  '2027-2-3',
  '2027-04-12T23:30-09:00',
  '10000-01-01',
  '-000001-01-01',
  'a@'.repeat(100),
  `a@${'.'.repeat(3_000)}@`,
  'constructor',
  '__proto__',
  'true',
  'null',
];

const OTHER_TYPES: readonly JsonTree[] = [
  ...[
    null,
    true,
    false,
    0,
    -1,
    2.5,
    1e21,
    -1e308,
    Number.MAX_SAFE_INTEGER + 1,
    '2',
    [],
    {},
    ['2'],
  ].map(toTree),
  ...[
    '1e400',
    '-1e400',
    '-0',
    '0.1e-400',
    '9'.repeat(400),
    '{"toString":1}',
    'undefined',
    'NaN',
  ].map((text): JsonTree => ({ kind: 'raw', text })),
];

const HUGE: readonly JsonTree[] = [
  toTree('x'.repeat(6_000)),
  toTree('ü'.repeat(60_000)),
  toTree('x'.repeat(150_000)),
  toTree(Array.from({ length: 5_000 }, () => 0)),
  toTree(Object.fromEntries(Array.from({ length: 3_000 }, (_none, index) => [`k${index}`, index]))),
  ...[50, 5_000, 40_000].flatMap((depth): JsonTree[] => [
    { kind: 'raw', text: `${'['.repeat(depth)}${']'.repeat(depth)}` },
    { kind: 'raw', text: `${'{"a":'.repeat(depth / 5)}1${'}'.repeat(depth / 5)}` },
  ]),
];

type Mutation = { where: number; change: (found: JsonTree) => JsonTree | null };

const mutations: fc.Arbitrary<Mutation> = fc.record({
  where: fc.nat(),
  change: fc.oneof(
    { weight: 2, arbitrary: fc.constant(() => null) },
    { weight: 4, arbitrary: replacements(fc.constantFrom(...OTHER_TYPES)) },
    { weight: 4, arbitrary: replacements(fc.constantFrom(...NASTY_TEXTS).map(toTree)) },
    { weight: 1, arbitrary: replacements(fc.constantFrom(...HUGE)) },
    { weight: 2, arbitrary: fc.jsonValue().map((value) => () => toTree(value)) },
    { weight: 3, arbitrary: fc.constantFrom(...SPECIAL_NAMES).chain(addedField) },
    { weight: 2, arbitrary: fc.constantFrom(...NASTY_TEXTS).map(extendedText) },
    { weight: 2, arbitrary: fc.constant(repeatedEntries) },
    {
      weight: 1,
      arbitrary: fc.constant((found: JsonTree): JsonTree => ({ kind: 'list', items: [found] })),
    },
  ),
});

/** A valid body with one to three errors. */
export function nearlyValid(valid: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  return fc
    .tuple(valid, fc.array(mutations, { minLength: 1, maxLength: 3 }))
    .map(([value, list]) => writeTree(list.reduce(mutate, toTree(value))));
}

/** Bodies that may not be JSON. */
export const hostileBodies: fc.Arbitrary<string> = fc.oneof(
  fc.json(),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '',
    ' ',
    'null',
    '[]',
    '""',
    '{',
    '{"a":',
    '{}{}',
    '\ufeff{}',
    '{"a":1,}',
    "{'a':1}",
  ),
  fc.constantFrom(...HUGE).map(writeTree),
);

function mutate(tree: JsonTree, { where, change }: Mutation): JsonTree {
  const places = placesOf(tree);
  const place = places[where % places.length];
  return (place && replacePlace(tree, place, change)) ?? { kind: 'raw', text: '' };
}

function replacements(values: fc.Arbitrary<JsonTree>): fc.Arbitrary<Mutation['change']> {
  return values.map((value) => () => value);
}

/** Adds a field with a special name, or replaces any place by an object with one. */
function addedField(name: string): fc.Arbitrary<Mutation['change']> {
  return fc.constantFrom(...OTHER_TYPES).map((value) => (found) => ({
    kind: 'fields',
    entries: [...(found.kind === 'fields' ? found.entries : []), [name, value]],
  }));
}

function extendedText(text: string): Mutation['change'] {
  return (found) =>
    found.kind === 'value' && typeof found.value === 'string' ? toTree(found.value + text) : found;
}

/** Repeats every key or entry. */
function repeatedEntries(found: JsonTree): JsonTree {
  if (found.kind === 'fields')
    return { kind: 'fields', entries: [...found.entries, ...found.entries] };
  if (found.kind === 'list') return { kind: 'list', items: [...found.items, ...found.items] };
  return found;
}
