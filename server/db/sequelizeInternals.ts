import { promisify } from 'node:util';
import type { QueryOptions, Sequelize, Transaction } from 'sequelize';

/**
 * The only file that uses undocumented parts of Sequelize. Based on version 6.37; the test beside it fails if an
 * upgrade changes what we rely on.
 *
 * On SQLite Sequelize opens a new connection for every transaction, without a busy timeout and without a hook to set
 * one. Writes are queued one at a time (see `write.ts`), so one connection can serve all of them, and one all reads. On
 * PostgreSQL a transaction whose COMMIT is sent by hand has to be returned to the pool by hand.
 */

type Done = (error: Error | null, rows: readonly unknown[]) => void;

type SqliteConnection = {
  configure: (option: 'busyTimeout', value: number) => void;
  exec: (sql: string, done: (error: Error | null) => void) => void;
  all: (sql: string, ...rest: unknown[]) => void;
  close: (done: (error: Error | null) => void) => void;
};

/** `sequelize.connectionManager` of the dialect `sqlite`. */
type SqliteConnectionManager = {
  /** Open connections by the requested `uuid`. */
  connections: Record<string, SqliteConnection | undefined>;
  close: () => Promise<void>;
  getConnection: (options?: { uuid?: string }) => Promise<SqliteConnection>;
  releaseConnection: (connection: SqliteConnection) => void;
};

/** A transaction's methods for releasing its connection, sound or broken. */
type HeldTransaction = { cleanup: () => void; forceCleanup: () => Promise<void> };

/** @param configuration statements that run once on each of the two connections */
export function shareTwoConnections(
  sequelize: Sequelize,
  { busyTimeoutMs, configuration }: { busyTimeoutMs: number; configuration: string },
): void {
  const manager = sqliteManager(sequelize);
  const open = manager.getConnection.bind(manager);
  const configured = new WeakSet<SqliteConnection>();
  manager.getConnection = async (options = {}) => {
    const isTransaction = options.uuid !== undefined && options.uuid !== 'default';
    const connection = await open({ ...options, uuid: isTransaction ? 'writer' : 'default' });
    if (!configured.has(connection)) {
      configured.add(connection);
      connection.configure('busyTimeout', busyTimeoutMs);
      // If the file is unusable, the next statement reports it.
      connection.exec(configuration, () => undefined);
      cacheTableInfo(connection, () => tableInfo.get(sequelize));
    }
    return connection;
  };
  manager.releaseConnection = () => undefined;
  const closeAll = manager.close.bind(manager);
  manager.close = async () => {
    // Sequelize closes both at once. Each then sees the other still open, and neither, as the last one, removes the
    // write-ahead log.
    const { writer } = manager.connections;
    delete manager.connections['writer'];
    if (writer) await promisify(writer.close.bind(writer))();
    await closeAll();
  };
}

/** A table's columns by the statement that asks for them; empty while migrations change tables. */
const tableInfo = new WeakMap<Sequelize, Map<string, readonly unknown[]>>();

/** Call this once the schema is final. */
export function keepTableInfo(sequelize: Sequelize): void {
  tableInfo.set(sequelize, new Map());
}

/** Sequelize queries column types before every SELECT, which doubles a read; they never change while running. */
function cacheTableInfo(
  connection: SqliteConnection,
  cacheNow: () => Map<string, readonly unknown[]> | undefined,
): void {
  const all = connection.all.bind(connection);
  connection.all = (sql, ...rest) => {
    const cache = cacheNow();
    const [done] = rest;
    if (!cache || !sql.startsWith('PRAGMA table_info(') || typeof done !== 'function') {
      return all(sql, ...rest);
    }
    const known = cache.get(sql);
    if (known) return (done as Done)(null, known);
    return all(sql, (error: Error | null, rows: readonly unknown[]) => {
      if (!error) cache.set(sql, rows);
      (done as Done)(error, rows);
    });
  };
}

/**
 * A failed COMMIT or ROLLBACK can leave the single writer connection inside a transaction, and every later write would
 * fail. If none is open, the error returned here is harmless.
 */
export async function rollBackAbandoned(sequelize: Sequelize): Promise<void> {
  const writer = await sqliteManager(sequelize)
    .getConnection({ uuid: 'writer' })
    .catch(() => null);
  if (writer) await new Promise<void>((resolve) => writer.exec('ROLLBACK', () => resolve()));
}

/**
 * A number that changes when another process has committed, and not with this process's own writes, which all use the
 * writer connection.
 */
export async function foreignCommits(sequelize: Sequelize): Promise<number> {
  const writer = await sqliteManager(sequelize).getConnection({ uuid: 'writer' });
  return new Promise((resolve, reject) => {
    writer.all('PRAGMA data_version', (error: Error | null, rows: { data_version: number }[]) =>
      error ? reject(error) : resolve(rows[0]?.data_version ?? 0),
    );
  });
}

/**
 * Has each query join the current transaction unless it names its own. Models send all their queries through `query`.
 */
export function giveTransaction(
  sequelize: Sequelize,
  current: () => Transaction | undefined,
): void {
  const query = sequelize.query.bind(sequelize) as (
    sql: string,
    options?: QueryOptions,
  ) => Promise<unknown>;
  sequelize.query = ((sql: string, options?: QueryOptions) => {
    const transaction = options?.transaction ?? current();
    return query(sql, transaction ? { ...options, transaction } : options);
  }) as Sequelize['query'];
}

export function releaseConnection(tx: Transaction): void {
  held(tx).cleanup();
}

export function discardConnection(tx: Transaction): Promise<void> {
  return held(tx).forceCleanup();
}

function sqliteManager(sequelize: Sequelize): SqliteConnectionManager {
  // Sequelize does not type its connection managers.
  return sequelize.connectionManager as unknown as SqliteConnectionManager;
}

function held(tx: Transaction): HeldTransaction {
  // Sequelize's own `transaction()` uses both methods, but its types omit them.
  return tx as unknown as HeldTransaction;
}
