import type { BookingEnquiryInput, EnquiryReceipt } from '@shared/contract/booking';
import { sendBookingEnquiry } from '@shared/contract/publicEndpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi } from '../../api/ApiContext';
import { villaKeys } from '../../queries/villa';

/**
 * Sends an enquiry. The same content, sent again after a lost answer or a double click,
 * carries the same key, so that the server stores it once.
 */
export function useEnquiry(onSent: (receipt: EnquiryReceipt) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const last = useRef<{ content: string; key: string } | null>(null);
  return useMutation({
    mutationFn: (body: BookingEnquiryInput) => {
      const content = JSON.stringify(body);
      if (last.current?.content !== content) {
        last.current = { content, key: newKey() };
      }
      return api.call(sendBookingEnquiry, {
        body,
        headers: { 'Idempotency-Key': last.current.key },
      });
    },
    onSuccess: onSent,
    onSettled: () => queryClient.invalidateQueries({ queryKey: villaKeys.allAvailability }),
  });
}

/** `randomUUID` exists on https and localhost only; a guest on plain http gets one all the same. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
