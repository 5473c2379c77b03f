import {
  IMAGE_VARIANTS,
  imageUrl,
  type ImageVariantName,
} from '@shared/domain/gallery/pictureVariants';
import type { ImgHTMLAttributes, Ref } from 'react';

type PictureProps = Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet'> & {
  /** Prefix of delivery URLs, from the configuration. */
  deliveryBase: string;
  publicId: string;
  alt: string;
  /** One crop in several sizes, smallest first; the first is what old browsers get. */
  variants: readonly [ImageVariantName, ...ImageVariantName[]];
  ref?: Ref<HTMLImageElement>;
};

/** A hosted picture in the size that the screen needs, with its place kept free while it loads. */
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

/** The `srcset` of a picture; preloads must name exactly the same. */
export function srcSetOf(
  deliveryBase: string,
  publicId: string,
  variants: readonly ImageVariantName[],
): string {
  return variants
    .map((name) => `${imageUrl(deliveryBase, publicId, name)} ${IMAGE_VARIANTS[name].width}w`)
    .join(', ');
}
