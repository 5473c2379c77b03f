import { addDays } from '@shared/domain/date';
import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { seenFor, type SeenValues } from './seenValues';

/** How often a candidate must fit a schema to be used for it. */
const TRIES = 40;
const ENOUGH = 8;
/** Rules between fields are opaque, so up to this many complete objects are drawn until one is valid. */
const OBJECTS_DRAWN = 6;
const SAMPLE_SEED = 7;
/** Names of fields with the later of two days. */
const LAST_DAY = /out|end|^to$/i;

/** Likely values are drawn more often, so that many requests succeed. */
type Candidates = readonly { weight: number; arbitrary: fc.Arbitrary<unknown> }[];

/**
 * Draws values that a schema mostly accepts, from the schema's definition. For rules that are functions it draws from
 * everything the product knows (days, amounts, addresses, values from the server) and keeps what fits.
 * @param key field name, for known values of that name
 * @param today `yyyy-MM-dd`; days are drawn around it
 * @throws Error for an unknown kind of schema, so that it is added and not skipped
 */
export function valuesOf(
  schema: z.core.$ZodType,
  context: { key: string; seen: SeenValues; today: string },
): fc.Arbitrary<unknown> {
  const inner = (child: z.core.$ZodType, key = context.key) => valuesOf(child, { ...context, key });
  // `type` discriminates the union of all schemas; a schema's own type omits it.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return fitting(schema, [...stringsFor(def), ...texts(context)]);
    case 'number':
      return fitting(schema, numbers(context));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'optional':
    case 'default':
    case 'prefault':
      return fc.option(inner(def.innerType), { nil: undefined, freq: 3 });
    case 'nullable':
      return fc.option(inner(def.innerType), { nil: null, freq: 3 });
    case 'readonly':
    case 'nonoptional':
    case 'catch':
      return inner(def.innerType);
    case 'pipe':
      return inner(def.in);
    case 'union':
      return fc.oneof(...def.options.map((option) => inner(option)));
    case 'array':
      return firstFitting(schema, fc.array(inner(def.element), { maxLength: 4 }));
    case 'object':
      return firstFitting(
        schema,
        fc.record(
          Object.fromEntries(
            Object.entries(def.shape).map(([name, field]) => [name, inner(field, name)]),
          ),
        ),
      );
    case 'record':
      return fc.dictionary(fc.string({ maxLength: 8 }), inner(def.valueType), { maxKeys: 4 });
    case 'unknown':
    case 'any':
      return fc.jsonValue();
    default:
      throw new Error(`The fuzzer knows no schema of the kind "${def.type}" (${context.key})`);
  }
}

function accepts(schema: z.core.$ZodType, value: unknown): boolean {
  return z.core.safeParse(schema, value).success;
}

/** Draws from the candidates that the schema accepts often enough. */
function fitting(schema: z.core.$ZodType, candidates: Candidates): fc.Arbitrary<unknown> {
  const usable = candidates.filter(({ arbitrary }) => {
    const drawn = fc.sample(arbitrary, { numRuns: TRIES, seed: SAMPLE_SEED });
    return drawn.filter((value) => accepts(schema, value)).length >= ENOUGH;
  });
  // No candidate fits: the calls are still sent, and will be rejected.
  return firstFitting(schema, fc.oneof(...(usable.length > 0 ? usable : candidates)), TRIES);
}

/**
 * The first fitting value of `most`. Not `filter`, which never ends if only the small values at the start of a sample
 * fit; and one at a time, because nested lists multiply.
 */
function firstFitting(
  schema: z.core.$ZodType,
  values: fc.Arbitrary<unknown>,
  most = OBJECTS_DRAWN,
): fc.Arbitrary<unknown> {
  return fc.gen().map((draw) => {
    const first = draw(() => values);
    let value = first;
    for (let drawn = 1; !accepts(schema, value); drawn += 1) {
      if (drawn === most) return first;
      value = draw(() => values);
    }
    return value;
  });
}

/** Texts that match the schema's pattern and format. */
function stringsFor(def: z.core.$ZodStringDef): Candidates {
  const checks = [def, ...(def.checks ?? []).map((check) => check._zod.def)];
  return checks.flatMap((check) => {
    if ('pattern' in check && check.pattern instanceof RegExp)
      return stringsMatching(check.pattern);
    if ('maximum' in check && typeof check.maximum === 'number') {
      return rarely(longest(check.maximum));
    }
    return [];
  });
}

function stringsMatching(pattern: RegExp): Candidates {
  try {
    return rarely(fc.stringMatching(pattern));
  } catch {
    // Look-arounds cannot be drawn from, so use the general candidates.
    return [];
  }
}

function longest(length: number): fc.Arbitrary<string> {
  return fc.string({ minLength: length, maxLength: length, unit: 'grapheme-ascii' });
}

function texts({ key, seen, today }: { key: string; seen: SeenValues; today: string }): Candidates {
  const known = seenFor(seen, key).map(String);
  const daysFromToday = (min: number, max: number) =>
    fc.integer({ min, max }).map((offset) => addDays(today, offset));
  const timestamps = fc.date({
    noInvalidDate: true,
    min: new Date(0),
    max: new Date('2100-01-01'),
  });
  return [
    ...(known.length > 0 ? often(fc.constantFrom(...known)) : []),
    // Most stays are after the demo bookings and end after they begin; some days are in the past, beyond all limits, or
    // invalid.
    ...often(LAST_DAY.test(key) ? daysFromToday(551, 580) : daysFromToday(500, 550)),
    ...rarely(
      daysFromToday(-30, 800),
      fc.constantFrom('2028-02-29', '0001-01-01', '9999-12-31'),
      fc.emailAddress(),
      // A host that does not exist, so that nobody is contacted.
      fc.nat().map((number) => `https://calendar.invalid/${number}.ics`),
      fc.integer({ min: 0, max: 99_999_999 }).map((cents) => (cents / 100).toFixed(2)),
      fc.integer({ min: 1, max: 30_000 }).map((rateE4) => (rateE4 / 10_000).toFixed(4)),
      timestamps.map((date) => date.toISOString()),
      fc.integer({ min: 1, max: 200 }).map(String),
      fc.string({ minLength: 1, maxLength: 30 }),
      fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }),
      fc.string({ maxLength: 400, unit: 'binary' }),
      // Satisfies the rules for a new password.
      fc
        .string({ minLength: 12, maxLength: 40, unit: 'grapheme-ascii' })
        .map((text) => `aB3!${text}`),
    ),
  ];
}

function numbers({ key, seen }: { key: string; seen: SeenValues }): Candidates {
  const known = seenFor(seen, key).filter((value) => typeof value === 'number');
  return [
    ...(known.length > 0 ? often(fc.constantFrom(...known)) : []),
    ...often(fc.integer({ min: 0, max: 12 })),
    ...rarely(
      fc.integer({ min: 50, max: 200 }),
      fc.nat(),
      fc.maxSafeInteger(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
    ),
  ];
}

function often(...arbitraries: fc.Arbitrary<unknown>[]): Candidates {
  return arbitraries.map((arbitrary) => ({ weight: 10, arbitrary }));
}

function rarely(...arbitraries: fc.Arbitrary<unknown>[]): Candidates {
  return arbitraries.map((arbitrary) => ({ weight: 1, arbitrary }));
}
