import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ImageHost } from '../../integrations/imageHost/imageHost';
import type { Logger } from '../../log';
import { DEMO_PHOTOS, demoPhotosDir } from './photos';

export type UploadedPhoto = (typeof DEMO_PHOTOS)[number] & { publicId: string };

/** Uploads the demo photos in gallery order. A failing host only logs a warning, as the owner replaces them. */
export async function uploadDemoPhotos({
  imageHost,
  log,
}: {
  imageHost: ImageHost;
  log: Logger;
}): Promise<UploadedPhoto[]> {
  const uploaded: UploadedPhoto[] = [];
  try {
    for (const photo of DEMO_PHOTOS) {
      const data = await readFile(path.join(demoPhotosDir(), photo.file));
      const { publicId } = await imageHost.upload({ data, fileName: photo.file });
      uploaded.push({ ...photo, publicId });
    }
  } catch (error) {
    log.warn({ err: error }, 'the demo gallery is incomplete; add photos in the back office');
  }
  return uploaded;
}
