import { endOfMonth, addMonths, startOfMonth, villaDay } from '@shared/domain/date';
import { formatCents } from '@shared/domain/prices/money';
import type { ShownHouse } from '@shared/contract/facts/houseFacts';
import { type LegalDocument } from '@shared/contract/legal/legal';
import { LEGAL_PAGES, type LegalPage } from '@shared/domain/legal/pages';
import type { PageData, PageOutput } from '@shared/contract/renderedPage';
import {
  DEFAULT_LANGUAGE,
  languageOf,
  pathIn,
  pathWithoutLanguage,
  type Language,
} from '@shared/i18n/languages';
import type { Deps } from '../appDependencies';
import { availability, lowestPrice, monthPrices } from '../services/availability';
import { houseFacts } from '../services/facts/houseFacts';
import { shownHouse } from '../services/facts/shownHouse';
import { captionsIn } from '../services/gallery/captions';
import { listPublicPhotos, presentPhoto } from '../services/gallery/gallery';
import { publishedReviews } from '../services/reviews/reviews';
import type { ReadContext } from '../services/serviceContext';
import { cachedStayRules } from '../services/prices/loadStayRules';
import { priceTerms, presentTerms } from '../services/prices/priceTerms';
import { loadSettings, presentSettings } from '../services/prices/settings';
import { contentInLanguage, publishedContent } from '../services/content/contentInLanguage';
import { publishedOverrides } from '../services/content/pageContent';
import { draftOverrides } from '../services/content/drafts';
import { legalDocument, publicLegal } from '../services/legal/legalVersions';
import { presentConfig } from '../services/publicConfig';

/** The two months of the initial calendar, and the next one, in which stays from their end may end. */
const MONTHS_LOADED = 3;
/** How far ahead the home page looks for its lowest price. */
const STARTING_PRICE_DAYS = 365;

/** Loads a page's data. A part that fails is `null`, and the page shows that it is missing. */
export async function loadPageData(path: string, deps: Deps): Promise<PageData> {
  const now = deps.now();
  const today = villaDay(now);
  const context: ReadContext = { models: deps.db.models, now, today };
  const orNull = async <T>(work: Promise<T>): Promise<T | null> =>
    work.catch((error: unknown) => {
      deps.log.error({ err: error, path }, 'page data is missing');
      return null;
    });
  const page = legalPageOf(path);
  const bare = pathWithoutLanguage(path);
  const [
    settings,
    terms,
    gallery,
    reviews,
    content,
    prices,
    house,
    facts,
    months,
    legal,
    document,
  ] = await Promise.all([
    orNull(loadSettings(context).then(presentSettings)),
    bare === '/booking' ? orNull(priceTerms.find(context).then(presentTerms)) : undefined,
    orNull(listPublicPhotos(context).then((photos) => photos.map(presentPhoto))),
    bare === '/' ? orNull(publishedReviews(context)) : undefined,
    orNull(publishedContent(languageOf(path), context)),
    orNull(
      cachedStayRules(deps.cache, context).then((rules) => ({
        startingPrice: formatCents(lowestPrice(rules, today, STARTING_PRICE_DAYS)),
        monthPrices: monthPrices(rules, today),
      })),
    ),
    orNull(publishedHouse(languageOf(path), context)),
    bare === '/' || bare === '/booking' ? orNull(houseFacts.load(context)) : undefined,
    bare === '/booking' ? orNull(firstMonths(deps, context)) : [],
    orNull(publicLegal(languageOf(path), context)),
    // Essential to these pages, so a failure fails the whole page.
    page && publishedDocument(page, languageOf(path), context),
  ]);
  const config = presentConfig(deps);
  return {
    settings,
    ...(terms !== undefined && { priceTerms: terms }),
    gallery,
    ...(reviews !== undefined && { reviews }),
    config,
    availability: months,
    today,
    startingPrice: prices && prices.startingPrice,
    monthPrices: prices && prices.monthPrices,
    house,
    ...(facts !== undefined && { facts }),
    content: content && content.content,
    ...(content && { inEnglish: content.inEnglish }),
    ...(gallery && { captions: captionsIn(languageOf(path), gallery) }),
    legal,
    ...(document && { legalDocument: document }),
  };
}

/** Renders a page with current data. */
export async function renderPath(path: string, deps: Deps): Promise<PageOutput> {
  const data = await loadPageData(path, deps);
  return deps.renderer.render({ path, data, publicUrl: deps.env.publicUrl });
}

/** Renders a page of the draft with otherwise current data. @param path without its language */
export async function renderDraft(
  path: string,
  language: Language,
  deps: Deps,
  context: ReadContext,
): Promise<PageOutput> {
  const own = await draftOverrides(language, context);
  const english =
    language === DEFAULT_LANGUAGE ? own : await publishedOverrides(DEFAULT_LANGUAGE, context);
  const address = pathIn(language, path);
  const page = legalPageOf(path);
  const data = {
    ...(await loadPageData(address, deps)),
    ...contentInLanguage(english, own, language),
    house: await shownHouse({ language, english, own }, context),
    ...(page && { legalDocument: await legalDocument(page, { language, english, own }, context) }),
  };
  return deps.renderer.render({
    path: address,
    data,
    publicUrl: deps.env.publicUrl,
    isPreview: true,
  });
}

function legalPageOf(path: string): LegalPage | undefined {
  return LEGAL_PAGES.find((page) => pathWithoutLanguage(path) === `/${page}`);
}

async function publishedDocument(
  page: LegalPage,
  language: Language,
  context: ReadContext,
): Promise<LegalDocument> {
  const english = await publishedOverrides(DEFAULT_LANGUAGE, context);
  const own = await publishedOverrides(language, context);
  return legalDocument(page, { language, english, own }, context);
}

async function publishedHouse(language: Language, context: ReadContext): Promise<ShownHouse> {
  const english = await publishedOverrides(DEFAULT_LANGUAGE, context);
  const own = await publishedOverrides(language, context);
  return shownHouse({ language, english, own }, context);
}

async function firstMonths(
  { cache }: Pick<Deps, 'cache'>,
  context: ReadContext,
): Promise<NonNullable<PageData['availability']>> {
  const rules = await cachedStayRules(cache, context);
  return Array.from({ length: MONTHS_LOADED }, (_, index) => {
    const startDate = addMonths(startOfMonth(context.today), index);
    const query = { startDate, endDate: endOfMonth(startDate) };
    return { query, days: availability(query, rules, context.today) };
  });
}
