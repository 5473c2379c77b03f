import { assertAcceptedSize, damagedPicture, type CleanImage } from './acceptedPicture';
import { createPictureProcess, PICTURE_LIMITS, type PictureProcess } from './pictureProcess';
import { isPng, plainPng } from './png';
import { recodePicture } from './recodePicture';

/**
 * One process for all hosts of this server, started with the first picture. The desktop app's Electron can run no other
 * program, so there, where nobody else can upload, pictures are decoded in the server's process.
 */
const pictureProcess: PictureProcess = process.versions['electron']
  ? { recode: (data, { maxPixels }) => recodePicture(data, maxPixels) }
  : createPictureProcess();

/**
 * Checks a file by its content and re-encodes it. PNG headers and chunks are checked here; everything that needs a
 * decoder runs in a separate process with limited memory and time, so that a malicious picture harms nothing else.
 * @param sender selects the limits of size, memory and time
 * @throws AppError 400 on `file` naming the problem
 */
export async function cleanImage(
  data: Buffer,
  sender: keyof typeof PICTURE_LIMITS,
): Promise<CleanImage> {
  const limits = PICTURE_LIMITS[sender];
  if (!isPng(data)) return pictureProcess.recode(data, limits);
  const png = plainPng(data);
  if (!png) throw damagedPicture();
  assertAcceptedSize(png.width, png.height, limits.maxPixels);
  return pictureProcess.recode(png.data, limits);
}
