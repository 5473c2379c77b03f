import sqlite3 from 'sqlite3';
import { sqliteFile } from '../db/sqlite';
import { openConnection } from '../files/sqliteConnection';

/** How long a statement waits for the server's write, in ms. */
const BUSY_MS = 10_000;

/** A second connection to a server's database, to inspect or block it. */
export type SqliteFile = {
  all: <Row extends object>(sql: string, bind?: unknown[]) => Promise<Row[]>;
  run: (sql: string) => Promise<void>;
  close: () => Promise<void>;
};

/** Opens the database in a data folder. @throws Error if it does not exist */
export async function openSqliteFile(dataDir: string): Promise<SqliteFile> {
  const db = await openConnection(sqliteFile(dataDir), sqlite3.OPEN_READWRITE);
  db.configure('busyTimeout', BUSY_MS);
  return {
    all: <Row extends object>(sql: string, bind: unknown[] = []) =>
      new Promise<Row[]>((resolve, reject) =>
        db.all<Row>(sql, bind, (error, rows) => (error ? reject(error) : resolve(rows))),
      ),
    run: (sql) =>
      new Promise((resolve, reject) =>
        db.exec(sql, (error) => (error ? reject(error) : resolve())),
      ),
    close: () =>
      new Promise((resolve, reject) => db.close((error) => (error ? reject(error) : resolve()))),
  };
}
