import type { PageInput } from '@shared/contract/renderedPage';
import { IMAGE_VARIANTS, imageUrl } from '@shared/domain/gallery/imageVariants';
import type { ContactLink } from '@shared/domain/phones';
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_CODES,
  LANGUAGES,
  languageOf,
  pathIn,
  pathWithoutLanguage,
  prefixOf,
} from '@shared/i18n/languages';
import type { Translate } from '@shared/i18n/translate';
import { contentOf, type Content } from '@shared/domain/content/contentTypes';
import { FONT_FILES } from '../styles/GlobalStyle';
import { srcSetOf } from '../components/Picture';
import { heroCuts } from '../components/heroImage';
import { titleOf } from './pageTitle';
import { safeJson } from './safeJson';
import { legalPageOf, screenOf } from './screenOf';
import { structuredData } from './structuredData';

/**
 * The page's head: title, description, sharing, structured data and preloads.
 * @param links how guests can reach the owner
 */
export function headOf(input: PageInput, t: Translate, links: readonly ContactLink[]): string {
  const screen = screenOf(input.path);
  const content = contentOf(t, input.data.content ?? {});
  const legalPage = legalPageOf(input.path);
  const title = titleOf(input.path, content, t);
  const description = legalPage
    ? `${title}, ${content['villa.place']}`
    : content[screen === 'booking' ? 'meta.booking.description' : 'meta.home.description'];
  const canonical = `${input.publicUrl}${screen === 'notFound' ? '/' : input.path}`;
  const picture = sharedPicture(input, content);
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
    ...openGraphLocales(input.path),
    ...(picture ? openGraphImage(picture) : []),
    '<meta name="twitter:card" content="summary_large_image">',
    ...FONT_FILES.map(
      (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...(screen === 'home' ? heroPreloads(input) : []),
    ...(screen === 'home' || screen === 'booking'
      ? [
          `<script type="application/ld+json">${safeJson(structuredData(input, { content, picture: picture?.url ?? null, links }))}</script>`,
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

/** The picture that messengers show beside a link. The booking page has another one than the other pages. */
function sharedPicture({ data, publicUrl, path }: PageInput, content: Content): Shared | null {
  const hero = data.settings?.heroImagePublicId;
  const photo = data.gallery?.find(({ publicId }) => publicId !== hero);
  const { deliveryBase } = data.config.imageHost;
  const shared = (publicId: string, alt: string) => ({
    url: new URL(imageUrl(deliveryBase, publicId, 'share'), publicUrl).toString(),
    alt,
  });
  if (photo && screenOf(path) === 'booking') {
    const { title, description } = data.captions?.[photo.publicId] ?? photo;
    return shared(photo.publicId, description ?? title);
  }
  return hero ? shared(hero, content['hero.alt']) : null;
}

type Shared = { url: string; alt: string };

function openGraphImage({ url, alt }: Shared): string[] {
  const { width, height } = IMAGE_VARIANTS.share;
  return [
    `<meta property="og:image" content="${escape(url)}">`,
    `<meta property="og:image:width" content="${width}">`,
    `<meta property="og:image:height" content="${height}">`,
    `<meta property="og:image:alt" content="${escape(alt)}">`,
  ];
}

/** `og:locale` writes languages with an underscore. */
function openGraphLocales(path: string): string[] {
  const own = languageOf(path);
  return [own, ...LANGUAGE_CODES.filter((code) => code !== own)].map((code) => {
    const name = code === own ? 'og:locale' : 'og:locale:alternate';
    return `<meta property="${name}" content="${LANGUAGES[code].locale.replace('-', '_')}">`;
  });
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

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
