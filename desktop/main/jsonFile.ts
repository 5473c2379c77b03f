import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod/mini';

/** Reads a JSON file of the app. @returns `fallback` when it is missing or invalid */
export function readJson<Schema extends z.ZodMiniType>(
  file: string,
  schema: Schema,
  fallback: z.output<Schema>,
): z.output<Schema> {
  try {
    const parsed = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    return parsed.success ? parsed.data : fallback;
  } catch {
    return fallback;
  }
}

/** Replaces a file atomically: a crash leaves either the old or the new one. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, content, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
