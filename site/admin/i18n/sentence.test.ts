import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sentenceIn } from '@shared/i18n/sentence';
import { sentencesPt } from '@shared/i18n/sentencesByEnglish.pt';
import { validation as validationPt } from '@shared/i18n/pt/rules';

const pt = (english: string) => sentenceIn(sentencesPt, english);
const isGuests = (english: string) => english.replace(/\d+/, '{n}') in validationPt;

it.each([
  ["Passwords don't match", 'As palavras-passe não coincidem'],
  ['Please use at most 20 entries', 'Use no máximo 20 entradas'],
  ['There can be at most 8 seasons', 'Pode haver no máximo 8 épocas'],
  ['Base price is required', 'Preço base: campo obrigatório'],
  [
    'Cleaning fee must be an amount such as 2500.50 or 2.500,50, at most 99999999.99',
    'Taxa de limpeza: indique um valor como 2500.50 ou 2.500,50, no máximo 99999999.99',
  ],
  [
    'GBP rate must be a rate such as 0.8600 or 0,8600, above 0 and below 100',
    'Taxa GBP: indique uma taxa como 0.8600 ou 0,8600, superior a 0 e inferior a 100',
  ],
  ['Full name is required', 'Indique o nome completo'],
  ['Check-in time must be a time such as 16:00', 'Hora de chegada: indique uma hora como 16:00'],
  ['The owner’s own words', 'The owner’s own words'],
])('says %j in Portuguese', (english, portuguese) => {
  expect(pt(english)).toBe(portuguese);
});

it('keeps the numbers of each sentence', () => {
  for (const [english, own] of Object.entries(sentencesPt)) {
    const count = (text: string) => text.split('#').length;
    expect([english, count(own)]).toEqual([english, count(english)]);
  }
});

/** What only a program reads that sends something else than the screens do. */
const FOR_PROGRAMS =
  /must be one of|page marker|The (limit|id|version|year|table|booking’s id|reference) must|is not valid|no key of an export|no such step|isPutAway|either a status|must be pending or confirmed|list price|is not known|language of this site|last message|report covers|has no valid id|can be asked for at once|at once$|identifier|new order|Role must|valid id/;

it('knows every sentence that the contract says of what users type', () => {
  const folder = path.resolve(import.meta.dirname, '../../../shared/contract');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|audit/.test(file),
  );
  const unknown = files.flatMap((file) => {
    const source = readFileSync(path.join(folder, file), 'utf8').replaceAll(
      /\/\*[^]*?\*\/|\/\/.*|^import .*$/gm,
      '',
    );
    const sentences = [
      ...source.matchAll(/'((?:Please|An?|This|Two|There|The|Only) [^'\n]{8,})'/g),
      // With words or numbers that are put in.
      ...source.matchAll(/`([A-Z“][^`\n]{8,})`/g),
    ];
    return sentences
      .map(([, text = '']) => text.replaceAll(/\$\{[^}]*\}/g, '0'))
      .filter((text) => !FOR_PROGRAMS.test(text) && !isGuests(text) && pt(text) === text);
  });
  expect(unknown).toEqual([]);
});
