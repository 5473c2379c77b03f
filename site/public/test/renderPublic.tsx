import type { PageContent } from '@shared/domain/content/contentTypes';
// oxlint-disable-next-line no-restricted-imports -- tests are no part of the page
import { contactLinks } from '@shared/domain/phones';
import { catalogueOf } from '@shared/i18n/catalogues';
import { DEFAULT_LANGUAGE, type Language } from '@shared/i18n/languages';
import type { ReactNode } from 'react';
import { renderSite } from '../../test/render';
import { NO_LEGAL } from '../legal/noLegal';
import { pageOf, PageProvider } from '../PageContext';
import { TODAY } from './pageData';

/**
 * Renders a part of the public site like `renderSite`, on {@link TODAY}.
 * @param options.language English by default
 * @param options.content the owner's changes to the content
 */
export function renderPublic(
  ui: ReactNode,
  {
    content = {},
    inEnglish = [],
    language = DEFAULT_LANGUAGE,
    ...options
  }: Parameters<typeof renderSite>[1] & {
    content?: PageContent;
    inEnglish?: readonly string[];
    language?: Language;
  } = {},
) {
  const page = pageOf({
    language,
    texts: catalogueOf(language),
    ownContent: content,
    contact: { links: contactLinks(content), hostPicture: null },
    inEnglish,
    captions: {},
    today: TODAY,
    startingPrice: null,
    monthPrices: [],
    house: null,
    legal: NO_LEGAL,
    legalDocument: null,
  });
  return renderSite(<PageProvider page={page}>{ui}</PageProvider>, options);
}
