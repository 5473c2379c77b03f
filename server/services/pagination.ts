import { DEFAULT_PAGE_SIZE, type PageQuery } from '@shared/contract/pagination';
import { Op, type WhereOptions } from 'sequelize';
import { invalidField } from '../errors';

/** A page of a list ordered newest first, then by id. */
export type Page<Row> = { rows: Row[]; nextCursor: string | null };

type Dated = { id: number; createdAt: Date };

export const NEWEST_FIRST: [string, string][] = [
  ['createdAt', 'DESC'],
  ['id', 'DESC'],
];

/**
 * Loads the page after a cursor with an index seek, so distant pages are as fast as the first.
 * @param load receives the condition and a limit of one row more than the page, to detect a next page
 * @throws AppError 400 for an invalid cursor
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

/** A list's order; equal values by id, in the same direction. */
export type ListOrder<Row> = {
  column: keyof Row & string;
  /** `personal` values identify people and stay out of URLs, which are logged. */
  kind: 'text' | 'number' | 'date' | 'personal';
  isDescending: boolean;
};

/**
 * Loads one page of a list sorted by a column. The cursor contains the last row's value as read, so that changing the
 * row skips none; for a personal value the current one is used. A cursor is valid for one order only.
 * @param load receives the condition, the order, and a limit of one row more than the page
 * @param find reads a row by id
 * @throws AppError 400 for a cursor of another list or order
 */
export async function loadSortedPage<Row extends { id: number }>(
  query: PageQuery,
  { column, kind, isDescending }: ListOrder<Row>,
  load: (where: WhereOptions, order: [string, string][], limit: number) => Promise<Row[]>,
  find: (id: number) => Promise<Row | null>,
): Promise<Page<Row>> {
  const limit = query.limit ?? DEFAULT_PAGE_SIZE;
  const direction = isDescending ? 'DESC' : 'ASC';
  const mark = `${column}.${direction}.`;
  const further = isDescending ? Op.lt : Op.gt;
  const afterRow = async (cursor: string): Promise<WhereOptions> => {
    const text = Buffer.from(cursor, 'base64url').toString();
    const match = text.startsWith(mark)
      ? /^(\d{1,15})(?:\.([\w-]{1,40}))?$/.exec(text.slice(mark.length))
      : null;
    const id = Number(match?.[1]);
    const value =
      kind === 'personal' ? match && (await find(id))?.[column] : carriedValue(match?.[2], kind);
    if (value === undefined || value === null) throw invalidCursor();
    return {
      [Op.or]: [{ [column]: { [further]: value } }, { [column]: value, id: { [further]: id } }],
    };
  };
  const cursorAt = (row: Row): string => {
    const value: unknown = row[column];
    const carried = value instanceof Date ? value.getTime() : value;
    const end = kind === 'personal' ? '' : `.${String(carried)}`;
    return Buffer.from(`${mark}${row.id}${end}`).toString('base64url');
  };
  const rows = await load(
    query.cursor ? await afterRow(query.cursor) : {},
    [
      [column, direction],
      ['id', direction],
    ],
    limit + 1,
  );
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return {
    rows: page,
    nextCursor: hasMore ? cursorAt(last) : null,
  };
}

/** The value in a cursor; `undefined` if it has the wrong kind. */
function carriedValue(
  text: string | undefined,
  kind: 'text' | 'number' | 'date',
): string | number | Date | undefined {
  if (text === undefined || kind === 'text') return text;
  if (!/^\d{1,15}$/.test(text)) return undefined;
  return kind === 'date' ? new Date(Number(text)) : Number(text);
}

function invalidCursor(): Error {
  return invalidField('cursor', 'This page marker is not valid. Start at the first page.');
}

function after(cursor: string): WhereOptions {
  const match = /^(\d{1,15})\.(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString());
  if (!match) throw invalidCursor();
  const createdAt = new Date(Number(match[1]));
  return {
    [Op.or]: [
      { createdAt: { [Op.lt]: createdAt } },
      { createdAt, id: { [Op.lt]: Number(match[2]) } },
    ],
  };
}
