import { describe, expect, it } from 'vitest';
import { pages as en } from './en/pages';
import { translator } from './catalogues';
import { languageOf, pathIn, pathWithoutLanguage, type Language } from './languages';

describe('texts', () => {
  const t = translator('en');

  it('are returned as written', () => {
    expect(t('hero.book')).toBe('Book Your Stay');
  });

  it('have their parameters filled in', () => {
    expect(t('viewer.counter', { i: 3, n: 16 })).toBe('3 of 16');
  });

  it('insert a parameter that looks like a replacement pattern literally', () => {
    expect(t('gallery.open', { title: '$& {n} $1' })).toBe('Open photo: $& {n} $1');
  });

  it.each([
    [0, '0 guests'],
    [1, '1 guest'],
    [2, '2 guests'],
  ])('choose the plural form for %i', (n, text) => {
    expect(t('booking.guestCount', { n })).toBe(text);
  });

  it('exist for every key and are not blank', () => {
    expect(Object.entries(en).filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

describe('the language of a page', () => {
  it.each(['/', '/booking', '/english', '/constructor', '/DE', ''])('is English for %j', (path) => {
    expect(languageOf(path)).toBe('en');
  });

  it('is the first segment of the path', () => {
    expect(languageOf('/de')).toBe('de');
    expect(languageOf('/pt/booking')).toBe('pt');
  });

  it.each<[Language, string, string]>([
    ['en', '/', '/'],
    ['en', '/booking', '/booking'],
    ['de', '/', '/de'],
    ['nl', '/booking', '/nl/booking'],
  ])('in %s puts %s at %s, and finds it again', (language, path, address) => {
    expect(pathIn(language, path)).toBe(address);
    expect(pathWithoutLanguage(address)).toBe(path);
  });
});
