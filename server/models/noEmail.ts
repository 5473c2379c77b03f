/** Stands in the database for a guest without an address; never deliverable (RFC 2606). */
export const NO_EMAIL = 'none@guest.invalid';

/** @param stored read without the model, which does this itself */
export function emailOf(stored: string): string {
  return stored === NO_EMAIL ? '' : stored;
}
