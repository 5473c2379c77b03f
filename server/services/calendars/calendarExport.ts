import { randomBytes } from 'node:crypto';
import { addDays, type PlainDate } from '@shared/domain/date';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { Op } from 'sequelize';
import { CALENDAR_EXPORT_LINK_ID, type CalendarExportLink } from '../../models/CalendarExportLink';
import { hashOfToken } from '../access/linkToken';
import { publishedName } from '../content/publishedName';
import { rangesOf, type NightRange } from './importPlan';
import { recordAudit } from '../audit/recordAudit';
import { heldNights } from '../bookings/heldNights';
import { recordEvent } from '../liveEvents';
import { nightsKeptFree } from '../prices/loadStayRules';
import { loadSettings } from '../prices/settings';
import type { Secrets } from '../secrets/secrets';
import { offeredStaysAfter } from '../offers/offeredStays';
import type { ReadContext, WriteContext } from '../serviceContext';
import { calendarText } from '../../files/calendarText';

/** Stays that are over are of no use to other sites for longer. */
const DAYS_BACK = 30;
const TOKEN_BYTES = 24;
/** Where the link's token is stored, as {@link Secrets} has it. */
export const LINK_PLACE = 'calendar_links.token';
const FILE = /^([\w-]{32})\.ics$/;

/** Entries of the calendar that other sites read; see {@link isOwnEntry}. */
const ENTRY_ID = /^(?:(?:stay|block)-\d+|free-\d{4}-\d{2}-\d{2})@/;

/** Nights `[startDate, endDate)` that are taken, from a row of its kind. */
type Taken = NightRange & { key: string; summary: string; since: Date };

/**
 * The address that other sites read, `null` while there is none or where the key that opens it is gone;
 * those who have it read it all the same.
 */
export async function shownCalendarExportLink(
  publicUrl: string,
  secrets: Secrets,
  { models, tx }: ReadContext,
): Promise<{ linkUrl: string | null; isLinkUnreadable: boolean }> {
  const link = await models.CalendarExportLink.findByPk(CALENDAR_EXPORT_LINK_ID, {
    transaction: tx,
  });
  if (!link) return { linkUrl: null, isLinkUnreadable: false };
  const opened = await tokenOfLink(link, secrets);
  return {
    linkUrl: opened === null ? null : linkUrl(publicUrl, opened),
    isLinkUnreadable: opened === null,
  };
}

/** @returns `null` where the key that opens the token is gone */
export async function tokenOfLink(
  { token, sealedToken }: Pick<CalendarExportLink, 'token' | 'sealedToken'>,
  secrets: Secrets,
): Promise<string | null> {
  // In the open only where a start could not encrypt what a version before had stored.
  return sealedToken === null ? token : secrets.open(LINK_PLACE, sealedToken);
}

/** The token of an address that nobody can guess, and what is stored of it. */
export type NewCalendarExportLink = { token: string; tokenHash: string; sealedToken: string };

/** Before the write, which should not wait for the key's file. */
export async function drawCalendarExportLink(secrets: Secrets): Promise<NewCalendarExportLink> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const sealedToken = await secrets.seal(LINK_PLACE, token);
  return { token, tokenHash: hashOfToken(token), sealedToken };
}

/** Puts an address in the place of an earlier one, which answers 404 from then on. */
export async function createCalendarExportLink(
  { token, tokenHash, sealedToken }: NewCalendarExportLink,
  publicUrl: string,
  context: WriteContext,
): Promise<string> {
  const { models, tx, now } = context;
  await models.CalendarExportLink.destroy({
    where: { id: CALENDAR_EXPORT_LINK_ID },
    transaction: tx,
  });
  await models.CalendarExportLink.create(
    { id: CALENDAR_EXPORT_LINK_ID, tokenHash, sealedToken, createdAt: now },
    { transaction: tx },
  );
  await recordAudit('calendar_link_made', {}, context);
  await recordEvent('calendar', null, context);
  return linkUrl(publicUrl, token);
}

/** Ends the sharing; where nothing is shared, nothing happens. */
export async function deleteCalendarExportLink(context: WriteContext): Promise<void> {
  const { models, tx } = context;
  const ended = await models.CalendarExportLink.destroy({
    where: { id: CALENDAR_EXPORT_LINK_ID },
    transaction: tx,
  });
  if (ended > 0) await recordAudit('calendar_link_ended', {}, context);
  await recordEvent('calendar', null, context);
}

