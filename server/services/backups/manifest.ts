import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';

/** The list of what is in a backup, and a file of its own in it. */
export const MANIFEST = 'manifest.json';
/** Originals with their records; the smaller sizes are made again when they are asked for. */
export const PICTURES_FOLDER = 'images/originals';
/** The keys of stored secrets, encrypted with a passphrase; only where the owner asked for it. */
export const KEY_ENVELOPE = 'secrets-key.json';

/** Everything that a backup may hold; nothing else of a file is ever unpacked. */
const ALLOWED =
  /^(manifest\.json|villa\.sqlite|secrets-key\.json|images\/originals\/[\w~-][\w.~-]{0,300}|attachments\/[\w-]{1,60})$/;

export const manifestSchema = z.object({
  product: z.literal('villa-luz'),
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  files: z.array(
    z.object({
      path: z.string().refine((file) => ALLOWED.test(file) && file !== MANIFEST),
      bytes: z.number().int().nonnegative(),
      sha256: z.string(),
    }),
  ),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** For people: what is wrong with a backup or a restore, and what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** Whether a backup can hold a file of this name. */
export function isAllowed(file: string): boolean {
  return ALLOWED.test(file);
}

/** Size and checksum of a file, read in pieces. @param file below `folder`, with forward slashes */
export async function describeFile(
  folder: string,
  file: string,
): Promise<Manifest['files'][number]> {
  const absolute = path.join(folder, file);
  const hash = createHash('sha256');
  await pipeline(createReadStream(absolute), hash);
  return { path: file, bytes: (await stat(absolute)).size, sha256: hash.digest('hex') };
}
