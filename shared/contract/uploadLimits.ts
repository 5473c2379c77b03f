// How large, how many and of which kind the files may be that owner and guests upload.

/** Largest picture file that is accepted for the gallery, in bytes. */
export const MAX_UPLOAD_BYTES = 20 * 1024 * 1024;
/** Largest picture that is decoded, in pixels. */
export const MAX_UPLOAD_PIXELS = 60_000_000;
/** Largest picture that is decoded of a guest. */
export const MAX_GUEST_PIXELS = 25_000_000;
/** Longest side of a picture that is decoded, in pixels. */
export const MAX_UPLOAD_SIDE = 20_000;
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** The largest file that goes with a message between guest and owner, in bytes. */
export const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024;
/** Files that go with one message, and that a booking's conversation holds. */
export const MAX_FILES_PER_MESSAGE = 3;
export const MAX_FILES_PER_BOOKING = 40;
/** What a file picker offers; what a file is its content tells. */
export const ATTACHMENT_TYPES = 'image/jpeg,image/png,image/webp,image/avif,application/pdf';
