import {
  IMAGE_VARIANTS,
  imageUrl,
  type ImageVariantName,
} from '@shared/domain/gallery/imageVariants';
import type { ImgHTMLAttributes, Ref } from 'react';

type PictureProps = Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet'> & {
  deliveryBase: string;
  publicId: string;
  alt: string;
  /** Sizes of one crop, smallest first. Browsers without `srcset` load the first. */
  variants: readonly [ImageVariantName, ...ImageVariantName[]];
  ref?: Ref<HTMLImageElement>;
};

/** A hosted image in the size the screen needs. Its space is reserved while it loads. */
export function Picture({ deliveryBase, publicId, alt, variants, ...rest }: PictureProps) {
  const { width, height } = IMAGE_VARIANTS[variants[0]];
  return (
    <img
      width={width}
      height={height}
      decoding="async"
      loading="lazy"
      {...rest}
      alt={alt}
      src={imageUrl(deliveryBase, publicId, variants[0])}
      srcSet={srcSetOf(deliveryBase, publicId, variants)}
    />
  );
}

/** The image's `srcset`. Preloads must use exactly the same value. */
export function srcSetOf(
  deliveryBase: string,
  publicId: string,
  variants: readonly ImageVariantName[],
): string {
  return variants
    .map((name) => `${imageUrl(deliveryBase, publicId, name)} ${IMAGE_VARIANTS[name].width}w`)
    .join(', ');
}
