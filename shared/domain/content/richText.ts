/**
 * A text with marks as a page shows it: a tree of known parts, never HTML. The server makes it of
 * what the owner typed.
 */
export type Inline =
  | string
  | { kind: 'em' | 'strong'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] }
  | { kind: 'break' };

/** One paragraph without a mark is its text; otherwise a list of paragraphs. */
export type RichText = string | Inline[][];

/** The words alone, for where there can be no marks. */
export function wordsOf(text: RichText): string {
  return typeof text === 'string' ? text : text.map(inlineWords).join('\n\n');
}

function inlineWords(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      return part.kind === 'break' ? '\n' : inlineWords(part.children);
    })
    .join('');
}
