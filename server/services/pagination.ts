import { DEFAULT_PAGE_SIZE, type PageQuery } from '@shared/contract/bookings/booking';
import { Op, type WhereOptions } from 'sequelize';
import { invalidField } from '../errors';

/** A page of a list that is ordered newest first, ties by id. */
export type Page<Row> = { rows: Row[]; nextCursor: string | null };

type Dated = { id: number; createdAt: Date };

/** Newest first. */
export const NEWEST_FIRST: [string, string][] = [
  ['createdAt', 'DESC'],
  ['id', 'DESC'],
];

/**
 * Loads one page after the cursor's row: an index seek, however far down the list.
 * @param load gets the condition and one row more than the page, to know whether more follow
 * @throws AppError 400 for a cursor that this server did not make
 */
export async function loadPage<Row extends Dated>(
  query: PageQuery,
  load: (where: WhereOptions, limit: number) => Promise<Row[]>,
): Promise<Page<Row>> {
  const limit = query.limit ?? DEFAULT_PAGE_SIZE;
  const rows = await load(query.cursor ? after(query.cursor) : {}, limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, nextCursor: rows.length > limit && last ? cursorOf(last) : null };
}

function cursorOf(row: Dated): string {
  return Buffer.from(`${row.createdAt.getTime()}.${row.id}`).toString('base64url');
}

function after(cursor: string): WhereOptions {
  const match = /^(\d{1,15})\.(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString());
  if (!match)
    throw invalidField('cursor', 'This page marker is not valid. Start at the first page.');
  const createdAt = new Date(Number(match[1]));
  return {
    [Op.or]: [
      { createdAt: { [Op.lt]: createdAt } },
      { createdAt, id: { [Op.lt]: Number(match[2]) } },
    ],
  };
}
