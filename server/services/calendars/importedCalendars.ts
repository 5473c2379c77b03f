import {
  unreadEntriesSchema,
  feedAddress,
  MAX_IMPORTED_CALENDARS,
  type ImportedCalendarData,
  NO_UNREAD_ENTRIES,
  type FeedProblem,
  type UnreadEntries,
  type ImportedCalendarJson,
} from '@shared/contract/calendars/importedCalendar';
import type { ItemOf } from '@shared/contract/bookings/today';
import { daysBetween } from '@shared/domain/date';
import { nightsOf } from '@shared/domain/bookings/stayRules';
import { Op } from 'sequelize';
import { conflict, invalidField, notFound, withParams } from '../../errors';
import { readConfig } from '../../db/configCache';
import { isPrivateHost } from '../../integrations/calendarImport/publicAddress';
import type { Block } from '../../models/Block';
import type { ImportedCalendar } from '../../models/ImportedCalendar';
import { isOpenClash, storedClashes } from '../calendarConflicts';
import { publishedNights } from './calendarExport';
import { carryClashes } from './doubleBookings';
import { heldNights } from '../heldNights';
import { dueForImport, READ_EVERY_MS } from './importSchedule';
import { importWindow, planImport, type ImportedEvent, type NightRange } from './importPlan';
import type { Secrets } from '../secrets/secrets';
import type { ReadContext, WriteContext } from '../serviceContext';
import { storedJson } from '../../storedJson';

export type FeedState = {
  feed: ImportedCalendar;
  /** `null` if the key cannot decrypt it. */
  url: string | null;
  nights: number;
  clashes: NightRange[];
  unread: UnreadEntries;
};

export type FeedSource = Pick<ImportedCalendar, 'id' | 'url' | 'sealedUrl'>;

/** Place of the encrypted URL, see {@link Secrets}. */
export const FEED_PLACE = 'calendar_feeds.url';

type SealedFeed = ImportedCalendarData & { sealedUrl: string };

/** Encrypts a calendar's URL. Runs before the write, which should not wait for reading the key file. */
export async function sealFeed(data: ImportedCalendarData, secrets: Secrets): Promise<SealedFeed> {
  return { ...data, sealedUrl: await secrets.seal(FEED_PLACE, data.url) };
}

/** @returns `null` if the key cannot decrypt the URL */
export async function addressOfFeed(
  { url, sealedUrl }: Pick<FeedSource, 'url' | 'sealedUrl'>,
  secrets: Secrets,
): Promise<string | null> {
  // Plain text remains only if the upgrade could not encrypt what version 0.1.0 stored.
  return sealedUrl === null ? url : secrets.open(FEED_PLACE, sealedUrl);
}

export async function listFeeds(secrets: Secrets, context: ReadContext): Promise<FeedState[]> {
  const feeds = await context.models.ImportedCalendar.findAll({
    order: [
      ['name', 'ASC'],
      ['id', 'ASC'],
    ],
  });
  const blocks = await blocksToCome({ [Op.ne]: null }, context);
  return Promise.all(
    feeds.map(async (feed) => stateOf(feed, await addressOfFeed(feed, secrets), blocks, context)),
  );
}

/** Current and future imported blocks. @param feedId one calendar, any, or all but one */
function blocksToCome(
  feedId: number | { [Op.ne]: number | null },
  { models, today }: ReadContext,
): Promise<Block[]> {
  const where = { feedId, endDate: { [Op.gt]: today } };
  return models.Block.findAll({ where });
}

/** @param blocks may include those of other calendars */
function stateOf(
  feed: ImportedCalendar,
  url: string | null,
  blocks: readonly Block[],
  { today }: ReadContext,
): FeedState {
  const nights = blocks
    .filter(({ feedId }) => feedId === feed.id)
    .map(({ startDate, endDate }) => daysBetween(startDate > today ? startDate : today, endDate));
  return {
    feed,
    url,
    nights: nights.reduce((sum, count) => sum + count, 0),
    clashes: storedClashes(feed)
      .filter((clash) => isOpenClash(clash) && clash.endDate > today)
      .map(({ startDate, endDate }) => ({ startDate, endDate })),
    unread: unreadOf(feed),
  };
}

function unreadOf({ unread }: Pick<ImportedCalendar, 'unread'>): UnreadEntries {
  return (unread === null ? null : storedJson(unreadEntriesSchema, unread)) ?? NO_UNREAD_ENTRIES;
}

/** Time without a successful read after which the owner is notified; each calendar is read every 15 minutes. */
const SILENCE_MS = 6 * 60 * 60 * 1000;

/** Names of all calendars by id. */
export async function feedNamesById(context: ReadContext): Promise<ReadonlyMap<number, string>> {
  return new Map((await loadFeeds(context)).map(({ id, name }) => [id, name]));
}

