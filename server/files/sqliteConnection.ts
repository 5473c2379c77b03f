import sqlite3 from 'sqlite3';

/**
 * Opens a connection to a SQLite file.
 * @param mode SQLite's flags; by default a missing file is created
 */
export function openConnection(
  file: string,
  mode: number = sqlite3.OPEN_READWRITE | sqlite3.OPEN_CREATE,
): Promise<sqlite3.Database> {
  return new Promise((resolve, reject) => {
    const connection: sqlite3.Database = new sqlite3.Database(file, mode, (error) =>
      error ? reject(error) : resolve(connection),
    );
  });
}
