import type { GalleryImageJson } from '@shared/contract/gallery/gallery';
import type { HostedImage, PublicConfig } from '@shared/contract/gallery/image';

/** A gallery row in the owner's format: visible, not featured. */
export function buildGalleryImage(overrides: Partial<GalleryImageJson> = {}): GalleryImageJson {
  const id = overrides.id ?? 1;
  return {
    id,
    publicId: `villa/photo-${id}`,
    title: `Photo ${id}`,
    description: null,
    category: 'general',
    displayOrder: id,
    isActive: true,
    isFeatured: false,
    createdAt: '2027-03-10T12:00:00.000Z',
    updatedAt: '2027-03-10T12:00:00.000Z',
    ...overrides,
  };
}

/** A hosted image, 1600 × 1067 pixels and 240.4 KB. */
export function buildHostedImage(overrides: Partial<HostedImage> = {}): HostedImage {
  return {
    publicId: 'villa/pool.jpg',
    width: 1600,
    height: 1067,
    bytes: 246_170,
    url: 'https://villa.test/media/image/upload/villa/pool.jpg',
    ...overrides,
  };
}

export const CONFIG: PublicConfig = {
  googleMapsApiKey: null,
  imageHost: {
    kind: 'embedded',
    uploadUrl: '/media/upload',
    uploadPreset: 'villa-preset',
    folder: 'villa',
    deliveryBase: '/media/image/upload',
  },
};
