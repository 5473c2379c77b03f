import { appendFileSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

/** Size at which a new file is started; the previous one is kept. */
const MAX_BYTES = 256 * 1024;
/** Longer lines are cut, because redacting them takes time. */
const MAX_LINE = 10_000;

let file: string | null = null;

export function keepLogIn(folder: string): void {
  mkdirSync(folder, { recursive: true });
  file = path.join(folder, 'villa-admin.log');
}

/** The current file; empty before there is one. */
export function logFile(): string {
  return file ?? '';
}

export function log(line: string): void {
  process.stderr.write(`Villa Admin: ${line}\n`);
  if (!file) return;
  try {
    if (sizeOf(file) >= MAX_BYTES) renameSync(file, `${file}.1`);
    appendFileSync(file, `${new Date().toISOString()} ${withoutPersonalData(line)}\n`, {
      mode: 0o600,
    });
  } catch {
    // A full disk must not stop the app.
  }
}

export function readLog(): string {
  if (!file) return '';
  return [`${file}.1`, file].map(textOf).join('');
}

/** Redacts whatever identifies a guest, a booking, or the computer's user. */
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
