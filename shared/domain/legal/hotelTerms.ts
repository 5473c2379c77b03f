/** Kinds of tourist establishments, also inside longer words: "aparthotel", "hotelaria", "Hotelzimmer". */
const KINDS = [
  '\\p{L}*(?:h[oô]|m[oô]|hos)tel\\p{L}*',
  'hot[ée]is',
  '\\p{L}*resorts?',
  'pousadas?',
  'estalage(?:m|ns)',
  '(?:empreendimento|aldeamento|apartamento)s? tur[íi]sticos?',
];
const NUMBERS =
  '[1-5]|three|four|five|tr[êe]s|quatro|cinco|drei|vier|f[üu]nf|trois|quatre|cinq|drie|vijf';
const STARS = 'stars?|estrelas?|sternen?|[ée]toiles?|sterren';
const HOTEL_TERM = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${KINDS.join('|')}|(?:${NUMBERS})[\\s-]?(?:${STARS}))(?![\\p{L}\\p{N}])`,
  'iu',
);

/**
 * The first word of a text that suggests a hotel or another tourist establishment; `null` for none. An Alojamento
 * Local may not suggest this (Decreto-Lei 128/2014, article 17). The word may refer to a neighbour, which only
 * people can tell.
 */
export function hotelTermIn(text: string): string | null {
  return HOTEL_TERM.exec(text.normalize('NFC'))?.[0] ?? null;
}
