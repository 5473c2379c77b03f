import { createHash } from 'node:crypto';
import { serverTexts } from '@shared/i18n/catalogues';
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

type ErrorPage = { title: string; message: string; link: { href: string; text: string } };

/** Whose page it is below which something fails: its address does not tell the language. */
export type ErrorReader = {
  language: Language;
  /** Path of the page of their booking. */
  stayPath: string;
};

declare module 'koa' {
  interface DefaultState {
    errorReader?: ErrorReader;
  }
}

/** The site's colours by hand: nothing that a build makes is needed for this page. */
const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;box-sizing:border-box;' +
  'background:#fbf8f2;color:#1f2a2e;font:1.0625rem/1.6 Figtree,system-ui,sans-serif}' +
  'main{max-width:34em}h1{font:500 2rem/1.2 Fraunces,Georgia,serif;margin:0 0 16px}' +
  'p{margin:0 0 16px;overflow-wrap:anywhere}' +
  'a{display:inline-block;margin:8px 16px 8px 0;padding:12px 20px;border-radius:6px;' +
  'background:#0f4c5c;color:#fff;text-decoration:none}small{color:#56646a}';
const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

/** Whether a browser wants to show what it asked for, rather than a program to read it. */
export function asksForPage(ctx: Context): boolean {
  ctx.vary('Accept');
  return ctx.accepts('json', 'html') === 'html';
}

/** Answers an error as a page that says what to do, made without the site's renderer. */
export function sendErrorPage(ctx: Context, error: AppError, requestId?: string): void {
  const isMissing = error.status === 404;
  const { errorReader } = ctx.state;
  const language = errorReader?.language ?? languageOfAddress(ctx);
  const texts = serverTexts(language).errorPage;
  const canPass = error.status >= 500 || error.status === 429;
  // An empty address is that of the page itself; where a form was sent, it is no page.
  const isPage = ctx.method === 'GET' || ctx.method === 'HEAD';
  const retry = { href: '', text: texts.retry };
  const back = errorReader
    ? { href: errorReader.stayPath, text: texts.stay }
    : { href: pathIn(language, '/'), text: texts.home };
  sendPage(ctx, language, {
    title: texts[canPass ? 'title.failed' : isMissing ? 'title.missing' : 'title.refused'],
    message:
      error.toldIn(language).message +
      (requestId ? `\n${fill(texts.requestId, { id: requestId })}` : ''),
    link: canPass && isPage ? retry : back,
  });
}

/** Of a guest's page whose booking is not known, the browser's; of the site's, what the address says. */
function languageOfAddress(ctx: Context): Language {
  return ctx.path.startsWith('/stay/') ? languageOfReader(ctx) : languageOf(ctx.path);
}

/** Answers 401 with the way to the sign-in page. */
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

function sendPage(ctx: Context, language: Language, { title, message, link }: ErrorPage): void {
  const paragraphs = message.split('\n').map((line) => `<p>${escaped(line)}</p>`);
  ctx.state.styleHashes = [STYLE_HASH];
  ctx.type = 'text/html; charset=utf-8';
  ctx.body =
    `<!doctype html><html lang="${LANGUAGES[language].locale}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="robots" content="noindex">' +
    `<title>${escaped(title)}</title><style>${STYLE}</style></head>` +
    `<body><main><h1>${escaped(title)}</h1>${paragraphs.join('')}` +
    `<a href="${link.href}">${escaped(link.text)}</a></main></body></html>`;
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);
}
