import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * A temporary folder for one test, deleted afterwards.
 * @param files contents by path below it
 * @returns its absolute path
 */
export function makeTempProject(files: Record<string, string> = {}): string {
  const root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'villa-scripts-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [place, content] of Object.entries(files)) writeInto(root, place, content);
  return root;
}

export function writeInto(root: string, place: string, content: string): void {
  const file = path.join(root, place);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
