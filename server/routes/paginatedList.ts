import type { Context } from 'koa';
import type { Page } from '../services/pagination';

/** The plain list of a page; where more follows, `X-Next-Cursor` says from where. */
export function paginatedList<Row, Json>(
  ctx: Context,
  page: Page<Row>,
  present: (row: Row) => Json,
): Json[] {
  if (page.nextCursor) ctx.set('X-Next-Cursor', page.nextCursor);
  return page.rows.map(present);
}
