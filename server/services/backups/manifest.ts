import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';

/** The list of a backup's contents, stored in it. */
export const MANIFEST = 'manifest.json';
/** Originals and their records; smaller sizes are generated on demand. */
export const PICTURES_FOLDER = 'images/originals';
/** Encryption keys, encrypted with a passphrase; only at the owner's request. */
export const KEY_ENVELOPE = 'secrets-key.json';

/** Everything that a backup may contain; nothing else is unpacked. */
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

/** Message for people: what is wrong with a backup or restore, and what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}

export function isAllowed(file: string): boolean {
  return ALLOWED.test(file);
}

/** Size and checksum of a file, read as a stream. @param file below `folder`, with forward slashes */
export async function describeFile(
  folder: string,
  file: string,
): Promise<Manifest['files'][number]> {
  const absolute = path.join(folder, file);
  const hash = createHash('sha256');
  await pipeline(createReadStream(absolute), hash);
  return { path: file, bytes: (await stat(absolute)).size, sha256: hash.digest('hex') };
}
