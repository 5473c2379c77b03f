import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { nightsOf } from '@shared/domain/bookings/stayRules';
import { openSqliteFile, type SqliteFile } from '../sqliteFile';
import type { Ledger } from './ledger';

type BookingRow = {
  id: number;
  reference: string;
  status: string;
  checkinDate: string;
  checkoutDate: string;
};

/**
 * Compares a data folder with what was acknowledged.
 * @returns problems, one sentence each
 */
export async function verifyData(dataDir: string, ledger: Ledger): Promise<string[]> {
  const db = await openSqliteFile(dataDir);
  try {
    return [
      ...(await verifyFile(db)),
      ...(await verifyBookings(db, ledger)),
      ...(await verifyNights(db, ledger)),
      ...(await verifyPictures(dataDir, ledger)),
    ];
  } finally {
    await db.close();
  }
}

async function verifyFile(db: SqliteFile): Promise<string[]> {
  const integrity = await db.all<{ integrity_check: string }>('PRAGMA integrity_check');
  const foreign = await db.all('PRAGMA foreign_key_check');
  return [
    ...integrity
      .filter((row) => row.integrity_check !== 'ok')
      .map((row) => `integrity_check: ${row.integrity_check}`),
    ...foreign.map((row) => `foreign_key_check: ${JSON.stringify(row)}`),
  ];
}

async function verifyBookings(db: SqliteFile, ledger: Ledger): Promise<string[]> {
  const rows = await bookingRows(db);
  const byReference = new Map(rows.map((row) => [row.reference, row]));
  return [...ledger.statuses].flatMap(([reference, { known, asked }]) => {
    const row = byReference.get(reference);
    if (!row) return [`The enquiry ${reference} was acknowledged and is lost`];
    if (row.status === known || row.status === asked) return [];
    return [`${reference} was acknowledged as ${known} and is ${row.status}`];
  });
}

/** Held nights must be exactly those of confirmed bookings and of blocks, each once. */
async function verifyNights(db: SqliteFile, ledger: Ledger): Promise<string[]> {
  const blocks = await db.all<{ id: number; checkinDate: string; checkoutDate: string }>(
    'SELECT id, start_date AS checkinDate, end_date AS checkoutDate FROM blocks',
  );
  const confirmed = (await bookingRows(db)).filter((row) => row.status === 'confirmed');
  const expected = [
    ...confirmed.flatMap((row) => nightsOf(row).map((night) => `${night} booking ${row.id}`)),
    ...blocks.flatMap((row) => nightsOf(row).map((night) => `${night} block ${row.id}`)),
  ].toSorted();
  const held = await db.all<{ holder: string }>(
    `SELECT night || coalesce(' booking ' || booking_id, ' block ' || block_id) AS holder
     FROM held_nights ORDER BY 1`,
  );
  const ids = new Set(blocks.map(({ id }) => id));
  return [
    ...(held.map(({ holder }) => holder).join() === expected.join()
      ? []
      : ['The held nights are not those of confirmed bookings and blocks']),
    ...[...ledger.blocks]
      .filter((id) => !ids.has(id))
      .map((id) => `Block ${id} was acknowledged and is lost`),
    ...[...ledger.removedBlocks]
      .filter((id) => ids.has(id))
      .map((id) => `Block ${id} was removed and is back`),
  ];
}

/** Every picture must have a record and a complete file. */
async function verifyPictures(dataDir: string, ledger: Ledger): Promise<string[]> {
  const folder = path.join(dataDir, 'images', 'originals');
  const records = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const faults: string[] = [];
  for (const name of records) {
    const { file, bytes } = JSON.parse(await readFile(path.join(folder, name), 'utf8')) as {
      file: string;
      bytes: number;
    };
    const content = await readFile(path.join(folder, file)).catch(() => null);
    if (content?.length !== bytes) faults.push(`The picture ${name} has no whole file`);
  }
  const lost = [...ledger.pictures].filter(
    (publicId) => !existsSync(path.join(folder, `${publicId.replaceAll('/', '~')}.json`)),
  );
  return [...faults, ...lost.map((publicId) => `${publicId} was acknowledged and is lost`)];
}

function bookingRows(db: SqliteFile): Promise<BookingRow[]> {
  return db.all<BookingRow>(
    `SELECT id, reference, status, checkin_date AS checkinDate, checkout_date AS checkoutDate
     FROM bookings`,
  );
}
