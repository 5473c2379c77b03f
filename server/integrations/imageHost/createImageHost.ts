import type { Env } from '../../env';
import type { Logger } from '../../log';
import { createCloudinaryHost } from './cloudinary';
import { createEmbeddedHost } from './embedded';
import type { ImageHost } from './imageHost';

/** Cloudinary if configured, otherwise files in `DATA_DIR`. */
export function createImageHost(env: Env, log: Logger): ImageHost {
  const { cloudinaryUploadPreset: uploadPreset, imageFolder: folder } = env;
  return env.cloudinaryUrl
    ? createCloudinaryHost({ cloudinaryUrl: env.cloudinaryUrl, uploadPreset, folder, log })
    : createEmbeddedHost({ dataDir: env.dataDir, publicUrl: env.publicUrl, folder, uploadPreset });
}
