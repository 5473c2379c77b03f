import type { ImageVariantName } from '@shared/domain/image';

/** One cut of the hero: when it is used and in which sizes. */
type HeroCut = { media: string; variants: readonly [ImageVariantName, ...ImageVariantName[]] };

/** Upright on phones. */
export const HERO_PHONE: HeroCut = { media: '(max-width: 767px)', variants: ['heroPhone'] };

/** Wide on everything else. */
export const HERO_DESKTOP: HeroCut = {
  media: '(min-width: 768px)',
  variants: ['heroMedium', 'hero'],
};
