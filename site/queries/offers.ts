import {
  createOffer,
  deleteOffer,
  listOffers,
  resendOffer,
  sendOffer,
  updateOffer,
  withdrawOffer,
} from '@shared/contract/offers/offerEndpoints';
import type { OfferInput, OfferJson } from '@shared/contract/offers/offer';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { invalidateFamily } from './families';
import { bookingKeys } from './queryKeys';
import { useSendOnce } from './sendOnce';

export const offersQuery = (api: ApiClient, bookingId: number) =>
  queryOptions({
    queryKey: bookingKeys.offers(bookingId),
    queryFn: ({ signal }) => api.call(listOffers, { params: { id: String(bookingId) }, signal }),
    staleTime: 0,
  });

type Known = Pick<OfferJson, 'id' | 'updatedAt'>;

/** An action on an offer. Sends the offer's `updatedAt` (409 `stale`). */
export type OfferAct =
  | { kind: 'save' | 'saveAndSend'; offer: Known | null; input: OfferInput }
  | { kind: 'send' | 'resend' | 'delete'; offer: Known }
  | { kind: 'withdraw'; offer: Known; message: string; notifyGuest: boolean };

/**
 * Performs an action on an offer and refetches bookings. A repeated save is stored once, see {@link useSendOnce}.
 */
export function useOfferAct(bookingId: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  const sendOnce = useSendOnce();
  return useMutation({
    mutationFn: async (act: OfferAct): Promise<void> => {
      switch (act.kind) {
        case 'save':
        case 'saveAndSend': {
          const { offer } = act;
          const input = { ...act.input, send: act.kind === 'saveAndSend' };
          await sendOnce({ offer, input }, (headers) =>
            offer
              ? api.call(updateOffer, {
                  params: { id: String(offer.id) },
                  body: { ...input, updatedAt: offer.updatedAt },
                  headers,
                })
              : api.call(createOffer, { params: { id: String(bookingId) }, body: input, headers }),
          );
          return;
        }
        case 'send':
          await api.call(sendOffer, sending(act.offer));
          return;
        case 'resend':
          await api.call(resendOffer, sending(act.offer));
          return;
        case 'delete':
          await api.call(deleteOffer, {
            params: { id: String(act.offer.id) },
            query: { updatedAt: act.offer.updatedAt },
          });
          return;
        case 'withdraw': {
          const { message, notifyGuest, offer } = act;
          const { params, body } = sending(offer);
          await api.call(withdrawOffer, { params, body: { ...body, message, notifyGuest } });
        }
      }
    },
    onSettled: () => invalidateFamily(queryClient, 'booking'),
  });
}

function sending({ id, updatedAt }: Known) {
  return { params: { id: String(id) }, body: { updatedAt } };
}
