/** Kinds of tourist establishments, also inside longer words: "aparthotel", "hotelaria", "Hotelzimmer". */
const KINDS = [
  '\\p{L}*(?:h[oô]|m[oô]|hos)tel\\p{L}*',
  'hot[ée]is',
  '\\p{L}*resorts?',
  'pousadas?',
  'estalage(?:m|ns)',
  '(?:empreendimento|aldeamento|apartamento)s? tur[íi]sticos?',
];
/** Classifications, as only those have them. */
const NUMBERS =
  '[1-5]|three|four|five|tr[êe]s|quatro|cinco|drei|vier|f[üu]nf|trois|quatre|cinq|drie|vijf';
const STARS = 'stars?|estrelas?|sternen?|[ée]toiles?|sterren';
const HOTEL_WORD = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${KINDS.join('|')}|(?:${NUMBERS})[\\s-]?(?:${STARS}))(?![\\p{L}\\p{N}])`,
  'iu',
);

/**
 * The first word of a text by which a house seems to be a hotel or another tourist establishment, which
 * no Alojamento Local may (Decreto-Lei 128/2014, article 17); `null` for none. It may be about a
 * neighbour: only people can tell.
 */
export function hotelWordIn(text: string): string | null {
  return HOTEL_WORD.exec(text.normalize('NFC'))?.[0] ?? null;
}
