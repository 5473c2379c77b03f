import assert from 'node:assert/strict';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  IMAGE_VARIANTS,
  transformation,
  type ImageVariantName,
} from '@shared/domain/gallery/imageVariants';
import { startBuiltServer } from '../../builtServer';
import { ownerCookie } from '../../ownerCookie';
import { buildNoise } from '../../pictures';
import { uploadPicture } from '../calls';
import { expectReadable } from './expectations';

/** Damages a picture's file: only it is missing, and uploading it again repairs it. */
export async function damagedPicture(): Promise<void> {
  const server = await startBuiltServer();
  try {
    const target = { url: server.url, cookie: await ownerCookie(server) };
    const picture = await buildNoise(1_600, 1_200);
    const upload = () => uploadPicture(target, picture, 'the pool');
    const publicId = String((await upload()).json['public_id']);
    const address = (id: string, variant: ImageVariantName = 'thumbnail') =>
      `${server.url}/media/image/upload/${transformation(IMAGE_VARIANTS[variant])}/${id}`;
    assert.equal((await fetch(address(publicId))).status, 200);

    const images = path.join(server.dataDir, 'images');
    const originals = await readdir(path.join(images, 'originals'));
    const name = publicId.replaceAll('/', '~');
    const file = originals.find((entry) => entry.startsWith(name) && !entry.endsWith('.json'));
    await writeFile(path.join(images, 'originals', file ?? ''), 'no picture any more');
    await rm(path.join(images, 'variants', name), { recursive: true });

    // A size that was not generated before; the one above may come from the cache.
    const damaged = await fetch(address(publicId, 'medium'));
    assert.equal(damaged.status, 404, await damaged.text());
    await expectReadable(target);
    const photos = (await (await fetch(`${server.url}/api/gallery`)).json()) as {
      publicId: string;
    }[];
    assert.equal((await fetch(address(photos[0]?.publicId ?? ''))).status, 200);

    assert.equal((await upload()).json['public_id'], publicId);
    assert.equal((await fetch(address(publicId, 'medium'))).status, 200, 'uploaded again');
  } finally {
    await server.close();
  }
}
