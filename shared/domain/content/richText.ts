/** Parsed text with marks: a tree of known parts, never HTML. The server parses what the owner typed. */
export type Inline =
  | string
  | { kind: 'em' | 'strong'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] }
  | { kind: 'break' };

/** A single paragraph without marks is a string. */
export type RichText = string | Inline[][];

export function plainTextOf(text: RichText): string {
  return typeof text === 'string' ? text : text.map(inlineText).join('\n\n');
}

function inlineText(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      return part.kind === 'break' ? '\n' : inlineText(part.children);
    })
    .join('');
}
