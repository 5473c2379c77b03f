/** Matches a text that `noto-sans-regular.ttf` can draw. */
const DRAWABLE =
  /^(?:[ -~\u00A0-\u017F\u018F\u0192\u01A0\u01A1\u01AF\u01B0\u01C4-\u01CC\u01E6\u01E7\u01FA-\u021B\u0259\u02BB\u02BC\u02C6\u02C7\u02D8-\u02DD\u0370-\u0377\u037A-\u037E\u0384-\u038A\u038C\u038E-\u03A1\u03A3-\u03CE\u0400-\u045F\u0490-\u049B\u04A2\u04A3\u04AE-\u04B1\u04D8\u04D9\u04E8\u04E9\u1E80-\u1E85\u1E9E\u1EA0-\u1EF9\u2010-\u2015\u2018-\u201E\u2020-\u2022\u2026\u2030\u2039\u203A\u20AC\u2116\u2122\u2212]|[\u0300-\u0304]|[\u0306-\u030C]|\u0323|[\u0326-\u0328])*$/u;

/** Letters, digits and marks, except variation selectors such as those of emoji, which are also marks. */
const LETTER = /(?!\p{Variation_Selector})[\p{L}\p{N}\p{Mn}\p{Mc}]/u;

/** Removes symbols that the font lacks, but no letters. @returns Unicode NFC */
export function withoutEmoji(text: string): string {
  return Array.from(text.normalize('NFC'))
    .filter((sign) => isDrawable(sign) || LETTER.test(sign))
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

/** Whether the report's font has every character of a text. @param text Unicode NFC */
export function isDrawable(text: string): boolean {
  return DRAWABLE.test(text);
}
