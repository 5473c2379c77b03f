import type { Booking } from '../../models/Booking';
import { conflict } from '../../errors';

/** @throws AppError 409 if there is no address to mail the guest at */
export function assertHasAddress({ guestEmail }: Pick<Booking, 'guestEmail'>): void {
  if (guestEmail !== '') return;
  throw conflict('invalid_transition', 'No mail can go: there is no email address of this guest.');
}
