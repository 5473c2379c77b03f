import type { AuditAction } from '@shared/contract/audit/audit';
import type { LiveEventType } from '@shared/contract/events';
import * as z from 'zod/mini';
import { readConfig } from '../../db/configCache';
import type { SettingsDocument } from '../../models/SettingsDocument';
import { storedJson } from '../../storedJson';
import { recordAudit } from '../audit/recordAudit';
import { assertNotStale, nextUpdatedAt } from '../optimisticConcurrency';
import { recordEvent } from '../recordEvent';
import type { ReadContext, WriteContext } from '../serviceContext';

type StoreContext = Pick<ReadContext, 'models'>;
type Shape = Readonly<Record<string, z.core.$ZodType>>;
type ValueOf<Fields extends Shape> = { [Name in keyof Fields]: z.output<Fields[Name]> };

type Reading<Value> = {
  /** As stored. */
  text: string;
  /** Shared: do not modify. */
  value: Value;
  /** Fields that this version cannot read. Their value is the default. */
  unreadable: readonly (keyof Value)[];
};

export type StoredSettings<Value> = Reading<Value> & {
  sealed: string | null;
  /** `null` while nobody has saved them. */
  updatedAt: Date | null;
};

type Options<Value> = {
  /** Without it, changes are not in the audit log. */
  audit?: AuditAction;
  /** What the audit log compares; by default the value. */
  logged?: (stored: StoredSettings<Value>) => object;
  event?: LiveEventType;
};

/**
 * Defines a group of settings: one row of the table `settings`, with JSON. Each field is read by itself, so that a
 * missing or unreadable one has its default and leaves the others as they are.
 * @param name key of the row
 */
export function defineSettings<Fields extends Shape>(
  name: string,
  fields: Fields,
  defaults: ValueOf<Fields>,
  { audit, logged = ({ value }) => value, event = 'settings' }: Options<ValueOf<Fields>> = {},
) {
  type Value = ValueOf<Fields>;
  type Stored = StoredSettings<Value>;

  const read = (text: string): Reading<Value> => ({ text, ...readFields(text, fields, defaults) });

  const find = (context: StoreContext): Promise<Stored> =>
    readConfig(context, `settings ${name}`, async () => {
      const row = (await documents(context)).get(name);
      const { sealed = null, updatedAt = null } = row ?? {};
      return { ...read(row?.value ?? '{}'), sealed, updatedAt };
    });

  const write = async (
    before: Stored,
    changes: Partial<Value>,
    sealed: string | null,
    { models, now }: WriteContext,
  ): Promise<Stored> => {
    // Unreadable fields stay as they are, for the version that can read them.
    const isSame = Object.keys(changes).length === 0;
    const value = isSame
      ? before.text
      : JSON.stringify({ ...storedJson(anyObject, before.text), ...changes });
    const updatedAt = nextUpdatedAt(lastSave(before), now);
    await models.SettingsDocument.upsert({ name, value, sealed, updatedAt });
    return { ...read(value), sealed, updatedAt };
  };

  return {
    read,
    find,
    load: async (context: StoreContext): Promise<Value> => (await find(context)).value,

    /** With the `updatedAt` that {@link save} compares. */
    form: async (context: StoreContext): Promise<Value & { updatedAt: string | null }> => {
      const { value, updatedAt } = await find(context);
      return { ...value, updatedAt: updatedAt?.toISOString() ?? null };
    },

    /** Stores some fields, without audit entry and event. */
    store: async (changes: Partial<Value>, context: WriteContext): Promise<void> => {
      const before = await find(context);
      await write(before, changes, before.sealed, context);
    },

    /**
     * Stores some fields or all, with an audit entry and an event.
     * @param changes or what returns them, called when the form is not stale
     * @param readAt `updatedAt` of the form
     * @param sealed the encrypted part; by default the stored one stays
     * @throws AppError 409 `stale` if `readAt` is given and out of date
     */
    save: async (
      changes: Partial<Value> | ((before: Stored) => Partial<Value> | Promise<Partial<Value>>),
      readAt: string | null | undefined,
      context: WriteContext,
      sealed?: string | null | ((before: Stored) => string | null),
    ): Promise<{ before: Stored; after: Stored }> => {
      const before = await find(context);
      assertNotStale(lastSave(before), readAt);
      const after = await write(
        before,
        typeof changes === 'function' ? await changes(before) : changes,
        typeof sealed === 'function'
          ? sealed(before)
          : sealed === undefined
            ? before.sealed
            : sealed,
        context,
      );
      if (audit) {
        recordAudit(audit, { before: logged(before), after: logged(after) }, context);
      }
      recordEvent(event);
      return { before, after };
    },
  };
}

/** All of them, by name: one statement, as most requests read several. */
function documents(context: StoreContext): Promise<ReadonlyMap<string, SettingsDocument>> {
  return readConfig(context, 'settings', async () => {
    const rows = await context.models.SettingsDocument.findAll();
    return new Map(rows.map((row) => [row.name, row]));
  });
}

const anyObject = z.record(z.string(), z.unknown());

function readFields<Fields extends Shape>(
  text: string,
  fields: Fields,
  defaults: ValueOf<Fields>,
): Omit<Reading<ValueOf<Fields>>, 'text'> {
  const stored = storedJson(anyObject, text);
  const value: Record<string, unknown> = { ...defaults };
  const unreadable: string[] = [];
  for (const [name, schema] of Object.entries<z.core.$ZodType>(fields)) {
    if (stored && stored[name] === undefined) continue;
    const read = z.safeParse(schema, stored?.[name]);
    if (stored && read.success) value[name] = read.data;
    else unreadable.push(name);
  }
  return { value: value as ValueOf<Fields>, unreadable };
}

function lastSave({ updatedAt }: { updatedAt: Date | null }): { updatedAt: Date } | null {
  return updatedAt && { updatedAt };
}
