import type { LiveEventType } from '@shared/contract/events';
import type { QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query';
import {
  bookingKeys,
  calendarKeys,
  calendarSyncKeys,
  contentKeys,
  conversationKeys,
  figuresKeys,
  galleryKeys,
  hostedImageKeys,
  houseKeys,
  mailKeys,
  messageKeys,
  overrideKeys,
  paymentSettingsKey,
  pricePlanKey,
  referenceRatesKey,
  reviewKeys,
  setupKeys,
  simulatorKeys,
  userKeys,
  villaKeys,
} from './queryKeys';

/**
 * The queries to refetch when something of a kind changes, here or in another window. Conversations, messages and
 * reviews show the guest and dates of their booking.
 */
export const FAMILIES: Record<LiveEventType, readonly QueryKey[]> = {
  enquiry: [figuresKeys.all, bookingKeys.all, calendarKeys.all],
  message: [messageKeys.list, conversationKeys.all, bookingKeys.all],
  booking: [
    houseKeys.all,
    figuresKeys.all,
    bookingKeys.all,
    calendarKeys.all,
    villaKeys.allAvailability,
    conversationKeys.all,
    messageKeys.list,
    reviewKeys.list,
  ],
  settings: [
    houseKeys.all,
    figuresKeys.all,
    bookingKeys.all,
    villaKeys.settings,
    villaKeys.priceTerms,
    villaKeys.allAvailability,
    calendarKeys.all,
    overrideKeys.list,
    paymentSettingsKey,
    pricePlanKey,
    referenceRatesKey,
    simulatorKeys.all,
    setupKeys.all,
  ],
  gallery: [galleryKeys.list, hostedImageKeys.browse, villaKeys.gallery, setupKeys.all],
  mail: [mailKeys.state, bookingKeys.allToday, setupKeys.all],
  calendar: [
    houseKeys.all,
    figuresKeys.all,
    calendarSyncKeys.all,
    bookingKeys.all,
    calendarKeys.all,
    villaKeys.allAvailability,
    setupKeys.all,
  ],
  content: [contentKeys.all, setupKeys.all],
  review: [reviewKeys.list, bookingKeys.summary, bookingKeys.allToday],
  users: [userKeys.all],
};

export async function invalidateFamily(
  queryClient: QueryClient,
  type: LiveEventType,
): Promise<void> {
  await Promise.all(FAMILIES[type].map((queryKey) => refetch(queryClient, { queryKey })));
}

/**
 * Refetches, and restarts queries that are in flight, whose response may be older than the change. The library only
 * cancels a fetch if there is cached data.
 */
export function refetch(queryClient: QueryClient, filters: QueryFilters): Promise<void> {
  const underWay = { ...filters, type: 'active', fetchStatus: 'fetching' } as const;
  for (const query of queryClient.getQueryCache().findAll(underWay)) {
    if (query.state.data === undefined) void query.cancel({ silent: true });
  }
  return queryClient.invalidateQueries(filters);
}
