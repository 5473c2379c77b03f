import type { AvailabilityQuery } from '@shared/contract/availability';
import {
  calculatePrice,
  getAvailability,
  getConfig,
  getGallery,
  getVillaSettings,
} from '@shared/contract/endpoints';
import type { CalculatePriceInput } from '@shared/contract/price';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../api/client';

const MINUTE_MS = 60_000;

/** What guests read. Keys begin with `villa`; the server seeds the same keys when it renders. */
export const villaKeys = {
  all: ['villa'] as const,
  config: ['villa', 'config'] as const,
  settings: ['villa', 'settings'] as const,
  gallery: ['villa', 'gallery'] as const,
  availability: (query: AvailabilityQuery) =>
    ['villa', 'availability', query.startDate, query.endDate] as const,
  allAvailability: ['villa', 'availability'] as const,
  price: (input: CalculatePriceInput) => ['villa', 'price', input] as const,
};

export const configQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: villaKeys.config,
    queryFn: ({ signal }) => api.call(getConfig, { signal }),
    staleTime: 5 * MINUTE_MS,
    retry: 3,
  });

export const settingsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: villaKeys.settings,
    queryFn: ({ signal }) => api.call(getVillaSettings, { signal }),
    staleTime: 5 * MINUTE_MS,
  });

export const galleryQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: villaKeys.gallery,
    queryFn: ({ signal }) => api.call(getGallery, { signal }),
  });

/** One whole month, as the calendar asks for it. */
export const availabilityQuery = (api: ApiClient, query: AvailabilityQuery) =>
  queryOptions({
    queryKey: villaKeys.availability(query),
    queryFn: ({ signal }) => api.call(getAvailability, { query, signal }),
    staleTime: 2 * MINUTE_MS,
    gcTime: 5 * MINUTE_MS,
  });

/** The price of a stay; always asked anew, because nights and prices change under it. */
export const priceQuery = (api: ApiClient, input: CalculatePriceInput) =>
  queryOptions({
    queryKey: villaKeys.price(input),
    queryFn: ({ signal }) => api.call(calculatePrice, { body: input, signal }),
    staleTime: 0,
    gcTime: 0,
  });
