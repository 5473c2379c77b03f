import type { StayPage, StayView } from '@shared/contract/stay/stayPage';
import type { Content } from '@shared/domain/content/contentTypes';
import { stayPageText } from '@shared/i18n/stayPage';
import type { Language } from '@shared/i18n/languages';
import { ThemeProvider } from 'styled-components';
import { FONT_FILES, GlobalStyle } from '../../styles/GlobalStyle';
import { theme } from '../../styles/theme';
import { pageOf, PageProvider, type PageParts } from '../PageContext';
import { StayClosed } from './StayClosed';
import { StayScreen } from './StayScreen';
import { refusedFormOf } from './stayText';

export function StayDocument({
  view,
  parts,
  deliveryBase,
}: {
  view: StayView;
  parts: PageParts;
  deliveryBase: string;
}) {
  return (
    <ThemeProvider theme={theme}>
      <PageProvider page={pageOf(parts)}>
        <GlobalStyle />
        {view.kind === 'page' ? (
          <StayScreen page={view.page} deliveryBase={deliveryBase} />
        ) : (
          <StayClosed kind={view.kind} />
        )}
      </PageProvider>
    </ThemeProvider>
  );
}

/** The head reveals nothing about the stay, and forbids indexing. */
export function stayHead(view: StayView, content: Content, language: Language): string {
  const text = stayPageText(language);
  const subject = text(view.kind === 'page' ? 'title' : `${view.kind}.title`);
  const isRefused = view.kind === 'page' && refusedFormOf(view.page) !== null;
  const title = [isRefused && text('refused.title'), subject, content['villa.name']];
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(title.filter(Boolean).join(' · '))}</title>`,
    '<meta name="robots" content="noindex, nofollow">',
    '<meta name="theme-color" content="#0a3440">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...FONT_FILES.map(
      (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    view.kind === 'page' && showsAccount(view.page) ? '<script src="/copy.js" defer></script>' : '',
  ].join('');
}

function showsAccount({ account, payments }: StayPage): boolean {
  return account !== null || Boolean(payments?.transfer);
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
