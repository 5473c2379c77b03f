import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isPlainDate, villaDay, type PlainDate } from '@shared/domain/date';
import type { Env } from '../../env';
import { RESTORE_UNDER_WAY } from '../../files/dataFolder';
import { nullWhenMissing } from '../../files/durableFile';
import { backupsFolder, createBackup } from './createBackup';
import { outdatedDays } from './rotation';

const HOUR_MS = 3_600_000;
/** Three in the morning, when nobody books. */
const DUE_HOUR = 3;
/** Younger folders may still be in use, here or on another server. */
const ABANDONED_MS = 6 * HOUR_MS;
const NIGHTLY = /^nightly-(\d{4}-\d{2}-\d{2})\.tar$/;

/** PostgreSQL has its own backup tools. */
export function makesBackups({ databaseUrl }: Pick<Env, 'databaseUrl'>): boolean {
  return databaseUrl === null;
}

/**
 * Makes tonight's backup unless it exists, and deletes outdated ones (keeps 7 daily, 4 weekly, 6 monthly). Runs every
 * hour, so that a backup missed while the server was down is made later. Manual backups are kept.
 * @returns the day of the new backup, or `null`
 */
export async function nightlyBackup(dataDir: string, now: Date): Promise<PlainDate | null> {
  const folder = backupsFolder(dataDir);
  await removeAbandoned(folder, (name) => name.startsWith('.') && /\.(tar|part)$/.test(name), now);
  await removeAbandoned(dataDir, (name) => name.startsWith(RESTORE_UNDER_WAY), now);
  const day = villaDay(new Date(now.getTime() - DUE_HOUR * HOUR_MS));
  const target = path.join(folder, `nightly-${day}.tar`);
  if (existsSync(target)) return null;
  try {
    await createBackup(dataDir, target, now);
  } catch (error) {
    // Another server on the same folder is making it.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return null;
    throw error;
  }
  for (const outdated of outdatedDays(await nightlyDays(folder), day)) {
    await rm(path.join(folder, `nightly-${outdated}.tar`), { force: true });
  }
  return day;
}

/**
 * Time of the newest backup of any kind, in seconds since 1970; `null` without one. Ignores backups dated in the future
 * by a wrong clock, which would hide that none is being made.
 */
export async function lastBackupAt(dataDir: string, now: Date): Promise<number | null> {
  const folder = backupsFolder(dataDir);
  const names = (await readdir(folder).catch(nullWhenMissing)) ?? [];
  const times = await Promise.all(
    names
      .filter((name) => name.endsWith('.tar') && !name.startsWith('.'))
      .map(async (name) => (await stat(path.join(folder, name)).catch(nullWhenMissing))?.mtimeMs),
  );
  const latest = now.getTime() + HOUR_MS;
  const known = times.filter((time) => time !== undefined).filter((time) => time <= latest);
  return known.length === 0 ? null : Math.max(...known) / 1000;
}

async function nightlyDays(folder: string): Promise<PlainDate[]> {
  return (await readdir(folder))
    .map((name) => NIGHTLY.exec(name)?.[1] ?? '')
    .filter((day) => isPlainDate(day));
}

/** Removes what a crash left: incomplete backups and restores, and unfinished downloads. */
async function removeAbandoned(
  folder: string,
  isPassing: (name: string) => boolean,
  now: Date,
): Promise<void> {
  const names = (await readdir(folder).catch(nullWhenMissing)) ?? [];
  for (const name of names.filter(isPassing)) {
    const place = path.join(folder, name);
    const entry = await stat(place).catch(nullWhenMissing);
    // Also if far in the future, from a wrong clock.
    if (entry && Math.abs(now.getTime() - entry.mtimeMs) > ABANDONED_MS) {
      await rm(place, { recursive: true, force: true });
    }
  }
}
