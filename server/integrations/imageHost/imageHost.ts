import type { HostedImage, ImageHostConfig } from '@shared/contract/gallery/image';

/** A picture file that arrived, judged by its content and not by its name. */
export type IncomingImage = {
  data: Buffer;
  /** As the sender called it; only its letters are used, for a readable identifier. */
  fileName: string;
};

/**
 * Where pictures live. Two of them: the embedded one keeps files in `DATA_DIR`, the other is
 * Cloudinary. Callers never ask which.
 */
export interface ImageHost {
  readonly kind: 'embedded' | 'cloudinary';
  /** What the browser needs for uploading and showing pictures; holds no secret. */
  browserConfig(): ImageHostConfig;
  /**
   * Pictures at the host, newest first.
   * @param showAll beyond the upload folder
   * @throws AppError 502/503 `image_host_unavailable`
   */
  list(options: { showAll: boolean }): Promise<HostedImage[]>;
  /**
   * Stores a picture from the server's side (the demo content, the embedded upload call).
   * @throws AppError 400 `invalid_input` when it is no acceptable picture
   */
  upload(image: IncomingImage): Promise<HostedImage>;
  /**
   * Removes a picture and its variants.
   * @returns whether it was there
   */
  remove(publicId: string): Promise<boolean>;
}
