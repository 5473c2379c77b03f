import { endOfMonth, addMonths, startOfMonth, villaDay } from '@shared/domain/date';
import type { PageData, PageOutput } from '@shared/contract/page';
import type { Deps } from '../appDependencies';
import { presentPhoto, presentSettings } from '../responseBodies';
import { availability } from '../services/calendars/availability';
import { listPublicPhotos } from '../services/gallery/gallery';
import type { ReadContext } from '../services/serviceContext';
import { cachedStayRules } from '../services/prices/loadStayRules';
import { loadSettings } from '../services/prices/settings';
import { publicConfig } from '../routes/publicReads';

/** Months that the calendar shows at first. */
const MONTHS_SHOWN = 2;

/** Loads a page's data. A part that fails is `null`, and the page says so where it is missing. */
export async function loadPageData(path: string, deps: Deps): Promise<PageData> {
  const now = deps.now();
  const today = villaDay(now);
  const context: ReadContext = { models: deps.db.models, tx: null, now, today };
  const orNull = async <T>(work: Promise<T>): Promise<T | null> =>
    work.catch((error: unknown) => {
      deps.log.error({ err: error, path }, 'page data is missing');
      return null;
    });
  const [settings, gallery, months] = await Promise.all([
    orNull(loadSettings(context).then(presentSettings)),
    orNull(listPublicPhotos(context).then((photos) => photos.map(presentPhoto))),
    path === '/booking' ? orNull(firstMonths(deps, context)) : [],
  ]);
  return { settings, gallery, config: publicConfig(deps), availability: months, today };
}

/** Renders a page with what is true now. */
export async function renderPath(path: string, deps: Deps): Promise<PageOutput> {
  const data = await loadPageData(path, deps);
  return deps.renderer.render({ path, data, publicUrl: deps.env.publicUrl });
}

async function firstMonths(
  { cache }: Pick<Deps, 'cache'>,
  context: ReadContext,
): Promise<NonNullable<PageData['availability']>> {
  const rules = await cachedStayRules(cache, context);
  return Array.from({ length: MONTHS_SHOWN }, (_, index) => {
    const startDate = addMonths(startOfMonth(context.today), index);
    const query = { startDate, endDate: endOfMonth(startDate) };
    return { query, days: availability(query, rules, context.today) };
  });
}
