import { Notice } from '../components/sectionStyles';
import type { DecisionFailure } from './useBookingDecisions';

/** Why a change failed. It stays after the notification has announced it. */
export function BookingFailure({ failure: { message } }: { failure: DecisionFailure }) {
  return <Notice $tone="error">{message}</Notice>;
}
