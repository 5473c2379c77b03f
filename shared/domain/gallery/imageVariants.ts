/** Size and crop of an image. `fill` crops to exactly this size, `limit` only shrinks to fit. */
export type ImageVariant = { crop: 'fill' | 'limit'; width: number; height: number };

/**
 * Every size that the product requests from an image host. The embedded host makes only these, so a new use needs
 * an entry here.
 */
export const IMAGE_VARIANTS = {
  thumbnail: { crop: 'fill', width: 300, height: 200 },
  medium: { crop: 'fill', width: 800, height: 600 },
  large: { crop: 'fill', width: 1200, height: 900 },
  hero: { crop: 'fill', width: 1920, height: 1080 },
  /** For dense screens. A smaller picture is not enlarged. */
  heroLarge: { crop: 'limit', width: 2880, height: 1620 },
  heroMedium: { crop: 'fill', width: 1280, height: 720 },
  heroPhone: { crop: 'fill', width: 780, height: 975 },
  card: { crop: 'fill', width: 600, height: 400 },
  cardMedium: { crop: 'fill', width: 840, height: 560 },
  cardLarge: { crop: 'fill', width: 1200, height: 800 },
  portrait: { crop: 'fill', width: 480, height: 600 },
  portraitLarge: { crop: 'fill', width: 960, height: 1200 },
  viewer: { crop: 'limit', width: 1600, height: 1200 },
  viewerSmall: { crop: 'limit', width: 800, height: 800 },
  face: { crop: 'fill', width: 264, height: 264 },
  share: { crop: 'fill', width: 1200, height: 630 },
  pickerThumbnail: { crop: 'fill', width: 400, height: 200 },
  preview: { crop: 'fill', width: 800, height: 400 },
} as const satisfies Record<string, ImageVariant>;

export type ImageVariantName = keyof typeof IMAGE_VARIANTS;

/** The transformation part of a delivery URL, for example `c_fill,w_300,h_200,f_auto,q_auto`. */
export function transformation(variant: ImageVariant): string {
  return `c_${variant.crop},w_${variant.width},h_${variant.height},f_auto,q_auto`;
}

/**
 * URL of a variant, in the same format for both hosts.
 * @param deliveryBase from `GET /api/config`: `/media/image/upload` or the provider's
 * @param publicId the host's identifier; its slashes stay path separators
 */
export function imageUrl(deliveryBase: string, publicId: string, name: ImageVariantName): string {
  const path = publicId.split('/').map(encodeURIComponent).join('/');
  return `${deliveryBase}/${transformation(IMAGE_VARIANTS[name])}/${path}`;
}

/** The last part of an identifier without extension, used until an image has a title. */
export function defaultImageTitle(publicId: string): string {
  return (publicId.split('/').at(-1) ?? publicId).replace(/\.[^.]+$/, '');
}

/** The embedded host's file names: words and ten digits of the content's hash. */
const UPLOADED = /^(.+)-[0-9a-f]{10}$/;

/** A suggested title: the words of the file name, without the host's digits. */
export function proposedImageTitle(publicId: string): string {
  const name = defaultImageTitle(publicId);
  const words = UPLOADED.exec(name)?.[1]?.replaceAll('-', ' ');
  return words === undefined ? name : words.charAt(0).toUpperCase() + words.slice(1);
}
