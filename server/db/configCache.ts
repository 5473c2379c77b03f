import type { Sequelize } from 'sequelize';
import type { DataVersion } from '../cache/dataVersion';
import type { Models } from '../models/defineModels';
import { foreignCommits } from './sequelizeInternals';
import { runningWrite } from './write';

/** Tables that most requests read and that seldom change. */
const CONFIGURATION = [
  'settings',
  'villa_settings',
  'price_overrides',
  'mail_rules',
  'mail_templates',
  'calendar_feeds',
  'content_publications',
  'legal_versions',
  'users',
];

const CHANGE = new RegExp(
  `^\\s*(?:INSERT(?: OR \\w+)? INTO|REPLACE INTO|UPDATE(?: OR \\w+)?|DELETE FROM|TRUNCATE(?: TABLE)?)\\s+["\`]?(?:${CONFIGURATION.join('|')})\\b`,
  'i',
);

/**
 * Values loaded from the configuration.
 * @property version of the database in which they are valid, for reads; `undefined` if only a write has checked them
 * @property foreign what `foreignCommits` returned
 */
type Kept = { version?: string; foreign: unknown; values: Map<string, Promise<unknown>> };

type Cache = {
  version: Pick<DataVersion, 'current'>;
  /** Changes with each commit of another process; on PostgreSQL it is never the same twice. */
  foreign: () => Promise<unknown>;
  kept: Kept;
  /** Statements and writes that change the configuration and have not ended. */
  changing: Set<object>;
};

const caches = new WeakMap<Sequelize, Cache>();

/**
 * Caches what {@link readConfig} loads. Values are dropped when this process changes a row of the configuration, and
 * when another process commits anything. So a guest's write does not drop them, although it is a commit.
 */
export function keepConfig(sequelize: Sequelize, version: Pick<DataVersion, 'current'>): void {
  const isSqlite = sequelize.getDialect() === 'sqlite';
  const foreign = isSqlite ? () => foreignCommits(sequelize) : async () => Symbol('unknown');
  const cache: Cache = { version, foreign, kept: noValues(), changing: new Set() };
  caches.set(sequelize, cache);
  const query = sequelize.query.bind(sequelize) as (...args: unknown[]) => Promise<unknown>;
  sequelize.query = ((sql: string | { query: string }, ...rest: unknown[]) => {
    const result = query(sql, ...rest);
    if (!CHANGE.test(typeof sql === 'string' ? sql : sql.query)) return result;
    const change = runningWrite(sequelize)?.ended ?? result;
    if (!cache.changing.has(change)) {
      cache.changing.add(change);
      const end = () => cache.changing.delete(change);
      void change.then(end, end);
    }
    cache.kept = noValues();
    return result;
  }) as Sequelize['query'];
}

function noValues(): Kept {
  return { foreign: undefined, values: new Map() };
}

/**
 * A value from the configuration, as current as if it were loaded now. A write that has changed the configuration loads
 * it each time.
 * @param key identifies the value
 * @param load reads the tables of the configuration only. Its value is shared and must not be modified
 */
export async function readConfig<T>(
  { models }: { models: Models },
  key: string,
  load: () => Promise<T>,
): Promise<T> {
  const { sequelize } = models.SettingsDocument;
  const cache = sequelize && caches.get(sequelize);
  const write = runningWrite(sequelize);
  if (!cache || write?.state.isEnded) return load();
  await validate(cache, write);
  // Until it ends, nobody else may keep what a reader can still see, or what the write itself sees.
  if (cache.changing.size > 0) return load();
  const { values } = cache.kept;
  // The same key always has the same type.
  const known = values.get(key) as Promise<T> | undefined;
  if (known) return known;
  const loading = load();
  values.set(key, loading);
  loading.catch(() => values.delete(key));
  return loading;
}

/** Drops the values if another process may have changed them. */
async function validate(cache: Cache, write: ReturnType<typeof runningWrite>): Promise<void> {
  if (write) {
    // While a write runs, no other process commits on SQLite, and none is seen on PostgreSQL.
    write.state.foreign ??= cache.foreign();
    const foreign = await write.state.foreign;
    if (cache.kept.foreign !== foreign) cache.kept = { ...noValues(), foreign };
    return;
  }
  const version = await cache.version.current();
  if (cache.kept.version === version) return;
  const foreign = await cache.foreign();
  if (cache.kept.foreign === foreign) cache.kept.version = version;
  else cache.kept = { ...noValues(), foreign, version };
}
