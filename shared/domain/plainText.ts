/**
 * Bidirectional controls. In a name they reverse the text beside it, so that "Ann" can look like another sender,
 * amount or file.
 */
const BIDI_CONTROLS = /\p{Bidi_Control}/gu;
/** Line ends of every kind, and tab. In single-line text they become a space. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
const CONTROLS = /\p{Cc}/gu;
/** Control characters except tab and line ends, which belong in multi-line text. */
const CONTROLS_IN_TEXT = /[^\P{Cc}\t\n\r]/gu;

/** Removes direction controls, which phones' address books put around names and numbers. */
export function withoutBidiControls(text: string): string {
  return text.replaceAll(BIDI_CONTROLS, '');
}

/** Removes invisible characters, which text copied from web pages and address books contains. */
export function visibleText(text: string): string {
  return text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
}

/** One line without direction and control characters. */
export function plainLine(text: string): string {
  return withoutBidiControls(text).replaceAll(BREAKS, ' ').replaceAll(CONTROLS, '');
}

/** Same for multi-line text. */
export function plainText(text: string): string {
  return withoutBidiControls(text).replaceAll(CONTROLS_IN_TEXT, '');
}

/** Line breaks of other systems, and the line and page breaks of word processors. */
const FOREIGN_BREAKS = /\r\n|[\v\f\r\u0085\u2028\u2029]/g;

/**
 * Normalises text from a form without validation: line breaks become `\n`, and invisible characters, which nobody
 * could remove by hand, are removed.
 */
export function typedText(text: string): string {
  return text.replaceAll(FOREIGN_BREAKS, '\n').replaceAll(CONTROLS_IN_TEXT, '');
}
