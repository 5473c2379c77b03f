import type { HeroPosition, VillaSettings } from '@shared/contract/prices/settings';
import type { ImageVariantName } from '@shared/domain/gallery/imageVariants';
import { css } from 'styled-components';

/** One crop of the hero image: its media query, its sizes and how wide it is displayed. */
export type HeroCut = {
  media: string;
  variants: readonly [ImageVariantName, ...ImageVariantName[]];
  sizes: string;
};

const WIDE = ['heroMedium', 'hero', 'heroLarge'] as const;

/**
 * The hero's crops: upright on phones, wide elsewhere. The page's head preloads exactly these.
 * @param settings only the owner's placing on phones is used
 */
export function heroCuts(settings: Pick<VillaSettings, 'heroImagePositionMobile'>): {
  phone: HeroCut;
  wide: HeroCut;
} {
  const isCentred = settings.heroImagePositionMobile === 'center center';
  return {
    phone: {
      media: '(max-width: 767px)',
      // The prepared upright crop is the middle of the image. Any other part needs the full image, which at 4:5
      // is 20/9 as wide as the phone.
      variants: isCentred ? ['heroPhone'] : WIDE,
      sizes: isCentred ? '100vw' : '223vw',
    },
    wide: { media: '(min-width: 768px)', variants: WIDE, sizes: '100vw' },
  };
}

export type HeroPlacing = {
  position: HeroPosition;
  /** Percent. Below 100 the background shows around the image. */
  scale: number;
};

/** Style of the hero image as the owner placed it. The owner's preview uses the same. */
export function heroPlacing({ position, scale }: HeroPlacing) {
  return css`
    object-fit: cover;
    object-position: ${position};
    transform: scale(${scale / 100});
    transform-origin: ${position};
  `;
}
