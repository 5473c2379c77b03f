import { invalidInput } from '../errors';

/** Longest time that a body of at most 100 KB may take to arrive. */
export const SMALL_BODY_MS = 10_000;

/**
 * What `read` makes of a small body, unless the body is too slow. Whoever sends a byte now and then would
 * hold the request for minutes.
 * @throws AppError 400 when the time is over, and what `read` throws
 */
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
