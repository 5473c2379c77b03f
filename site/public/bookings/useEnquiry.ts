import type { BookingEnquiryInput, EnquiryReceipt } from '@shared/contract/bookings/booking';
import type { QuoteJson } from '@shared/contract/prices/price';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/ApiContext';
import { useIdempotencyKey } from '../../api/idempotencyKey';
import { villaKeys } from '../../queries/queryKeys';
import { loadEndpoints } from '../../queries/publicReads';

/** @property quote the price that the guest agrees to */
type SentEnquiry = { body: BookingEnquiryInput; quote: QuoteJson };

/** Sends an enquiry. A repeat is stored once, see {@link useIdempotencyKey}. */
export function useEnquiry(onSent: (receipt: EnquiryReceipt, sent: SentEnquiry) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { keyOf, forget } = useIdempotencyKey();
  return useMutation({
    mutationFn: async ({ body }: SentEnquiry) => {
      const { sendBookingEnquiry } = await loadEndpoints();
      return api.call(sendBookingEnquiry, { body, headers: { 'Idempotency-Key': keyOf(body) } });
    },
    onSuccess: (receipt, sent) => {
      forget();
      onSent(receipt, sent);
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: villaKeys.allAvailability }),
        // A chosen extra may no longer exist.
        queryClient.invalidateQueries({ queryKey: villaKeys.priceTerms }),
      ]),
  });
}
