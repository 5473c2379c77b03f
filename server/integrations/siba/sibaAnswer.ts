import { plainLine } from '@shared/domain/plainText';

/** Longest answer that is read, in characters; a real one has a few hundred. */
export const MAX_ANSWER = 65_536;
/** Longest text of an answer that is kept, in characters. */
const MAX_TEXT = 500;
/** Longest code that is kept; real ones have two digits. */
const MAX_CODE = 20;

/** Why a file was refused: the house's data are wrong, the file is not valid, or anything else. */
export type SibaRefusal = 'unit' | 'invalid' | 'other';
/** Why it is not known whether a file was taken. */
export type SibaFailure = 'fault' | 'http' | 'no_answer' | 'too_slow' | 'unreachable';

/**
 * An answer of the web service. After `undecided` the same stay can be sent again; a refused file would be refused
 * again.
 */
export type SibaAnswer =
  | { kind: 'accepted' }
  /** @param text the descriptions as received; `code` is `null` if the answer has none */
  | { kind: 'refused'; problem: SibaRefusal; code: string | null; text: string }
  /** @param text what a fault says, or the HTTP status; may be empty */
  | { kind: 'undecided'; problem: SibaFailure; text: string };

const PROBLEMS: Readonly<Record<string, SibaRefusal>> = { 60: 'unit', 75: 'invalid' };

/**
 * Reads a response. Elements are found by their local names, because errors come under another namespace than the WSDL
 * says. When the service is down, it responds with HTML.
 */
export function readSibaAnswer(status: number, answer: string): SibaAnswer {
  const body = answer.slice(0, MAX_ANSWER);
  const fault = elementText(body, 'Fault');
  if (fault !== null) {
    const reason = elementText(fault, 'faultstring') ?? elementText(fault, 'Text') ?? '';
    return { kind: 'undecided', problem: 'fault', text: plainText(reason) };
  }
  if (status !== 200) return { kind: 'undecided', problem: 'http', text: String(status) };
  const result = elementText(body, 'EntregaBoletinsAlojamentoResult');
  const text = result === null ? '' : unescapeXml(result).trim();
  if (text === '') return { kind: 'undecided', problem: 'no_answer', text: '' };
  if (text === '0') return { kind: 'accepted' };
  const errors = elementTexts(text, 'RetornoBA').map((error) => ({
    code: plainText(elementText(error, 'Codigo_Retorno') ?? '', MAX_CODE) || null,
    description: plainText(elementText(error, 'Descricao') ?? ''),
  }));
  const code = errors.find((error) => error.code !== null)?.code ?? null;
  const descriptions = errors.map(({ description }) => description).filter(Boolean);
  return {
    kind: 'refused',
    problem: (code !== null && PROBLEMS[code]) || 'other',
    code,
    text: descriptions.join(' · ').slice(0, MAX_TEXT) || plainText(text),
  };
}

function elementText(xml: string, name: string): string | null {
  return elementTexts(xml, name)[0] ?? null;
}

/** Goes through the tags once, because a lazy expression would search to the end after every opening tag. */
function elementTexts(xml: string, name: string): string[] {
  const texts: string[] = [];
  let start: number | null = null;
  for (const tag of xml.matchAll(new RegExp(`<(/?)(?:\\w+:)?${name}(?:\\s[^<>]*)?>`, 'g'))) {
    const isEnd = tag[1] === '/';
    if (!isEnd) start ??= tag.index + tag[0].length;
    else if (start !== null) {
      texts.push(xml.slice(start, tag.index));
      start = null;
    }
  }
  return texts;
}

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
};

function unescapeXml(text: string): string {
  return text
    .replace(/^\s*<!\[CDATA\[([\s\S]*)\]\]>\s*$/, '$1')
    .replaceAll(/&(?:(lt|gt|quot|apos|amp)|#(\d{1,6}));/g, (_entity, name, number) =>
      name ? (ENTITIES[String(name)] ?? '') : String.fromCodePoint(Number(number)),
    );
}

/** One line without markup, direction and control characters. */
function plainText(text: string, max = MAX_TEXT): string {
  return (
    plainLine(unescapeXml(text).replaceAll(/<[^<>]*>/g, ' '))
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, max)
      // Half a character, from an entity or a cut.
      .replaceAll(/\p{Cs}/gu, '')
  );
}
