import { isDeepStrictEqual } from 'node:util';
import type { AuditChanges } from '@shared/contract/audit/audit';
import { formatCents, formatRate } from '@shared/domain/prices/money';

/** Longer texts are cut: the log records changes and is not a second copy of the data. */
const MAX_TEXT = 300;

/** A value that the audit log must not contain: it shows only that there is one. */
class Secret {
  constructor(readonly value: unknown) {}

  toJSON(): string {
    return '•••';
  }
}

/** Names a secret in the audit log without its value. */
export function secret(value: unknown): Secret | null {
  return value === null ? null : new Secret(value);
}

/**
 * Differences by field, formatted; nested ones under names such as `seasons › High summer › minStay`. Formats `…Cents`
 * and `…E4` for people.
 */
export function changesBetween(before: object, after: object): AuditChanges {
  const changes: AuditChanges = {};
  collect(changes, [], { ...before }, { ...after });
  return changes;
}

function collect(changes: AuditChanges, path: readonly string[], from: unknown, to: unknown): void {
  const field = path.at(-1) ?? '';
  if (field === 'id' || isDeepStrictEqual(from, to)) return;
  const [old, now] = [partsOf(from), partsOf(to)];
  if (!old || !now) {
    const [name, format] = shown(field);
    changes[[...path.slice(0, -1), name].join(' › ')] = [format(from), format(to)];
    return;
  }
  for (const name of new Set([...old.keys(), ...now.keys()])) {
    collect(changes, [...path, name], old.get(name) ?? null, now.get(name) ?? null);
  }
  const kept = [...old.keys()].filter((name) => now.has(name));
  const keptNow = [...now.keys()].filter((name) => old.has(name));
  if (Array.isArray(from) && !isDeepStrictEqual(kept, keptNow)) {
    changes[[...path, 'order'].join(' › ')] = [shortened(kept), shortened(keptNow)];
  }
}

/** The parts of an object, or of a list whose items have names; otherwise `null`. */
function partsOf(value: unknown): Map<string, unknown> | null {
  if (isObject(value)) return new Map(Object.entries(value));
  if (!Array.isArray(value)) return null;
  const named = value.map((item: unknown) => [isObject(item) ? item['name'] : null, item] as const);
  const parts = new Map(
    named.filter((entry): entry is [string, unknown] => typeof entry[0] === 'string'),
  );
  return parts.size === value.length ? parts : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

/** A field's name in the log, and the format of its values. */
function shown(field: string): [name: string, format: (value: unknown) => unknown] {
  if (field.endsWith('Cents')) {
    return [field.slice(0, -5), (value) => (value === null ? null : formatCents(Number(value)))];
  }
  if (field.endsWith('E4')) {
    return [field.slice(0, -2), (value) => (value === null ? null : formatRate(Number(value)))];
  }
  return [field, shortened];
}

function shortened(value: unknown): unknown {
  if (typeof value !== 'string' && typeof value !== 'object') return value;
  if (value === null || value instanceof Date) return value;
  if (value instanceof Secret) return value.toJSON();
  const text = textOf(value);
  return text.length <= MAX_TEXT ? text : `${text.slice(0, MAX_TEXT)}…`;
}

/** A list or object for people: `days before 30, refund percent 100; days before 14, …`. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(value.some(isObject) ? '; ' : ', ');
  if (!isObject(value)) return typeof value === 'string' ? value : JSON.stringify(value);
  return Object.entries(value)
    .filter(([field, one]) => field !== 'id' && one !== null && one !== '')
    .map(([field, one]) => {
      const [name, format] = shown(field);
      const text = name.replaceAll(/(?<=[a-z])([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
      return name === 'name' ? textOf(one) : `${text} ${textOf(format(one))}`;
    })
    .join(', ');
}
