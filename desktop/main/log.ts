import { appendFileSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

/** At this size a new file is begun; the one before is kept. */
const MAX_BYTES = 256 * 1024;
/** Longer lines are cut: nobody reads their end, and looking for addresses in them takes time. */
const MAX_LINE = 10_000;

let file: string | null = null;

/** Keeps what is logged from now on in a folder, in `villa-admin.log` and the one before it. */
export function keepLogIn(folder: string): void {
  mkdirSync(folder, { recursive: true });
  file = path.join(folder, 'villa-admin.log');
}

/** The file that is written to; empty before there is one. */
export function logFile(): string {
  return file ?? '';
}

/** Writes a line on the console, and to the log once it is kept. */
export function log(line: string): void {
  process.stderr.write(`Villa Admin: ${line}\n`);
  if (!file) return;
  try {
    if (sizeOf(file) >= MAX_BYTES) renameSync(file, `${file}.1`);
    appendFileSync(file, `${new Date().toISOString()} ${withoutPersonalData(line)}\n`, {
      mode: 0o600,
    });
  } catch {
    // A full disk must not keep the app from going on.
  }
}

/** Everything that is kept of the log, the oldest line first. */
export function readLog(): string {
  if (!file) return '';
  return [`${file}.1`, file].map(textOf).join('');
}

/** A line without what tells of a guest, a booking, or the owner of the computer. */
export function withoutPersonalData(line: string): string {
  return line
    .slice(0, MAX_LINE)
    .replaceAll(homedir(), '~')
    .replaceAll(/[^\s<>"'@]{1,64}@[^\s<>"'@]+/g, '…@…')
    .replaceAll(/(\b\w[\w+.-]*:\/\/[^\s?#"']+)[?#][^\s"']*/g, '$1?…')
    .replaceAll(/\bVL-[A-Z0-9]+/g, 'VL-…');
}

function sizeOf(name: string): number {
  return statSync(name, { throwIfNoEntry: false })?.size ?? 0;
}

function textOf(name: string): string {
  try {
    return readFileSync(name, 'utf8');
  } catch {
    return '';
  }
}
