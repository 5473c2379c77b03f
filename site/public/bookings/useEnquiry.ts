import type { BookingEnquiryInput, EnquiryReceipt } from '@shared/contract/bookings/booking';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/ApiContext';
import { useIdempotencyKey } from '../../api/idempotencyKey';
import { villaKeys } from '../../queries/queryKeys';
import { loadEndpoints } from '../../queries/publicReads';

const MUTATION_KEY = ['enquiry'];

/**
 * Sends an enquiry. A repeat is stored once, see {@link useIdempotencyKey}.
 * @property isSending reads the mutation cache, because `isPending` only updates on the next render, after a
 *   double tap
 */
export function useEnquiry(onSent: (receipt: EnquiryReceipt) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { keyOf, forget } = useIdempotencyKey();
  const mutation = useMutation({
    mutationKey: MUTATION_KEY,
    mutationFn: async (body: BookingEnquiryInput) => {
      const { sendBookingEnquiry } = await loadEndpoints();
      return api.call(sendBookingEnquiry, { body, headers: { 'Idempotency-Key': keyOf(body) } });
    },
    onSuccess: (receipt) => {
      forget();
      onSent(receipt);
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: villaKeys.allAvailability }),
        // A chosen extra may no longer exist.
        queryClient.invalidateQueries({ queryKey: villaKeys.priceTerms }),
      ]),
  });
  return {
    ...mutation,
    isSending: () => queryClient.isMutating({ mutationKey: MUTATION_KEY }) > 0,
  };
}
