import { VILLA } from '@shared/villa';
import common from './commonPasswords.json';

/**
 * The 3,000 base forms of the most common passwords, commonest first, followed by those of longer ones, which need the
 * fewest changes to pass our policy. Hardly any leaked password passes the policy unchanged, so we reject common
 * passwords with the usual changes: `P@ssw0rd2024!`, `Qwerty123!@#`, `!QAZ2wsx#EDC`, `Dragon1!Dragon1!`. Digits and
 * symbols at the ends of each form were removed (`qwerty123` is stored as `qwerty`); common numbers are included
 * because people append them. The file names its source and licence.
 */
const FORMS: ReadonlySet<string> = new Set(
  [...common.forms.flatMap((line) => line.split(' ')), ...placeNames()].map(withoutRepeats),
);

/** Longer than any common form with such changes; also bounds the work below. */
const LONGEST_COMMON = 64;

/** Most characters beside a common form; a year or a well-known number (`123456`, `!@#$`) counts as one. */
const MOST_TRIMMING = 5;

/**
 * Whether a password is a common one, unchanged or with the usual changes. Only the whole password counts: a passphrase
 * that contains a common word is accepted.
 * @param password as typed, any length
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  if (plain.length > LONGEST_COMMON) return false;
  return hasCommonCore(plain) || hasCommonCore(withoutRepeats(plain));
}

/** Tries every way to cut off digits and symbols, as the outermost may stand for a letter: `$unshine`. */
function hasCommonCore(text: string): boolean {
  const firstLetter = text.search(/\p{L}/u);
  if (firstLetter < 0) return false;
  const afterLastLetter = text.length - (/\P{L}*$/u.exec(text)?.[0].length ?? 0);
  for (let start = 0; start <= firstLetter; start += 1) {
    const left = MOST_TRIMMING - trimmingOf(text.slice(0, start));
    if (left < 0) continue;
    for (let end = afterLastLetter; end <= text.length; end += 1) {
      if (trimmingOf(text.slice(end)) > left) continue;
      if (readingsOf(text.slice(start, end)).some((form) => FORMS.has(withoutRepeats(form)))) {
        return true;
      }
    }
  }
  return false;
}

/** Length of the characters beside a common form, in the units of `MOST_TRIMMING`. */
function trimmingOf(affix: string): number {
  let sum = 0;
  for (const chunk of affix.match(/\d+|\D+/gu) ?? []) {
    const short = withoutRepeats(chunk);
    const isWellKnown = /^(?:19|20)\d\d$/u.test(short) || FORMS.has(unshifted(short));
    sum += isWellKnown ? 1 : short.length;
  }
  return sum;
}

function readingsOf(core: string): string[] {
  const readings = [core, unleeted(core, 'i'), unleeted(core, 'l'), unshifted(core)];
  const letters = core.replaceAll(/\P{L}/gu, '');
  // `I-love-you` and `pass1word`. If fewer than half of the characters are letters, the password is in the symbols.
  if (letters.length * 2 >= core.length) readings.push(letters);
  return readings;
}

const LEET: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '(': 'c',
  '3': 'e',
  '€': 'e',
  '6': 'g',
  '9': 'g',
  '!': 'i',
  '|': 'l',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
  '2': 'z',
};

/** @param one letter that the digit 1 stands for */
function unleeted(text: string, one: 'i' | 'l'): string {
  return text.replaceAll(/[^\p{L}]/gu, (mark) => (mark === '1' ? one : (LEET[mark] ?? mark)));
}

const SHIFTED_DIGITS = ')!@#$%^&*(';

/** Keyboard sequences typed partly with shift: `!qaz2wsx` is `1qaz2wsx`. */
function unshifted(text: string): string {
  return text.replaceAll(/[)!@#$%^&*(]/gu, (mark) => String(SHIFTED_DIGITS.indexOf(mark)));
}

/**
 * Collapses repetitions: `dragondragon` is `dragon`, `!!!!!` is `!!`. Runs until nothing changes, because a short
 * repetition inside (`sosoo1sosoo1`) hides the long one at first.
 */
function withoutRepeats(text: string): string {
  const shorter = text.replaceAll(/(.)\1{2,}/gsu, '$1$1').replaceAll(/(.{2,}?)\1+/gsu, '$1');
  return shorter === text ? text : withoutRepeats(shorter);
}

/** The villa's place names, which an attacker of this site tries first. */
function placeNames(): string[] {
  return VILLA.place.split(',').map((name) => name.replaceAll(/\P{L}/gu, '').toLowerCase());
}
