import { contentOf, type PageContent } from '@shared/domain/content/values';
import { translator } from '@shared/i18n/translate';
import type { ReactNode } from 'react';
import { renderSite } from '../../test/render';
import { NO_LEGAL } from '../legal/noLegal';
import { PageProvider, type Page } from '../PageContext';
import { TODAY } from './pageData';

const t = translator('en');
const PAGE: Omit<Page, 'content'> = {
  language: 'en',
  locale: 'en-GB',
  t,
  today: TODAY,
  startingPrice: null,
  legal: NO_LEGAL,
  legalDocument: null,
};

/**
 * Renders a part of the public site as `renderSite` does, in English, on {@link TODAY}.
 * @param options.content what the owner has changed of the site's content
 */
export function renderPublic(
  ui: ReactNode,
  { content = {}, ...options }: Parameters<typeof renderSite>[1] & { content?: PageContent } = {},
) {
  const page = { ...PAGE, content: contentOf(t, content) };
  return renderSite(<PageProvider page={page}>{ui}</PageProvider>, options);
}
