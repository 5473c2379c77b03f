import type { Context } from 'koa';
import type { Page } from '../services/pagination';

/** One page of a list; `X-Next-Cursor` identifies the next page, if any. */
export function paginatedList<Row, Json>(
  ctx: Context,
  page: Page<Row>,
  present: (row: Row) => Json,
): Json[] {
  if (page.nextCursor) ctx.set('X-Next-Cursor', page.nextCursor);
  return page.rows.map(present);
}
