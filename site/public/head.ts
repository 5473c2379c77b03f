import { NO_LEGAL_DETAILS, type LegalDetails } from '@shared/contract/legal/legal';
import type { PageInput } from '@shared/contract/renderedPage';
import { imageUrl } from '@shared/domain/gallery/imageVariants';
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_CODES,
  languageOf,
  pathIn,
  pathWithoutLanguage,
  prefixOf,
} from '@shared/i18n/languages';
import type { Translate } from '@shared/i18n/translate';
import { contentOf, type Content } from '@shared/domain/content/contentTypes';
import { VILLA } from '@shared/villa';
import { FONT_FILES } from '../styles/GlobalStyle';
import { srcSetOf } from '../components/Picture';
import { heroCuts } from '../components/heroImage';
import { titleOf } from './pageTitle';
import { safeJson } from './safeJson';
import { legalPageOf, screenOf } from './screenOf';

/** The page's head: title, description, sharing, structured data and preloads. */
export function headOf(input: PageInput, t: Translate): string {
  const screen = screenOf(input.path);
  const content = contentOf(t, input.data.content ?? {});
  const legalPage = legalPageOf(input.path);
  const title = titleOf(input.path, content, t);
  const description = legalPage
    ? `${title}, ${content['villa.place']}`
    : content[screen === 'booking' ? 'meta.booking.description' : 'meta.home.description'];
  const canonical = `${input.publicUrl}${screen === 'notFound' ? '/' : input.path}`;
  const heroImage = heroImageOf(input);
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}">`,
    screen === 'notFound' || input.isPreview
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escape(canonical)}">${alternates(input)}`,
    '<meta name="theme-color" content="#0f4c5c">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="${prefixOf(languageOf(input.path))}/manifest.webmanifest">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${escape(content['villa.name'])}">`,
    `<meta property="og:title" content="${escape(title)}">`,
    `<meta property="og:description" content="${escape(description)}">`,
    `<meta property="og:url" content="${escape(canonical)}">`,
    ...(heroImage ? [`<meta property="og:image" content="${escape(heroImage)}">`] : []),
    '<meta name="twitter:card" content="summary_large_image">',
    ...FONT_FILES.map(
      (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...(screen === 'home' ? heroPreloads(input) : []),
    ...(screen === 'home'
      ? [
          `<script type="application/ld+json">${safeJson(structuredData(input, heroImage, content))}</script>`,
        ]
      : []),
  ].join('');
}

/** `hreflang` links: search engines expect every language, including the page's own. */
function alternates({ path, publicUrl }: PageInput): string {
  const page = pathWithoutLanguage(path);
  const link = (hreflang: string, href: string) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escape(publicUrl + href)}">`;
  return (
    LANGUAGE_CODES.map((language) => link(language, pathIn(language, page))).join('') +
    link('x-default', pathIn(DEFAULT_LANGUAGE, page))
  );
}

function heroImageOf({ data, publicUrl }: PageInput): string | null {
  const publicId = data.settings?.heroImagePublicId;
  if (!publicId) return null;
  return new URL(
    imageUrl(data.config.imageHost.deliveryBase, publicId, 'share'),
    publicUrl,
  ).toString();
}

/** Must match the hero's `<picture>`, so that the image is loaded only once. */
function heroPreloads({ data }: PageInput): string[] {
  const { settings } = data;
  if (!settings?.heroImagePublicId) return [];
  const publicId = settings.heroImagePublicId;
  const { deliveryBase } = data.config.imageHost;
  return Object.values(heroCuts(settings)).map(
    ({ media, variants, sizes }) =>
      `<link rel="preload" as="image" fetchpriority="high" media="${media}" imagesizes="${sizes}" ` +
      `imagesrcset="${escape(srcSetOf(deliveryBase, publicId, variants))}">`,
  );
}

/** schema.org data of the rental. Without ratings, because there are none. */
function structuredData(
  { data, publicUrl, path }: PageInput,
  heroImage: string | null,
  content: Content,
): object {
  const { deliveryBase } = data.config.imageHost;
  const photos = (data.gallery ?? []).map((photo) =>
    new URL(imageUrl(deliveryBase, photo.publicId, 'large'), publicUrl).toString(),
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'VacationRental',
    name: content['villa.title'],
    url: publicUrl + pathIn(languageOf(path), '/'),
    identifier: publicUrl,
    ...operatorData(data.legal ?? NO_LEGAL_DETAILS),
    image: heroImage ? [heroImage, ...photos] : photos,
    latitude: content['villa.position'].latitude,
    longitude: content['villa.position'].longitude,
    ...(content['contact.phone'] ? { telephone: content['contact.phone'] } : {}),
    address: {
      '@type': 'PostalAddress',
      addressLocality: content['villa.locality'],
      addressRegion: content['villa.region'],
      postalCode: content['villa.postalCode'],
      addressCountry: VILLA.address.country,
    },
    containsPlace: {
      '@type': 'Accommodation',
      additionalType: 'EntirePlace',
      numberOfBedrooms: content['villa.bedrooms'],
      numberOfBathroomsTotal: content['villa.bathrooms'],
      occupancy: { '@type': 'QuantitativeValue', maxValue: data.settings?.maxGuests ?? 8 },
    },
    ...(data.settings
      ? { checkinTime: data.settings.checkinTime, checkoutTime: data.settings.checkoutTime }
      : {}),
  };
}

function operatorData({
  operatorName,
  taxNumber,
  registration,
  euRegistration,
}: LegalDetails): object {
  const registers = [
    { name: 'Registo Nacional de Alojamento Local (RNAL)', value: registration },
    { name: 'Registration number, Regulation (EU) 2024/1028', value: euRegistration },
  ].filter(({ value }) => value !== null);
  return {
    ...(operatorName && { legalName: operatorName }),
    ...(taxNumber && { taxID: taxNumber }),
    ...(registers.length > 0 && {
      additionalProperty: registers.map((register) => ({ '@type': 'PropertyValue', ...register })),
    }),
  };
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
