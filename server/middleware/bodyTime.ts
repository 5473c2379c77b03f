import { invalidInput } from '../errors';

/** Longest time for receiving a body of up to 100 KB. */
export const SMALL_BODY_MS = 10_000;

/** Reads a small body, so that a trickle of bytes does not hold the request. @throws AppError 400 after the limit */
export async function withinBodyTime<T>(read: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(
        invalidInput([{ path: '', message: 'The upload was not complete. Please try again.' }]),
      );
    }, SMALL_BODY_MS);
  });
  return Promise.race([read, late]).finally(() => clearTimeout(timer));
}
