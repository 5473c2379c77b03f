import type { PageData, PageOutput } from '@shared/contract/page';
import type { Context } from 'koa';
import {
  sendShared,
  toSharedAnswer,
  type SharedAnswer,
  type SharedAnswers,
} from '../middleware/sharedAnswers';

/** A public page, rendered and compressed. */
export type RenderedPage = SharedAnswer & {
  styleHashes: readonly string[];
  /** Not where a part of its data could not be read. */
  isWhole: boolean;
};

/** The page at a path; unknown paths share one page that says so. */
export type RenderPageAt = (path: string) => Promise<RenderedPage>;

type Source = {
  answers: SharedAnswers;
  loadPageData: (path: string) => Promise<PageData>;
  renderPage: (path: string, data: PageData) => Promise<PageOutput>;
};

/** Pages that have a path of their own. */
export const PUBLIC_PATHS: readonly string[] = ['/', '/booking'];
const NOT_FOUND_PATH = '/404';

/** Renders public pages once, until what they show changes. */
export function createRenderedPages(source: Source): RenderPageAt {
  const { answers, loadPageData, renderPage } = source;
  /** The last rendering of each path: a commit that changes nothing on it costs no new one. */
  const latest = new Map<string, { fingerprint: string; page: RenderedPage }>();

  return async (requested) => {
    const path = PUBLIC_PATHS.includes(requested) ? requested : NOT_FOUND_PATH;
    const make = async () => {
      const data = await loadPageData(path);
      const fingerprint = JSON.stringify(data);
      const known = latest.get(path);
      if (known?.fingerprint === fingerprint) return known.page;
      const { html, status, styleHashes } = await renderPage(path, data);
      const isWhole = Object.values(data).every((part) => part !== null);
      const page = Object.assign(await toSharedAnswer(html, status), { styleHashes, isWhole });
      latest.set(path, { fingerprint, page });
      return page;
    };
    return answers.get(path, make, (page) => page.isWhole);
  };
}

/** Sends a page through the application. */
export function sendPage(ctx: Context, page: RenderedPage): void {
  ctx.state['styleHashes'] = page.styleHashes;
  ctx.type = 'text/html; charset=utf-8';
  // Asked for anew each time, and answered 304 where nothing has changed.
  ctx.set('Cache-Control', 'no-cache');
  sendShared(ctx, page);
}
