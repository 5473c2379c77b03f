import type { GalleryCategory } from '@shared/contract/gallery/gallery';
import type { HostedImage } from '@shared/contract/gallery/image';
import { searchText } from '@shared/domain/searchText';
import { t } from '../i18n/t';

export function categoryText(category: GalleryCategory): string {
  return t(CATEGORIES[category]);
}

const CATEGORIES = {
  general: 'General',
  exterior: 'Exterior',
  interior: 'Interior',
  bedrooms: 'Bedrooms',
  amenities: 'Amenities',
  locality: 'Locality',
} as const satisfies Record<GalleryCategory, string>;

/** `1600×1067 · 240 KB`: size in pixels, and bytes / 1024 without decimals. */
export function sizeText({ width, height, bytes }: HostedImage): string {
  return `${width}×${height} · ${Math.round(bytes / 1024)} KB`;
}

/** Ignores case and accents. */
export function includesText(whole: string, searched: string): boolean {
  return searchText(whole).includes(searchText(searched));
}
