// @vitest-environment node
import type { PageInput } from '@shared/contract/renderedPage';
import { LEGAL_PAGES } from '@shared/domain/legal/pages';
import { LANGUAGE_CODES, LANGUAGES, pathIn, type Language } from '@shared/i18n/languages';
import { describe, expect, it } from 'vitest';
import { renderPage } from './entryServer';
import { NO_LEGAL } from './legal/noLegal';
import { buildGallery, buildPriceTerms, buildSettings, CONFIG, TODAY } from './test/pageData';

const PATHS = ['/', '/booking', '/nowhere', ...LEGAL_PAGES.map((page) => `/${page}`)];

function build(path: string, language: Language): PageInput {
  const page = LEGAL_PAGES.find((legal) => path === `/${legal}`);
  return {
    path: pathIn(language, path),
    publicUrl: 'https://villa.example',
    assets: { boot: '/assets/boot.js', entry: '/assets/site.js', modules: [] },
    data: {
      settings: buildSettings(),
      gallery: buildGallery(3, [1]),
      config: CONFIG,
      priceTerms: buildPriceTerms(),
      availability: [],
      today: TODAY,
      startingPrice: '450.00',
      content: {},
      legal: { ...NO_LEGAL, operatorName: 'Maria Sousa', taxNumber: '123456789', capacity: 8 },
      ...(page && { legalDocument: { page, version: 2, since: TODAY, sections: [] } }),
    },
  };
}

/** Names, numbers, and words that the languages share. */
const LANGUAGE_NAMES = new Set<string>(Object.values(LANGUAGES).map(({ name }) => name));
const NAMES =
  /^([^\p{L}]*|Villa Luz.*|© .*|Praia da Luz.*|Photo \d|Name|(April|August|September|November|Juni|Juli) \d{4}|Privacy · .*|EUR €|GBP £|USD \$|Golf|Golfers|Villa|Home|Contact|Total|Extras|Message|Privacy|Barbecue|Lagos|Sagres|Meia Praia|Ponta da Piedade|Algarve|Maria Sousa.*|Photos|Instagram|N|S|·|\(Livro de Reclamações\)|Alojamento Local.*|Burgau.*|NIF .*)$/u;

/** Texts a reader sees or hears: text nodes, title, descriptions and labels. */
async function textsOf(path: string, language: Language): Promise<string[]> {
  const { html } = await renderPage(build(path, language));
  const spoken = [...html.matchAll(/ (?:alt|aria-label|placeholder|title)="([^"]*)"/g)];
  const described = [...html.matchAll(/<meta name="description" content="([^"]*)"/g)];
  const texts = html.replaceAll(/<(style|script)[^]*?<\/\1>|<!--[^]*?-->/g, '').split(/<[^>]*>/);
  return [...texts, ...[...spoken, ...described].map(([, text = '']) => text)].map((text) =>
    text.replaceAll(/\s+/g, ' ').trim(),
  );
}

describe.each(LANGUAGE_CODES.filter((code) => code !== 'en'))('every page in %s', (language) => {
  it.each(PATHS)('%s says nothing in English, and leaves nothing to be filled in', async (path) => {
    const texts = await textsOf(path, language);
    expect(texts.filter((text) => /[{}]|undefined|NaN/.test(text))).toEqual([]);
    const english = new Set(await textsOf(path, 'en'));
    const isName = (text: string) => NAMES.test(text) || LANGUAGE_NAMES.has(text);
    expect(texts.filter((text) => english.has(text) && !isName(text))).toEqual([]);
  });

  it('names its own language only', async () => {
    const { html } = await renderPage(build('/', language));
    expect(html).toContain(`<html lang="${LANGUAGES[language].lang}"`);
  });
});

it('calls pictures as the language does, in the document and for the browser', async () => {
  const input = build('/', 'de');
  const captions = { 'villa-luz/photo-1': { title: 'Küche', description: 'Kochinsel aus Stein' } };
  const { html } = await renderPage({ ...input, data: { ...input.data, captions } });
  expect(html).toContain('aria-label="Foto öffnen: Küche"');
  expect(html).toContain('alt="Kochinsel aus Stein"');
  expect(html).toContain(JSON.stringify(captions));
});
