import type { PageState } from '@shared/contract/renderedPage';
import type { PageContent } from '@shared/domain/content/contentTypes';
import type { Language } from '@shared/i18n/languages';
import type { Catalogue } from '@shared/i18n/translate';
import type { PageParts } from './PageContext';

/** Page parts from the server's data, or from the data embedded for the browser. */
export function partsOf(
  {
    today,
    startingPrice,
    monthPrices = [],
    house,
    content,
    contact = { links: [], hostPicture: null },
    inEnglish = [],
    captions = {},
    legal,
    legalDocument,
  }: Omit<PageState, 'queries' | 'content'> & { content?: PageContent | null },
  language: Language,
  texts: Catalogue,
): PageParts {
  return {
    language,
    texts,
    ownContent: content ?? {},
    contact,
    inEnglish,
    captions,
    today,
    startingPrice,
    monthPrices,
    house: house ?? null,
    legal,
    legalDocument: legalDocument ?? null,
  };
}
