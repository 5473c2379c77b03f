import type { BookingJson } from '@shared/contract/bookings/booking';
import type { BookingUpdateInput } from '@shared/contract/bookings/ownerBooking';
import { useUpdateBooking } from '../../../queries/bookings';
import { useAttempt, type Attempt } from '../../components/useAttempt';
import type { Form } from '../../components/useForm';

type BookingSave = {
  attempt: Attempt;
  save: (booking: BookingJson, changes: BookingUpdateInput) => Promise<boolean>;
};

/** Refetches the booking after each attempt, so that the owner sees what is stored after a conflict. */
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
