import type { HostedImage, ImageHostConfig } from '@shared/contract/gallery/image';

/** An uploaded file, identified by its content and not its name. */
export type IncomingImage = {
  data: Buffer;
  /** The sender's file name, used only for a readable identifier. */
  fileName: string;
};

/**
 * Where pictures are stored: the embedded host keeps files in `DATA_DIR`, the other is Cloudinary. Callers do not
 * depend on which.
 */
export interface ImageHost {
  readonly kind: 'embedded' | 'cloudinary';
  /** What the browser needs for uploading and showing pictures; contains no secret. */
  browserConfig(): ImageHostConfig;
  /**
   * Pictures at the host, newest first.
   * @param showAll beyond the upload folder
   * @throws AppError 502/503 `image_host_unavailable`
   */
  list(options: { showAll: boolean }): Promise<HostedImage[]>;
  /**
   * Stores a picture from the server (demo content, the embedded upload call).
   * @throws AppError 400 `invalid_input` for an unacceptable picture
   */
  upload(image: IncomingImage): Promise<HostedImage>;
  /**
   * Deletes a picture and its variants.
   * @returns false if it did not exist
   */
  remove(publicId: string): Promise<boolean>;
}
