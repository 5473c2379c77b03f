import type { Inline, RichText } from '@shared/domain/content/richText';
import markdownIt from 'markdown-it';

/** Where a link of the owner's may lead: to schemes that run nothing. */
const LINK_SCHEMES: readonly string[] = ['https:', 'http:', 'mailto:', 'tel:'];

/** What the parser makes of a text: pieces in order, with marks that open and close. */
type Token = ReturnType<ReturnType<typeof markdownIt>['parse']>[number];

/**
 * Emphasis, strong emphasis, links, line breaks and paragraphs; everything else, HTML above all, is
 * text. What comes out is a tree of these and no HTML.
 */
const parser = markdownIt('zero', { html: false, breaks: true }).enable([
  'emphasis',
  'link',
  'newline',
  'escape',
]);
parser.validateLink = isSafeLink;

/** The owner's text as a page shows it. @param source as typed, with its marks */
export function parseRichText(source: string): RichText {
  const paragraphs = parser
    .parse(source, {})
    .filter(({ type }) => type === 'inline')
    .map(({ children }) => inlinesOf(children ?? []));
  const [first] = paragraphs;
  if (first === undefined) return '';
  const [only] = first;
  return paragraphs.length === 1 && first.length === 1 && typeof only === 'string'
    ? only
    : paragraphs;
}

/** Addresses in a text's links that lead where none may; such a link is shown as it was typed. */
export function unsafeLinks(source: string): string[] {
  const found: string[] = [];
  const finder = markdownIt('zero', { html: false }).enable(['emphasis', 'link', 'escape']);
  finder.validateLink = (href) => {
    if (!isSafeLink(href)) found.push(href);
    return true;
  };
  finder.parse(source, {});
  return [...new Set(found)];
}

function isSafeLink(href: string): boolean {
  return URL.canParse(href) && LINK_SCHEMES.includes(new URL(href).protocol);
}

/** Builds the tree; the parser opens and closes marks in pairs. */
function inlinesOf(tokens: readonly Token[]): Inline[] {
  const root: Inline[] = [];
  const open: Inline[][] = [root];
  const add = (part: Inline) => {
    const into = open.at(-1) ?? root;
    const last = into.at(-1);
    if (typeof part === 'string' && typeof last === 'string') into[into.length - 1] = last + part;
    else if (part !== '') into.push(part);
  };
  for (const token of tokens) {
    switch (token.type) {
      case 'em_open':
      case 'strong_open':
      case 'link_open': {
        const href = token.type === 'link_open' ? token.attrGet('href') : null;
        // The parser asks nobody about a link to nowhere, `[text]()`: its text stays.
        if (href === '') {
          open.push(open.at(-1) ?? root);
          break;
        }
        const children: Inline[] = [];
        add(
          href === null
            ? { kind: token.type === 'em_open' ? 'em' : 'strong', children }
            : { kind: 'link', href: String(href), children },
        );
        open.push(children);
        break;
      }
      case 'em_close':
      case 'strong_close':
      case 'link_close':
        open.pop();
        break;
      case 'softbreak':
      case 'hardbreak':
        add({ kind: 'break' });
        break;
      default:
        add(token.content);
    }
  }
  return root;
}