/** Calendars that could not be read for {@link SILENCE_MS}, or ever, and those that were read in part, by name. */
export async function troubledFeeds(
  context: ReadContext,
): Promise<(ItemOf<'silentFeed'> | ItemOf<'unreadFeed'>)[]> {
  const since = context.now.getTime() - SILENCE_MS;
  return (await loadFeeds(context)).flatMap((feed) => {
    const { id: feedId, name: feedName, problem, readAt, unread } = feed;
    const isSilent = problem !== null && problem !== 'left_out';
    return [
      ...(isSilent && (readAt?.getTime() ?? 0) < since
        ? [{ kind: 'silentFeed' as const, feedId, feedName, problem }]
        : []),
      ...(unread === null
        ? []
        : [{ kind: 'unreadFeed' as const, feedId, feedName, ...unreadOf(feed) }]),
    ];
  });
}

function loadFeeds(context: ReadContext) {
  return readConfig(context, 'calendars of other sites', () =>
    context.models.ImportedCalendar.findAll({
      attributes: ['id', 'name', 'problem', 'readAt', 'unread'],
      order: ['name', 'id'],
    }),
  );
}

type FeedDeps = {
  secrets: Secrets;
  /** Allows addresses in private networks. */
  env: { readsPrivateCalendars: boolean };
};

/** Rejects a private address; names are checked at each read. @throws AppError 400 naming the field */
function refusePrivateAddress(url: string): void {
  if (!isPrivateHost(new URL(feedAddress(url)).hostname)) return;
  throw invalidField(
    'url',
    'This address leads into a private network, where nothing is read. Please enter one that everybody can reach.',
  );
}

/** Stores a calendar, to be read at once. @throws AppError 400; 409 `already_exists`, `too_many` */
export async function createFeed(
  { name, url, sealedUrl }: SealedFeed,
  context: WriteContext,
  { env, secrets }: FeedDeps,
): Promise<FeedState> {
  const { models, now } = context;
  if (!env.readsPrivateCalendars) refusePrivateAddress(url);
  const known = await models.ImportedCalendar.findAll();
  await refuseSameAddress(url, known, secrets);
  refuseSameName(name, known);
  if (known.length >= MAX_IMPORTED_CALENDARS) {
    throw conflict(
      'too_many',
      withParams('At most {n} calendars can be read. Please remove one first.', {
        n: MAX_IMPORTED_CALENDARS,
      }),
    );
  }
  const feed = await models.ImportedCalendar.create({
    name,
    sealedUrl,
    clashes: '[]',
    problem: null,
    isWaiting: true,
    readAt: null,
    nextReadAt: now,
    createdAt: now,
  });
  return stateOf(feed, url, [], context);
}

/**
 * Changes a calendar's name or URL. A new URL is read at once; until then the old nights stay. Unchanged values are not
 * validated again, as stricter rules must apply only to new input.
 * @throws AppError 400 for a private address; 404; 409 `already_exists` for another calendar's URL or name
 */
export async function updateFeed(
  id: number,
  { name, url, sealedUrl }: SealedFeed,
  context: WriteContext,
  { env, secrets }: FeedDeps,
): Promise<FeedState> {
  const { models, now } = context;
  const feed = await findFeed(id, context);
  const others = await models.ImportedCalendar.findAll({
    where: { id: { [Op.ne]: id } },
  });
  const stored = await addressOfFeed(feed, secrets);
  const isElsewhere = url !== stored;
  if (isElsewhere) {
    if (!env.readsPrivateCalendars) refusePrivateAddress(url);
    await refuseSameAddress(url, others, secrets);
  }
  if (name !== feed.name) refuseSameName(name, others);
  await feed.update({
    name,
    ...(isElsewhere && {
      url: '',
      sealedUrl,
      problem: null,
      unread: null,
      isWaiting: true,
      nextReadAt: now,
    }),
  });
  return stateOf(feed, url, await blocksToCome(id, context), context);
}

/** Schedules a calendar to be read at once. @throws AppError 404 */
export async function askForReading(
  id: number,
  context: WriteContext,
  { secrets }: Pick<FeedDeps, 'secrets'>,
): Promise<FeedState> {
  const feed = await findFeed(id, context);
  await feed.update({ isWaiting: true, nextReadAt: context.now });
  const url = await addressOfFeed(feed, secrets);
  return stateOf(feed, url, await blocksToCome(id, context), context);
}

/** Deletes a calendar and its blocks, including past ones. @throws AppError 404 */
export async function deleteFeed(id: number, context: WriteContext): Promise<void> {
  const { models } = context;
  const feed = await findFeed(id, context);
  const blocks = await models.Block.findAll({ where: { feedId: id } });
  await removeBlocks(
    blocks.map((block) => block.id),
    context,
  );
  await feed.destroy();
}

