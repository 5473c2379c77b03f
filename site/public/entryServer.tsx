import { createHash } from 'node:crypto';
import { Writable } from 'node:stream';
import type {
  PageContact,
  PageData,
  PageInput,
  PageOutput,
  PageState,
  RenderPage,
} from '@shared/contract/renderedPage';
import type { StayView } from '@shared/contract/stay/stayPage';
import { contentOf, type Content } from '@shared/domain/content/contentTypes';
import { imageUrl } from '@shared/domain/gallery/imageVariants';
// oxlint-disable-next-line no-restricted-imports -- browsers never load this file
import { contactLinks } from '@shared/domain/phones';
import { catalogueOf, serverTexts, translator } from '@shared/i18n/catalogues';
import { LANGUAGES, languageOf, prefixOf } from '@shared/i18n/languages';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { ServerStyleSheet, ThemeProvider } from 'styled-components';
import type { ApiClient } from '../api/client';
import { NO_LEGAL } from './legal/noLegal';
import { createQueryClient } from '../queries/queryClient';
import { GlobalStyle } from '../styles/GlobalStyle';
import { theme } from '../styles/theme';
import { headOf } from './head';
import { partsOf } from './pageParts';
import { pageOf, PageProvider } from './PageContext';
import { PublicApp } from './PublicApp';
import { safeJson } from './safeJson';
import { screenOf } from './screenOf';
import { villaKeys } from '../queries/queryKeys';

/**
 * Renders a whole page: HTML, styles, and the data for hydration. Fetches nothing; parts missing from `data`
 * render their error state.
 */
export const renderPage: RenderPage = async (input) => {
  if (input.stay) return renderStay(input, input.stay);
  const queryClient = createQueryClient();
  seed(queryClient, input.data);
  // Imported here so that browsers never load it.
  const { ScriptMissing } = await import('./ScriptMissing');
  const sheet = new ServerStyleSheet();
  const language = languageOf(input.path);
  const {
    content: ownContent,
    legalDocument: document,
    house: houseOrNull,
    monthPrices: pricesOrNull,
    ...data
  } = input.data;
  const legalDocument = document && { ...document, texts: serverTexts(language).legalPage };
  const contact = contactOf(contentOf(translator(language), ownContent ?? {}), input.data);
  const parts = partsOf(
    {
      ...data,
      ...(houseOrNull && { house: houseOrNull }),
      ...(pricesOrNull && { monthPrices: pricesOrNull }),
      content: ownContent,
      ...(contact && { contact }),
      legal: data.legal ?? NO_LEGAL,
      ...(legalDocument && { legalDocument }),
    },
    language,
    catalogueOf(language),
  );
  const { today, startingPrice, monthPrices, house, inEnglish, captions, legal } = parts;
  try {
    const body = await renderToText(
      sheet.collectStyles(
        <StaticRouter basename={prefixOf(language)} location={input.path}>
          <PublicApp api={noCalls} queryClient={queryClient} parts={parts} />
        </StaticRouter>,
      ),
    );
    const missing = await renderToText(
      sheet.collectStyles(
        <ThemeProvider theme={theme}>
          <PageProvider page={pageOf(parts)}>
            <ScriptMissing language={language} />
          </PageProvider>
        </ThemeProvider>,
      ),
    );
    const styles = BASE_STYLES + sheet.getStyleTags();
    const state: PageState = {
      queries: dehydrate(queryClient),
      today,
      startingPrice,
      monthPrices,
      ...(house && { house }),
      ...(ownContent && Object.keys(ownContent).length > 0 ? { content: ownContent } : {}),
      ...(contact && { contact }),
      ...(inEnglish.length > 0 ? { inEnglish } : {}),
      ...(Object.keys(captions).length > 0 ? { captions } : {}),
      legal,
      ...(legalDocument && { legalDocument }),
    };
    return {
      status: screenOf(input.path) === 'notFound' ? 404 : 200,
      html: documentOf(input, { styles, body, missing, state }),
      styleHashes: hashesOf(styles),
    };
  } finally {
    sheet.seal();
    queryClient.clear();
  }
};

/**
 * Base styles, in an element that styled-components ignores in the browser. Otherwise it would insert them
 * again, and each rule added later would count as a change of the fonts and lay out all text again.
 */
const BASE_STYLES = renderBaseStyles();

