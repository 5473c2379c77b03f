import { Notice } from '../components/sectionStyles';
import type { DecisionFailure } from './useBookingDecisions';

/** Why a change was not made. The notification has announced it; this stays to be read. */
export function BookingFailure({ failure: { message } }: { failure: DecisionFailure }) {
  return <Notice $tone="error">{message}</Notice>;
}
