import { assertAcceptedSize, damagedPicture, type CleanImage } from './acceptedPicture';
import { createPictureProcess, PICTURE_LIMITS, type PictureProcess } from './pictureProcess';
import { isPng, plainPng } from './png';
import { recodePicture } from './recodePicture';

/**
 * One for all hosts of this server; it starts with the first picture. The desktop app's Electron
 * runs no program but the app, so that a villa on the owner's computer, where nobody else can
 * upload, reads pictures in the server's own process.
 */
const pictureProcess: PictureProcess = process.versions['electron']
  ? { recode: (data, { maxPixels }) => recodePicture(data, maxPixels) }
  : createPictureProcess();

/**
 * Judges a file by its content and writes it again. A PNG's header and chunks are judged here;
 * everything that a decoder is needed for happens in a process of its own, with limits of memory
 * and time, so that a picture made to do harm takes nothing down with it.
 * @param sender whose limits of size, memory and time hold
 * @throws AppError 400 on `file` saying what is wrong
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
