import { canTransition, type BookingStatus } from '@shared/domain/bookingStatus';
import type { Env } from '../env';
import { conflict, notFound } from '../errors';
import type { RenderedMail } from '../mail/renderMail';
import { statusMailKind } from './booking';
import { bookingMailData } from './outbox';
import type { ReadContext } from './serviceContext';
import { loadSettings } from './settings';

/**
 * The mail that a change of status would send, without changing anything.
 * @throws AppError 404; 409 `invalid_transition` for a change that sends none
 */
export async function previewStatusMail(
  input: { bookingId: number; status: BookingStatus; message: string | null },
  env: Pick<Env, 'publicUrl' | 'ownerEmail'>,
  context: ReadContext,
): Promise<RenderedMail> {
  const booking = await context.models.Booking.findByPk(input.bookingId);
  if (!booking) throw notFound('This booking');
  const kind = canTransition(booking.status, input.status)
    ? statusMailKind(booking.status, input.status)
    : null;
  if (!kind) {
    throw conflict(
      'invalid_transition',
      `A ${booking.status} booking cannot become ${input.status}. Please reload to see its present state.`,
    );
  }
  const data = bookingMailData(booking, input.message, await loadSettings(context));
  const { renderMail } = await import('../mail/renderMail');
  return renderMail({ kind, booking: data }, env, context.now);
}