/**
 * When the villa is taken, as iCalendar (RFC 5545): confirmed stays, those whose offer holds the nights, the
 * nights kept free beside them, and the owner's own blocks, without names. Blocks imported from other
 * sites are left out: two sites that import each other's blocks would never free them.
 * @param file the last part of the address
 * @returns `null` for an address that was never made, or is no longer
 */
export async function sharedCalendar(
  file: string,
  publicUrl: string,
  context: ReadContext,
): Promise<string | null> {
  const { models, tx, today } = context;
  const token = FILE.exec(file)?.[1];
  const isKnown =
    token !== undefined &&
    (await models.CalendarExportLink.findOne({
      where: { tokenHash: hashOfToken(token) },
      transaction: tx,
    })) !== null;
  if (!isKnown) return null;
  const villa = await publishedName(context);
  return takenCalendar(villa, publicUrl, await takenAfter(addDays(today, -DAYS_BACK), context));
}

/** What other sites are told of the nights from today on: nothing while there is no link. */
export async function toldNights(context: ReadContext): Promise<NightRange[]> {
  const { models, tx, today } = context;
  const link = await models.CalendarExportLink.findByPk(CALENDAR_EXPORT_LINK_ID, {
    transaction: tx,
  });
  return link ? takenAfter(today, context) : [];
}

/** Whether an event of another site's calendar is one of ours that the site passes on. */
export function isOwnEntry(uid: string, publicUrl: string): boolean {
  return ENTRY_ID.test(uid) && uid.endsWith(`@${new URL(publicUrl).hostname}`);
}

/**
 * Confirmed stays, those whose offer holds the nights, the nights kept free beside them, and the owner's
 * own blocks that end after a day.
 */
async function takenAfter(since: PlainDate, context: ReadContext): Promise<Taken[]> {
  const { models, tx } = context;
  const bookings = await models.Booking.findAll({
    where: { status: 'confirmed', checkoutDate: { [Op.gt]: since } },
    attributes: ['id', 'checkinDate', 'checkoutDate', 'createdAt'],
    order: ['id'],
    transaction: tx,
  });
  const blocks = await models.Block.findAll({
    where: { feedId: null, endDate: { [Op.gt]: since } },
    order: ['id'],
    transaction: tx,
  });
  const offered = await offeredStaysAfter(since, context);
  return [
    ...offered.map((stay) => ({
      // Once it is accepted, the same entry is the stay's.
      key: `stay-${stay.bookingId}`,
      startDate: stay.checkinDate,
      endDate: stay.checkoutDate,
      summary: 'Not available',
      since: stay.since,
    })),
    ...bookings.map(({ id, checkinDate, checkoutDate, createdAt }) => ({
      key: `stay-${id}`,
      startDate: checkinDate,
      endDate: checkoutDate,
      summary: 'Booked',
      since: createdAt,
    })),
    ...blocks.map(({ id, startDate, endDate, createdAt }) => ({
      key: `block-${id}`,
      startDate,
      endDate,
      summary: 'Not available',
      since: createdAt,
    })),
    ...(await keptFreeAfter(since, context)),
  ];
}

/**
 * Nights kept free beside stays of this villa's own, so that no other site sells them. Those beside the
 * stays of another site are not told, as these stays are not.
 */
async function keptFreeAfter(since: PlainDate, context: ReadContext): Promise<Taken[]> {
  const { gapNights, updatedAt } = await loadSettings(context);
  if (gapNights === 0) return [];
  const held = await heldNights({ first: addDays(since, -1 * gapNights), last: null }, context);
  const nights = [...nightsKeptFree(held, NO_BLOCKS, gapNights)].filter((night) => night >= since);
  return rangesOf(nights.toSorted()).map((range) => ({
    ...range,
    key: `free-${range.startDate}`,
    summary: 'Not available',
    since: updatedAt,
  }));
}

/** Nights beside blocks, whoever made them, are not kept free for other sites. */
const NO_BLOCKS: ReadonlySet<number> = new Set();

function takenCalendar(villa: string, publicUrl: string, taken: readonly Taken[]): string {
  const calendar = ical({
    name: villa,
    prodId: { company: villa, product: 'Availability', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { key, startDate, endDate, summary, since } of taken) {
    calendar.createEvent({
      id: `${key}@${new URL(publicUrl).hostname}`,
      start: startDate,
      end: endDate,
      allDay: true,
      stamp: since,
      summary,
      transparency: ICalEventTransparency.OPAQUE,
    });
  }
  return calendarText(calendar);
}

function linkUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/calendar/${token}.ics`;
}
