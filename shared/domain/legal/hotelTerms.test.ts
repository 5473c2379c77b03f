import { describe, expect, it } from 'vitest';
import { defaultContent } from '../content/contentTypes';
import { translator } from '../../i18n/catalogues';
import { LANGUAGE_CODES } from '../../i18n/languages';
import { hotelTermIn } from './hotelTerms';
import { defaultLegalSections } from './legalTexts';

it.each([
  ['Better than any Hotel', 'Hotel'],
  ['Serviços de hotelaria', 'hotelaria'],
  ['Como nos melhores hotéis.', 'hotéis'],
  ['Un hôtel de charme', 'hôtel'],
  ['Un Hôtelier d’exception', 'Hôtelier'],
  ['Wie ein Ferienhotel', 'Ferienhotel'],
  ['Hotelservice inbegriffen', 'Hotelservice'],
  ['our aparthotel', 'aparthotel'],
  ['An apart-hotel', 'hotel'],
  ['a family RESORT', 'RESORT'],
  ['Uma pousada', 'pousada'],
  ['A hostel or a Motel', 'hostel'],
  ['Um empreendimento turístico', 'empreendimento turístico'],
  ['A 5-star villa', '5-star'],
  ['Villa de 5 estrelas', '5 estrelas'],
  ['Ein 4-Sterne-Haus', '4-Sterne'],
  ['cinq étoiles', 'cinq étoiles'],
  ['*Five-star* comfort', 'Five-star'],
])('finds in “%s” the term “%s”', (text, word) => {
  expect(hotelTermIn(text)).toBe(word);
});

it('finds a term written with combining accents', () => {
  expect(hotelTermIn('Un ho\u0302tel')).toBe('hôtel');
});

it.each([
  'A villa above the beach',
  'Wir stehen morgens auf',
  'Stars over the bay at night',
  'As estrelas à noite',
  'See 15 stars shoot',
  'We resorted to candles',
  '',
])('finds no term in “%s”', (text) => {
  expect(hotelTermIn(text)).toBeNull();
});

describe.each(LANGUAGE_CODES)('the product’s own texts in %s', (language) => {
  it('never suggest a hotel', () => {
    const texts = (value: unknown): string[] =>
      typeof value === 'string'
        ? [value]
        : typeof value === 'object' && value !== null
          ? Object.values(value).flatMap(texts)
          : [];
    const own = texts([defaultContent(translator(language), {}), defaultLegalSections(language)]);
    expect(own.length).toBeGreaterThan(50);
    expect(own.filter((text) => hotelTermIn(text) !== null)).toEqual([]);
  });
});
