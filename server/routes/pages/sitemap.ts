import { DEFAULT_LANGUAGE, LANGUAGE_CODES, pathIn } from '@shared/i18n/languages';
import { PUBLIC_PATHS } from '../../rendering/publicPages';

export function sitemap(publicUrl: string): string {
  const link = (hreflang: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${publicUrl}${href}"/>`;
  const urls = PUBLIC_PATHS.flatMap((path) => {
    const alternates =
      LANGUAGE_CODES.map((language) => link(language, pathIn(language, path))).join('') +
      link('x-default', pathIn(DEFAULT_LANGUAGE, path));
    return LANGUAGE_CODES.map(
      (language) => `<url><loc>${publicUrl}${pathIn(language, path)}</loc>${alternates}</url>`,
    );
  }).join('');
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">' +
    `${urls}</urlset>`
  );
}
