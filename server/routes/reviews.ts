import type Router from '@koa/router';
import { getReviews } from '@shared/contract/publicEndpoints';
import { listReviews, updateReview } from '@shared/contract/reviews/reviewEndpoints';
import type { Deps } from '../appDependencies';
import type { ResponseCache } from '../cache/responseCache';
import { mount, mountCached } from '../middleware/endpoint';
import * as reviews from '../services/reviews/reviews';

export function mountReviews(router: Router, deps: Deps, responses: ResponseCache): void {
  mountCached(router, deps, responses, getReviews, ({ read }) => reviews.publishedReviews(read));

  mount(router, deps, listReviews, ({ read }) => reviews.listReviews(read));

  mount(router, deps, updateReview, ({ params, body, write }) =>
    write((context) => reviews.updateReview(params.id, body, context)),
  );
}
