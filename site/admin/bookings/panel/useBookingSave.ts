import type { BookingJson } from '@shared/contract/bookings/booking';
import type { BookingUpdateInput } from '@shared/contract/bookings/ownerBooking';
import { useState } from 'react';
import { useUpdateBooking } from '../../../queries/bookings';
import { showToast } from '../../../stores/toasts';
import { failureText } from '../../../api/failureText';
import { t } from '../../i18n/t';

export type BookingSave = {
  isSaving: boolean;
  /** Why the last try failed; stays readable when the toast has gone. */
  failure: string | null;
  /**
   * Saves changes and tells how it went.
   * @returns the error, or `null` when it is saved
   */
  save: (booking: BookingJson, changes: BookingUpdateInput) => Promise<unknown>;
};

/**
 * Saving a part of a booking. The booking is read again after each try, so that after a stale
 * one the owner sees what is stored now and may save again.
 */
export function useBookingSave(): BookingSave {
  const update = useUpdateBooking();
  const [failure, setFailure] = useState<string | null>(null);
  return {
    isSaving: update.isPending,
    failure,
    save: async (booking, changes) => {
      setFailure(null);
      try {
        await update.mutateAsync({ booking, changes });
        showToast({
          title: t('Booking updated'),
          description: t('Your changes have been saved'),
        });
        return null;
      } catch (error) {
        const message = failureText(error, t('Failed to update booking.'));
        setFailure(message);
        showToast({ title: t('Update failed'), description: message, tone: 'destructive' });
        return error;
      }
    },
  };
}
