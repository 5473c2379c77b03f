import type { AvailabilityQuery } from '@shared/contract/calendars/availability';
import type { CalculatePriceInput } from '@shared/contract/prices/price';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../api/client';
import { villaKeys } from './queryKeys';

const MINUTE_MS = 60_000;

/**
 * Loads the contract's schemas on the first call. Pages arrive with their data, and most visits to the home page
 * make no call.
 */
export const loadEndpoints = () => import('@shared/contract/publicEndpoints');

export const configQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: villaKeys.config,
    queryFn: async ({ signal }) => {
      const { getConfig } = await loadEndpoints();
      return api.call(getConfig, { signal });
    },
    staleTime: 5 * MINUTE_MS,
    retry: 3,
  });

export const settingsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: villaKeys.settings,
    queryFn: async ({ signal }) => {
      const { getVillaSettings } = await loadEndpoints();
      return api.call(getVillaSettings, { signal });
    },
    staleTime: 5 * MINUTE_MS,
  });

export const priceTermsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: villaKeys.priceTerms,
    queryFn: async ({ signal }) => {
      const { getPriceTerms } = await loadEndpoints();
      return api.call(getPriceTerms, { signal });
    },
    staleTime: 5 * MINUTE_MS,
  });

export const galleryQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: villaKeys.gallery,
    queryFn: async ({ signal }) => {
      const { getGallery } = await loadEndpoints();
      return api.call(getGallery, { signal });
    },
  });

export const reviewsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: villaKeys.reviews,
    queryFn: async ({ signal }) => {
      const { getReviews } = await loadEndpoints();
      return api.call(getReviews, { signal });
    },
  });

export const availabilityQuery = (api: ApiClient, query: AvailabilityQuery) =>
  queryOptions({
    queryKey: villaKeys.availability(query),
    queryFn: async ({ signal }) => {
      const { getAvailability } = await loadEndpoints();
      return api.call(getAvailability, { query, signal });
    },
    staleTime: 2 * MINUTE_MS,
    gcTime: 5 * MINUTE_MS,
  });

/** The price of a stay. Never cached, because nights and prices change. */
export const priceQuery = (api: ApiClient, input: CalculatePriceInput) =>
  queryOptions({
    queryKey: villaKeys.price(input),
    queryFn: async ({ signal }) => {
      const { calculatePrice } = await loadEndpoints();
      return api.call(calculatePrice, { body: input, signal });
    },
    staleTime: 0,
    gcTime: 0,
  });