/** Claims the next due calendar until its next time, against other servers. @returns `null` if none is due */
export async function claimDueFeed({
  models,
  now,
}: WriteContext): Promise<ImportedCalendar | null> {
  const feed = await models.ImportedCalendar.findOne({
    where: dueForImport(now),
    order: [['nextReadAt', 'ASC']],
  });
  return feed?.update({ nextReadAt: new Date(now.getTime() + READ_EVERY_MS) }) ?? null;
}

/** Whether a calendar is due; a read does not block writers. */
export async function isFeedDue({ models, now }: ReadContext): Promise<boolean> {
  return (
    (await models.ImportedCalendar.findOne({ where: dueForImport(now), attributes: ['id'] })) !==
    null
  );
}

/**
 * Makes the villa's blocks match a calendar, or records that it has too many nights. Skips a calendar that was removed
 * or got another URL meanwhile. While entries cannot be read, existing blocks and clashes stay and new ones are added.
 * @param source what was read
 * @param calendar.events excluding our own that the site passes on
 * @param calendar.unread entries that could not be read completely
 */
export async function applyFeed(
  source: FeedSource,
  { events, unread }: { events: readonly ImportedEvent[]; unread: UnreadEntries },
  context: WriteContext,
): Promise<void> {
  const { models, now, today } = context;
  const { id } = source;
  const feed = await models.ImportedCalendar.findOne({ where: source });
  if (!feed) return;
  const blocks = await models.Block.findAll({ where: { feedId: id } });
  const own = new Set(blocks.map((block) => block.id));
  const held = await heldNights(importWindow(today), context);
  const isWhole = unread.count === 0;
  const plan = planImport(
    events,
    blocks.map((block) => ({
      id: block.id,
      startDate: block.startDate,
      endDate: block.endDate,
      note: block.note ?? '',
    })),
    {
      calendarName: feed.name,
      holderOf: (night) => {
        const holder = held.get(night);
        return own.has(holder?.blockId ?? 0) ? undefined : holder;
      },
      kept: isWhole ? null : storedClashes(feed),
      published: [
        ...(await publishedNights(context)),
        ...(await blocksToCome({ [Op.ne]: id }, context)),
      ],
      today,
    },
  );
  if (!plan) {
    await noteProblem(source, 'too_large', context);
    return;
  }
  await removeBlocks(plan.remove, context);
  for (const { note, ...range } of plan.add) {
    const block = await models.Block.create({ ...range, note, feedId: id, createdAt: now });
    const stay = { checkinDate: range.startDate, checkoutDate: range.endDate };
    await models.HeldNight.bulkCreate(
      nightsOf(stay).map((night) => ({ night, blockId: block.id })),
    );
  }
  await feed.update({
    problem: isWhole ? null : 'left_out',
    unread: isWhole ? null : JSON.stringify(unread),
    isWaiting: false,
    readAt: now,
    clashes: JSON.stringify(await carryClashes(feed, plan.clashes, isWhole, context)),
  });
}

/** Records why a calendar could not be read; its nights stay. */
export async function noteProblem(
  source: FeedSource,
  problem: FeedProblem,
  { models }: WriteContext,
): Promise<void> {
  await models.ImportedCalendar.update({ problem, isWaiting: false }, { where: source });
}

/** @throws AppError 409 naming the calendar that has this URL */
async function refuseSameAddress(
  url: string,
  feeds: readonly ImportedCalendar[],
  secrets: Secrets,
): Promise<void> {
  for (const feed of feeds) {
    const known = await addressOfFeed(feed, secrets);
    if (known === null || feedAddress(known) !== feedAddress(url)) continue;
    throw conflict(
      'already_exists',
      withParams('This address is read already, as “{name}”.', { name: feed.name }),
      'url',
    );
  }
}

/** @throws AppError 409, since two calendars of one name could not be distinguished */
function refuseSameName(name: string, feeds: readonly ImportedCalendar[]): void {
  const same = feeds.find((feed) => feed.name.toLowerCase() === name.toLowerCase());
  if (!same) return;
  throw conflict(
    'already_exists',
    withParams('Another calendar is called “{name}” already. Please give this one another name.', {
      name: same.name,
    }),
    'name',
  );
}

async function findFeed(id: number, { models }: WriteContext): Promise<ImportedCalendar> {
  const feed = await models.ImportedCalendar.findByPk(id);
  if (!feed) throw notFound('This calendar');
  return feed;
}

async function removeBlocks(ids: number[], { models }: WriteContext): Promise<void> {
  if (ids.length === 0) return;
  await models.HeldNight.destroy({ where: { blockId: ids } });
  await models.Block.destroy({ where: { id: ids } });
}

export function presentFeed({
  feed,
  url,
  nights,
  clashes,
  unread,
}: FeedState): ImportedCalendarJson {
  return {
    id: feed.id,
    name: feed.name,
    url: url ?? '',
    nights,
    clashes,
    unread,
    readAt: feed.readAt?.toISOString() ?? null,
    problem: url === null ? 'address_unreadable' : feed.problem,
    isWaiting: feed.isWaiting,
  };
}
