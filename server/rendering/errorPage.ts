import { createHash } from 'node:crypto';
import type { ContactLink } from '@shared/domain/phones';
import { serverTexts, translator } from '@shared/i18n/catalogues';
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  languageOf,
  pathIn,
  type Language,
} from '@shared/i18n/languages';
import { fill } from '@shared/i18n/fill';
import type { Context } from 'koa';
import type { AppError } from '../errors';
import { languageOfReader } from '../languageOfReader';

type Link = { href: string; text: string };
type ErrorPage = { title: string; message: string; link: Link; contact?: readonly Link[] };

/** The reader of an error page below a URL without a language. */
export type ErrorReader = {
  language: Language;
  /** Path of their booking's page. */
  stayPath: string;
};

declare module 'koa' {
  interface DefaultState {
    errorReader?: ErrorReader;
  }
}

/** How guests can reach the owner. */
export type LoadContact = (language: Language) => Promise<readonly ContactLink[]>;

/** The site's colours as literals, so that this page needs no build output. */
const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;box-sizing:border-box;' +
  'background:#fbf8f2;color:#1f2a2e;font:1.0625rem/1.6 Figtree,system-ui,sans-serif}' +
  'main{max-width:34em}h1{font:500 2rem/1.2 Fraunces,Georgia,serif;margin:0 0 16px}' +
  'p{margin:0 0 16px;overflow-wrap:anywhere}' +
  'a{display:inline-block;margin:0 16px 0 0;padding:10px 0;color:#0f4c5c}' +
  '.action{margin:8px 16px 16px 0;padding:12px 20px;border-radius:6px;' +
  'background:#0f4c5c;color:#fff;text-decoration:none}';
const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

/** Whether a browser will display the response, rather than a program read it. */
export function asksForPage(ctx: Context): boolean {
  ctx.vary('Accept');
  return ctx.accepts('json', 'html') === 'html';
}

/**
 * Sends an error as a page that says what to do and how to reach the owner, without the site's renderer.
 * @param loadContact links in a language; the page does without them if it fails
 */
export async function sendErrorPage(
  ctx: Context,
  error: AppError,
  { requestId, loadContact }: { requestId: string | undefined; loadContact: LoadContact },
): Promise<void> {
  const isMissing = error.status === 404;
  const { errorReader } = ctx.state;
  const language = errorReader?.language ?? languageOfAddress(ctx);
  const texts = serverTexts(language).errorPage;
  const canPass = error.status >= 500 || error.status === 429;
  // An empty link reloads the page; after a form was sent its URL is not a page.
  const isPage = ctx.method === 'GET' || ctx.method === 'HEAD';
  const retry = { href: '', text: texts.retry };
  const back = errorReader
    ? { href: errorReader.stayPath, text: texts.stay }
    : { href: pathIn(language, '/'), text: texts.home };
  sendPage(ctx, language, {
    title: texts[canPass ? 'title.failed' : isMissing ? 'title.missing' : 'title.refused'],
    message:
      error.bodyIn(language).message +
      (requestId ? `\n${fill(texts.requestId, { id: requestId })}` : ''),
    link: canPass && isPage ? retry : back,
    contact: await loadContact(language).catch(() => []),
  });
}

/** For a guest's page without a known booking, the browser's language; for the site, that of the URL. */
function languageOfAddress(ctx: Context): Language {
  return ctx.path.startsWith('/stay/') ? languageOfReader(ctx) : languageOf(ctx.path);
}

/** Sends 401 with a link to the sign-in page. */
export function sendSignInPage(ctx: Context): void {
  ctx.status = 401;
  ctx.set('Cache-Control', 'no-store');
  const texts = serverTexts(DEFAULT_LANGUAGE).errorPage;
  sendPage(ctx, DEFAULT_LANGUAGE, {
    title: texts['title.signIn'],
    message: texts['signIn.hint'],
    link: { href: '/admin/login', text: texts.signIn },
  });
}

function sendPage(
  ctx: Context,
  language: Language,
  { title, message, link, contact = [] }: ErrorPage,
): void {
  const paragraphs = message.split('\n').map((line) => `<p>${escaped(line)}</p>`);
  ctx.state.styleHashes = [STYLE_HASH];
  ctx.type = 'text/html; charset=utf-8';
  ctx.body =
    `<!doctype html><html lang="${LANGUAGES[language].locale}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="robots" content="noindex">' +
    `<title>${escaped(title)}</title><style>${STYLE}</style></head>` +
    `<body><main><h1>${escaped(title)}</h1>${paragraphs.join('')}` +
    `<a class="action" href="${link.href}">${escaped(link.text)}</a>${contactLine(language, contact)}</main></body></html>`;
}

function contactLine(language: Language, contact: readonly Link[]): string {
  if (contact.length === 0) return '';
  const links = contact.map(({ href, text }) => `<a href="${escaped(href)}">${escaped(text)}</a>`);
  return `<p>${escaped(translator(language)('contact.reach'))} ${links.join(' ')}</p>`;
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);
}
