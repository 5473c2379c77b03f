import type { GalleryPhoto } from '@shared/contract/gallery/gallery';
import type { PublicConfig } from '@shared/contract/gallery/image';
import { presentPriceTerms } from '@shared/contract/prices/presentPriceTerms';
import type { PriceTermsJson } from '@shared/contract/prices/priceTerms';
import { SETTINGS_DEFAULTS, type VillaSettings } from '@shared/contract/prices/settings';
import { DEFAULT_PRICE_TERMS } from '@shared/domain/prices/priceTerms';

export const TODAY = '2027-03-10';

export const CONFIG: PublicConfig = {
  googleMapsApiKey: null,
  imageHost: {
    kind: 'embedded',
    uploadUrl: '/api/admin/images/upload',
    uploadPreset: 'villa',
    folder: 'villa-luz',
    deliveryBase: '/media/image/upload',
  },
};

/** The settings of a new database, with a hero image. */
export function buildSettings(overrides: Partial<VillaSettings> = {}): VillaSettings {
  return {
    ...SETTINGS_DEFAULTS,
    id: 1,
    heroImagePublicId: 'villa-luz/front',
    updatedAt: '2027-03-01T10:00:00.000Z',
    ...overrides,
  };
}

export function buildGallery(count: number, featured: readonly number[] = []): GalleryPhoto[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    publicId: `villa-luz/photo-${index + 1}`,
    title: `Photo ${index + 1}`,
    description: null,
    category: 'general',
    isFeatured: featured.includes(index + 1),
    displayOrder: index,
  }));
}

export function buildPriceTerms(overrides: Partial<PriceTermsJson> = {}): PriceTermsJson {
  return {
    ...presentPriceTerms(DEFAULT_PRICE_TERMS),
    updatedAt: '2027-03-01T10:00:00.000Z',
    ...overrides,
  };
}