function renderBaseStyles(): string {
  const sheet = new ServerStyleSheet();
  renderToStaticMarkup(
    sheet.collectStyles(
      <ThemeProvider theme={theme}>
        <GlobalStyle />
      </ThemeProvider>,
    ),
  );
  const styles = sheet.getStyleTags().replace(/^<style[^>]*>/, '<style>');
  sheet.seal();
  return styles;
}

/** Renders a guest's page: a document without scripts or hydration data. */
async function renderStay(input: PageInput, view: StayView): Promise<PageOutput> {
  // Imported here because module order determines the style names, and browsers never load these.
  const { StayDocument, stayHead } = await import('./stay/stayDocument');
  const sheet = new ServerStyleSheet();
  const language = languageOf(input.path);
  const { today, content: ownContent, inEnglish = [], legal } = input.data;
  const content = contentOf(translator(language), ownContent ?? {});
  const contact = contactOf(content, input.data);
  const parts = partsOf(
    {
      today,
      startingPrice: null,
      content: ownContent,
      ...(contact && { contact }),
      inEnglish,
      legal: legal ?? NO_LEGAL,
    },
    language,
    catalogueOf(language),
  );
  try {
    const body = await renderToText(
      sheet.collectStyles(
        <StayDocument
          view={view}
          parts={parts}
          deliveryBase={input.data.config.imageHost.deliveryBase}
        />,
      ),
    );
    const styles = sheet.getStyleTags();
    const head = stayHead(view, content, language);
    return {
      status: view.kind === 'page' ? 200 : 404,
      html: `<!doctype html><html lang="${LANGUAGES[language].lang}"><head>${head}${styles}</head><body>${body}</body></html>`,
      styleHashes: hashesOf(styles),
    };
  } finally {
    sheet.seal();
  }
}

/** Undefined if guests are shown no contact facts. */
function contactOf(content: Content, { config }: PageData): PageContact | undefined {
  const links = contactLinks(content);
  const portrait = content['host.image'];
  const { deliveryBase } = config.imageHost;
  const hostPicture = portrait && imageUrl(deliveryBase, portrait, 'face');
  return links.length > 0 || hostPicture ? { links, hostPicture } : undefined;
}

/** All data is loaded before rendering, so a request is a mistake. */
const noCalls: ApiClient = {
  call: () => new Promise(() => undefined),
  callWithHeaders: () => new Promise(() => undefined),
};

function seed(queryClient: QueryClient, data: PageData): void {
  queryClient.setQueryData(villaKeys.config, data.config);
  if (data.settings) queryClient.setQueryData(villaKeys.settings, data.settings);
  if (data.priceTerms) queryClient.setQueryData(villaKeys.priceTerms, data.priceTerms);
  if (data.gallery) queryClient.setQueryData(villaKeys.gallery, data.gallery);
  // Their section is not hydrated, but the browser renders it after a change of language.
  if (data.reviews) queryClient.setQueryData(villaKeys.reviews, data.reviews);
  for (const { query, days } of data.availability ?? []) {
    queryClient.setQueryData(villaKeys.availability(query), days);
  }
}

function renderToText(tree: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const stream = renderToPipeableStream(tree, {
      // React sends large boundaries later with inline scripts, which the content security policy blocks.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}

type DocumentParts = { styles: string; body: string; missing: string; state: PageState };

function documentOf(input: PageInput, { styles, body, missing, state }: DocumentParts): string {
  const language = languageOf(input.path);
  const head = headOf(input, translator(language), state.contact?.links ?? []);
  const start = `<!doctype html><html lang="${LANGUAGES[language].lang}"><head>${head}${styles}`;
  const root = `<div id="root">${body}</div>`;
  // Links in the preview must not leave the draft. One for a new window does nothing in the sandboxed frame.
  if (input.isPreview) return `${start}<base target="_blank"></head><body>${root}</body></html>`;
  const { boot, entry, modules } = input.assets;
  return (
    `${start}<script type="module" src="${boot}" data-entry="${entry}" data-modules="${modules.join(' ')}"></script></head>` +
    `<body>${root}${missing}<script id="state" type="application/json">${safeJson(state)}</script></body></html>`
  );
}

function hashesOf(styles: string): string[] {
  return [...styles.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, content = '']) => `sha256-${createHash('sha256').update(content).digest('base64')}`,
  );
}
