import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isPublicId, type HostedImage, type ImageHostConfig } from '@shared/contract/image';
import { defaultImageTitle } from '@shared/domain/image';
import * as z from 'zod';
import { createTaskQueue } from '../../taskQueue';
import { writeDurably } from './durableFile';
import type { ImageHost, IncomingImage } from './imageHost';
import { cleanImage } from './inspectImage';

export const DELIVERY_BASE = '/media/image/upload';
export const UPLOAD_URL = '/api/admin/images/upload';
/** Decoded pictures held in memory at once. */
const UPLOADS_AT_ONCE = 2;
const MAX_SLUG = 60;

const recordSchema = z.object({
  file: z.string(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  createdAt: z.number(),
});
type ImageRecord = z.infer<typeof recordSchema>;

/** The embedded host, with what the delivery route needs. */
export type EmbeddedHost = ImageHost & {
  /** The original's file, or `null` when there is no such picture. */
  originalFile: (publicId: string) => Promise<string | null>;
  /** Where variants of a picture are kept; removed with it. */
  variantsDir: (publicId: string) => string;
};

/** Whether pictures are in `DATA_DIR` and this server delivers them. */
export function isEmbedded(host: ImageHost): host is EmbeddedHost {
  return host.kind === 'embedded';
}

/**
 * Pictures as files under `DATA_DIR/images`. Beside each original stands a small JSON record,
 * so that listing needs no decoding. An identifier ends in a hash of the picture itself:
 * other content has another identifier, which is why delivery may be cached for ever without
 * a version in its URL, and the same upload twice is one picture.
 */
export function createEmbeddedHost(options: {
  dataDir: string;
  publicUrl: string;
  folder: string;
  uploadPreset: string;
}): EmbeddedHost {
  const originals = path.join(options.dataDir, 'images', 'originals');
  const variants = path.join(options.dataDir, 'images', 'variants');
  const inTurn = createTaskQueue(UPLOADS_AT_ONCE);

  const recordFile = (publicId: string) => path.join(originals, `${flat(publicId)}.json`);

  const readRecord = async (publicId: string): Promise<ImageRecord | null> => {
    if (!isPublicId(publicId)) return null;
    try {
      const text = await readFile(recordFile(publicId), 'utf8');
      const parsed = recordSchema.safeParse(JSON.parse(text));
      return parsed.success ? parsed.data : null;
    } catch {
      return null;
    }
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

    async list() {
      const files = await readdir(originals).catch(() => []);
      const images: { publicId: string; record: ImageRecord }[] = [];
      for (const file of files.filter((name) => name.endsWith('.json'))) {
        const publicId = unflat(file.slice(0, -'.json'.length));
        const record = await readRecord(publicId);
        if (record) images.push({ publicId, record });
      }
      images.sort(
        (a, b) =>
          b.record.createdAt - a.record.createdAt || a.publicId.localeCompare(b.publicId, 'en'),
      );
      return images.map(({ publicId, record }) => present(publicId, record));
    },

    upload: ({ data, fileName }: IncomingImage) =>
      inTurn(async () => {
        const image = await cleanImage(data);
        const hash = createHash('sha256').update(image.data).digest('hex').slice(0, 10);
        const publicId = `${options.folder}/${slug(fileName)}-${hash}`;
        const existing = await readRecord(publicId);
        if (existing) return present(publicId, existing);
        const file = `${flat(publicId)}.${image.extension}`;
        const record: ImageRecord = {
          file,
          width: image.width,
          height: image.height,
          bytes: image.data.length,
          createdAt: Date.now(),
        };
        // The record last: a picture without one is not there yet.
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

    async originalFile(publicId) {
      const record = await readRecord(publicId);
      if (!record) return null;
      const file = path.join(originals, record.file);
      const isThere = await stat(file).then(
        (entry) => entry.isFile(),
        () => false,
      );
      return isThere ? file : null;
    },

    variantsDir: (publicId) => path.join(variants, flat(publicId)),
  };
}

/** An identifier as one file name; `isPublicId` allows no `~`, so that it can be turned back. */
function flat(publicId: string): string {
  return publicId.replaceAll('/', '~');
}

function unflat(name: string): string {
  return name.replaceAll('~', '/');
}

/** A readable piece of the sender's file name: small letters, digits and hyphens. */
function slug(fileName: string): string {
  const words = defaultImageTitle(fileName.replaceAll('\\', '/'))
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, MAX_SLUG);
  return words === '' ? 'photo' : words;
}
