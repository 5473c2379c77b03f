import type { BookingJson } from '@shared/contract/bookings/booking';
import type { BookingUpdateInput } from '@shared/contract/bookings/ownerBooking';
import { useUpdateBooking } from '../../../queries/bookings';
import { useAttempt, type Attempt } from '../../components/useAttempt';
import type { Form } from '../../components/useForm';

export type BookingSave = {
  attempt: Attempt;
  /** @returns whether the changes are saved */
  save: (booking: BookingJson, changes: BookingUpdateInput) => Promise<boolean>;
};

/**
 * Saving a part of a booking. The booking is read again after each try, so that after a stale
 * one the owner sees what is stored now and may save again.
 */
export function useBookingSave(form?: Pick<Form<object>, 'showIssuesOf'>): BookingSave {
  const update = useUpdateBooking();
  const attempt = useAttempt(
    { done: ['Booking updated', 'Your changes have been saved'], failed: 'Update failed' },
    form && { form },
  );
  return {
    attempt,
    save: (booking, changes) => attempt.run(() => update.mutateAsync({ booking, changes })),
  };
}
