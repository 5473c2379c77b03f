import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { isPublicId, type HostedImage, type ImageHostConfig } from '@shared/contract/gallery/image';
import { defaultImageTitle } from '@shared/domain/gallery/imageVariants';
import * as z from 'zod';
import { nullWhenMissing, writeDurably } from '../../files/durableFile';
import type { ImageHost, IncomingImage } from './imageHost';
import { cleanImage } from './inspectImage';
import { removeLeftovers } from './leftovers';

export const DELIVERY_BASE = '/media/image/upload';
export const UPLOAD_URL = '/api/admin/images/upload';
/** One at a time, so that a picture sent twice is written once. */
const STORED_AT_ONCE = 1;
const READ_AT_ONCE = 32;
const MAX_SLUG = 60;
/** Suffix of a picture's record. */
const RECORD = '.json';

const recordSchema = z.object({
  file: z.string(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  createdAt: z.number(),
});
type ImageRecord = z.infer<typeof recordSchema>;

const ORIGINAL_TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/** A stored picture: file, size in bytes, and media type. */
export type OriginalFile = { file: string; bytes: number; type: string };

export type EmbeddedHost = ImageHost & {
  /** The original, or `null` for an unknown picture. */
  original: (publicId: string) => Promise<OriginalFile | null>;
  /** Folder of a picture's variants; deleted with it. */
  variantsDir: (publicId: string) => string;
};

/** Whether pictures are in `DATA_DIR` and delivered by this server. */
export function isEmbedded(host: ImageHost): host is EmbeddedHost {
  return host.kind === 'embedded';
}

/**
 * Pictures as files under `DATA_DIR/images`. Each original has a small JSON record, so that listing needs no decoding.
 * An identifier ends in a hash of the picture, so other content has another identifier: delivery can be cached forever,
 * and the same upload twice is one picture.
 */
export function createEmbeddedHost(options: {
  dataDir: string;
  publicUrl: string;
  folder: string;
  uploadPreset: string;
}): EmbeddedHost {
  const images = path.join(options.dataDir, 'images');
  const originals = path.join(images, 'originals');
  const variants = path.join(images, 'variants');
  const inTurn = pLimit(STORED_AT_ONCE);
  // Once per process: only a process that crashed can have left any.
  let leftoversRemoved: Promise<void> | undefined;

  const recordFile = (publicId: string) => path.join(originals, `${flat(publicId)}${RECORD}`);

  const readRecord = async (publicId: string): Promise<ImageRecord | null> => {
    if (!isPublicId(publicId)) return null;
    const text = await readFile(recordFile(publicId), 'utf8').catch(nullWhenMissing);
    return text === null ? null : parseRecord(text);
  };

  const original = async (publicId: string): Promise<OriginalFile | null> => {
    const record = await readRecord(publicId);
    if (!record) return null;
    const file = path.join(originals, record.file);
    const entry = await stat(file).catch(nullWhenMissing);
    const type = ORIGINAL_TYPES[path.extname(file)];
    return entry?.isFile() && type ? { file, bytes: entry.size, type } : null;
  };

  const present = (publicId: string, record: ImageRecord): HostedImage => ({
    publicId,
    width: record.width,
    height: record.height,
    bytes: record.bytes,
    url: `${options.publicUrl}${DELIVERY_BASE}/${publicId}`,
  });

  return {
    kind: 'embedded',

    browserConfig: (): ImageHostConfig => ({
      kind: 'embedded',
      uploadUrl: UPLOAD_URL,
      uploadPreset: options.uploadPreset,
      folder: options.folder,
      deliveryBase: DELIVERY_BASE,
    }),

    async list({ showAll }) {
      const files = (await readdir(originals).catch(nullWhenMissing)) ?? [];
      const publicIds = files
        .filter((name) => name.endsWith(RECORD))
        .map((name) => unflat(name.slice(0, -RECORD.length)))
        .filter((publicId) => showAll || publicId.startsWith(`${options.folder}/`));
      const found = await pLimit(READ_AT_ONCE).map(publicIds, async (publicId) => ({
        publicId,
        record: await readRecord(publicId),
      }));
      return found
        .flatMap(({ publicId, record }) => (record ? [{ publicId, record }] : []))
        .toSorted(
          (a, b) => b.record.createdAt - a.record.createdAt || (a.publicId < b.publicId ? -1 : 1),
        )
        .map(({ publicId, record }) => present(publicId, record));
    },

    upload: ({ data, fileName }: IncomingImage) =>
      inTurn(async () => {
        // A failed cleanup must not reject an upload.
        leftoversRemoved ??= removeLeftovers(images).catch(() => undefined);
        await leftoversRemoved;
        const image = await cleanImage(data, 'owner');
        const hash = createHash('sha256').update(image.data).digest('hex').slice(0, 10);
        const publicId = `${options.folder}/${slug(fileName)}-${hash}`;
        const file = `${flat(publicId)}.${image.extension}`;
        const existing = await readRecord(publicId);
        // Compares the whole file, so that this upload repairs a lost or damaged one.
        const kept = await readFile(path.join(originals, file)).catch(nullWhenMissing);
        if (existing && kept?.equals(image.data)) return present(publicId, existing);
        const record: ImageRecord = {
          file,
          width: image.width,
          height: image.height,
          bytes: image.data.length,
          createdAt: Date.now(),
        };
        // The record last: a picture without one does not exist yet.
        await writeDurably(path.join(originals, file), image.data);
        await writeDurably(recordFile(publicId), JSON.stringify(record));
        return present(publicId, record);
      }),

    async remove(publicId) {
      const record = await readRecord(publicId);
      if (!record) return false;
      await rm(recordFile(publicId), { force: true });
      await rm(path.join(originals, record.file), { force: true });
      await rm(path.join(variants, flat(publicId)), { recursive: true, force: true });
      return true;
    },

    original,

    variantsDir: (publicId) => path.join(variants, flat(publicId)),
  };
}

/** An invalid record counts as none, so that only this picture is missing from the list. */
function parseRecord(text: string): ImageRecord | null {
  try {
    const parsed = recordSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** An identifier as a file name. `isPublicId` allows no `~`, so this is reversible. */
function flat(publicId: string): string {
  return publicId.replaceAll('/', '~');
}

function unflat(name: string): string {
  return name.replaceAll('~', '/');
}

/** A readable part of the sender's file name: lower-case letters, digits and hyphens. */
function slug(fileName: string): string {
  const title = defaultImageTitle(fileName.replaceAll('\\', '/'))
    .normalize('NFKD')
    // Combining marks are separate by now: é is e, without a break between letters.
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, MAX_SLUG);
  return title === '' ? 'photo' : title;
}
