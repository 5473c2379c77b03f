import type { Inline, RichText } from '@shared/domain/content/richText';
import markdownIt from 'markdown-it';

/** Safe schemes for the owner's links. */
const LINK_SCHEMES: readonly string[] = ['https:', 'http:', 'mailto:', 'tel:'];

/** The parser's tokens, in order, with opening and closing marks. */
type Token = ReturnType<ReturnType<typeof markdownIt>['parse']>[number];

/** Emphasis, strong emphasis, links, line breaks and paragraphs; all else, HTML included, is text. */
const parser = markdownIt('zero', { html: false, breaks: true }).enable([
  'emphasis',
  'link',
  'newline',
  'escape',
]);
parser.validateLink = isSafeLink;

/** Parses the owner's text. @param source with markup */
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

/** Unsafe link addresses in a text; such a link is displayed as typed. */
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
        // The parser does not validate an empty link, `[text]()`; keep its text.
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
