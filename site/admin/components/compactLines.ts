/**
 * A text from a mail or a form as it is read: one empty line at most between its paragraphs, and none around it.
 * Mail programs and phones leave several, and the next message would be far below.
 */
export function compactLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
