import type { HeroPosition, VillaSettings } from '@shared/contract/prices/settings';
import type { ImageVariantName } from '@shared/domain/gallery/pictureVariants';
import { css } from 'styled-components';

/** One cut of the hero: when it is used, in which sizes, and how wide the picture stands. */
export type HeroCut = {
  media: string;
  variants: readonly [ImageVariantName, ...ImageVariantName[]];
  sizes: string;
};

const WIDE = ['heroMedium', 'hero'] as const;

/**
 * The hero's cuts, upright on phones and wide on everything else; the page's head preloads
 * exactly these.
 * @param settings only the owner's placing on phones matters
 */
export function heroCuts(settings: Pick<VillaSettings, 'heroImagePositionMobile'>): {
  phone: HeroCut;
  wide: HeroCut;
} {
  const isCentred = settings.heroImagePositionMobile === 'center center';
  return {
    phone: {
      media: '(max-width: 767px)',
      // The ready upright cut is the middle of the picture; any other part needs the whole of it,
      // which at 4:5 is 20/9 as wide as the phone.
      variants: isCentred ? ['heroPhone'] : WIDE,
      sizes: isCentred ? '100vw' : '223vw',
    },
    wide: { media: '(min-width: 768px)', variants: WIDE, sizes: '100vw' },
  };
}

/** How the owner places the hero image in its frame. */
export type HeroPlacing = {
  position: HeroPosition;
  /** Percent; below 100 the frame's ground shows around the image. */
  scale: number;
};

/** The style of an image that fills the hero's frame as placed; the owner's preview uses the same. */
export function heroPlacing({ position, scale }: HeroPlacing) {
  return css`
    object-fit: cover;
    object-position: ${position};
    transform: scale(${scale / 100});
    transform-origin: ${position};
  `;
}
