/** Largest picture file for the gallery, in bytes. */
export const MAX_UPLOAD_BYTES = 20 * 1024 * 1024;
/** Largest decoded picture, in pixels. */
export const MAX_UPLOAD_PIXELS = 60_000_000;
/** Largest decoded picture of a guest, in pixels. */
export const MAX_GUEST_PIXELS = 25_000_000;
/** Longest side of a decoded picture, in pixels. */
export const MAX_UPLOAD_SIDE = 20_000;

/** Largest file in a message between guest and owner, in bytes. */
export const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024;
export const MAX_FILES_PER_MESSAGE = 3;
export const MAX_FILES_PER_BOOKING = 40;
/** Types that the file picker offers. The server checks the content instead. */
export const ATTACHMENT_TYPES = 'image/jpeg,image/png,image/webp,image/avif,application/pdf';
