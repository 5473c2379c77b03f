import type { Content } from '@shared/domain/content/contentTypes';
import { LANGUAGES, pathIn, type Language } from '@shared/i18n/languages';

/** `/manifest.webmanifest`: name and icons of the site on a phone's home screen. */
export function webManifest(content: Content, language: Language): string {
  return JSON.stringify({
    name: content['villa.title'],
    short_name: content['villa.name'],
    description: content['villa.tagline'],
    lang: LANGUAGES[language].lang,
    start_url: pathIn(language, '/'),
    ...MANIFEST_REST,
  });
}

const MANIFEST_REST = {
  display: 'browser',
  background_color: '#fbf8f2',
  theme_color: '#0f4c5c',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    // Phones cut it to their own shape.
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
