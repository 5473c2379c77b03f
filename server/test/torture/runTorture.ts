import { crashRounds } from './crash';
import { clockMovedBack } from './faults/clockMovedBack';
import { damagedFile } from './faults/damagedFile';
import { damagedPicture } from './faults/damagedPicture';
import { diskFull } from './faults/diskFull';
import { lockedDatabase } from './faults/lockedDatabase';
import { readOnlyFolder } from './faults/readOnlyFolder';

export type TortureReport = { acknowledged: number; failures: string[]; skipped: string[] };

/** A fault that the server must survive. @returns why it cannot be caused here, or nothing */
export type Fault = () => Promise<string | void>;

/** By their names in the report. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  'another process holds the database': lockedDatabase,
  'the disk is full': diskFull,
  'the data folder is read-only': readOnlyFolder,
  'the database file is damaged': damagedFile,
  'a picture is damaged on disk': damagedPicture,
  'the clock is moved back': clockMovedBack,
};

/** Kills the server in many rounds, then causes each fault once. */
export async function runTorture(options: {
  rounds: number;
  seed: number;
  say: (line: string) => void;
}): Promise<TortureReport> {
  const { rounds, seed, say } = options;
  say(`Seed ${seed}: killing the server ${rounds} times under load`);
  const crash = await crashRounds(options);
  const failures = [...crash.failures];
  const skipped: string[] = [];
  for (const [name, fault] of Object.entries(FAULTS)) {
    try {
      const reason = await fault();
      if (reason) skipped.push(`${name}: ${reason}`);
      say(reason ? `  skipped  ${name} (${reason})` : `  survived ${name}`);
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  for (const failure of failures) say(`  FAILED   ${failure}`);
  say(
    `${rounds} kills, ${crash.acknowledged} acknowledged writes, ${failures.length} failures, ${skipped.length} skipped`,
  );
  return { acknowledged: crash.acknowledged, failures, skipped };
}
