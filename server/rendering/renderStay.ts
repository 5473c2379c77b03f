import type { PageOutput } from '@shared/contract/renderedPage';
import type { StayView } from '@shared/contract/stay/stayPage';
import { villaDay } from '@shared/domain/date';
import { pathIn, type Language } from '@shared/i18n/languages';
import type { Deps } from '../appDependencies';
import { publishedContent } from '../services/content/contentInLanguage';
import { publicLegal } from '../services/legal/legalVersions';
import type { ReadContext } from '../services/serviceContext';
import { presentConfig } from '../services/publicConfig';

/** Replaces the path of guests' pages, which contains the secret link. */
const STAY_PATH = '/stay';

/** Renders a guest's page, or a page saying that there is none, in a language. */
export async function renderStay(
  view: StayView,
  language: Language,
  deps: Deps,
): Promise<PageOutput> {
  const now = deps.now();
  const today = villaDay(now);
  const context: ReadContext = { models: deps.db.models, now, today };
  const { content, inEnglish } = await publishedContent(language, context);
  return deps.renderer.render({
    path: pathIn(language, STAY_PATH),
    publicUrl: deps.env.publicUrl,
    stay: view,
    data: {
      settings: null,
      gallery: null,
      config: presentConfig(deps),
      availability: [],
      today,
      startingPrice: null,
      content,
      inEnglish,
      legal: await publicLegal(language, context),
    },
  });
}
