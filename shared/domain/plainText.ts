/**
 * Characters that decide in which direction others are shown: in a name they turn around what
 * stands beside it, so that "Ann" can look like another sender, amount or file.
 */
const BIDI_CONTROLS = /\p{Bidi_Control}/gu;
/** Line ends of every kind, and tab: in one line they are a space. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
const CONTROLS = /\p{Cc}/gu;
/** The same, without tab and line ends, which belong in texts of several lines. */
const CONTROLS_IN_TEXT = /[^\P{Cc}\t\n\r]/gu;

/** A text without direction controls; phones' address books put them around names and numbers. */
export function withoutBidiControls(text: string): string {
  return text.replaceAll(BIDI_CONTROLS, '');
}

/** Without characters that nobody sees, which web pages and address books leave in what is copied. */
export function visibleText(text: string): string {
  return text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
}

/** One line that shows what it is: without direction and control characters. */
export function plainLine(text: string): string {
  return withoutBidiControls(text).replaceAll(BREAKS, ' ').replaceAll(CONTROLS, '');
}

/** The same for a text of several lines. */
export function plainText(text: string): string {
  return withoutBidiControls(text).replaceAll(CONTROLS_IN_TEXT, '');
}

/** Line breaks of other systems, and what word processors put between lines and pages. */
const FOREIGN_BREAKS = /\r\n|[\v\f\r\u0085\u2028\u2029]/g;

/**
 * What was typed or pasted into a form that checks nothing by itself: line breaks are `\n`, and characters that
 * nobody sees, and so nobody could take out, are gone.
 */
export function typedText(text: string): string {
  return text.replaceAll(FOREIGN_BREAKS, '\n').replaceAll(CONTROLS_IN_TEXT, '');
}
