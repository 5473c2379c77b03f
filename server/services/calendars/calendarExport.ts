import { randomBytes } from 'node:crypto';
import { addDays, type PlainDate } from '@shared/domain/date';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { Op } from 'sequelize';
import { CALENDAR_EXPORT_LINK_ID, type CalendarExportLink } from '../../models/CalendarExportLink';
import { hashOfToken } from '../access/linkToken';
import { publishedName } from '../content/publishedName';
import { rangesOf, type NightRange } from './importPlan';
import { heldNights } from '../heldNights';
import { nightsKeptFree } from '../prices/loadStayRules';
import { loadSettings } from '../prices/settings';
import type { Secrets } from '../secrets/secrets';
import { offeredStaysAfter } from '../offers/offeredStays';
import type { ReadContext, WriteContext } from '../serviceContext';
import { calendarText } from '../../files/calendarText';

/** Number of days for which past stays remain in the calendar. */
const DAYS_BACK = 30;
const TOKEN_BYTES = 24;
/** Place of the encrypted link token, see {@link Secrets}. */
export const LINK_PLACE = 'calendar_links.token';
const FILE = /^([\w-]{32})\.ics$/;

/** Ids of our own entries in the exported calendar; see {@link isOwnEntry}. */
const ENTRY_ID = /^(?:(?:stay|block)-\d+|free-\d{4}-\d{2}-\d{2})@/;

/** Taken nights `[startDate, endDate)`. */
type Taken = NightRange & { key: string; summary: string; since: Date };

/** The URL for other sites; `null` if there is none or the key cannot decrypt it, though sites can still read it. */
export async function shownCalendarExportLink(
  publicUrl: string,
  secrets: Secrets,
  { models }: ReadContext,
): Promise<{ linkUrl: string | null; isLinkUnreadable: boolean }> {
  const link = await models.CalendarExportLink.findByPk(CALENDAR_EXPORT_LINK_ID);
  if (!link) return { linkUrl: null, isLinkUnreadable: false };
  const opened = await tokenOfLink(link, secrets);
  return {
    linkUrl: opened === null ? null : linkUrl(publicUrl, opened),
    isLinkUnreadable: opened === null,
  };
}

/** @returns `null` if the key cannot decrypt the token */
async function tokenOfLink(
  { token, sealedToken }: Pick<CalendarExportLink, 'token' | 'sealedToken'>,
  secrets: Secrets,
): Promise<string | null> {
  // Plain text remains only if the upgrade could not encrypt what version 0.1.0 stored.
  return sealedToken === null ? token : secrets.open(LINK_PLACE, sealedToken);
}

export type NewCalendarExportLink = { token: string; tokenHash: string; sealedToken: string };

/** Runs before the write, which should not wait for reading the key file. */
export async function drawCalendarExportLink(secrets: Secrets): Promise<NewCalendarExportLink> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const sealedToken = await secrets.seal(LINK_PLACE, token);
  return { token, tokenHash: hashOfToken(token), sealedToken };
}

/** Replaces the link; the previous URL answers 404 from then on. */
export async function createCalendarExportLink(
  { token, tokenHash, sealedToken }: NewCalendarExportLink,
  publicUrl: string,
  context: WriteContext,
): Promise<string> {
  const { models, now } = context;
  await deleteCalendarExportLink(context);
  await models.CalendarExportLink.create({
    id: CALENDAR_EXPORT_LINK_ID,
    tokenHash,
    sealedToken,
    createdAt: now,
  });
  return linkUrl(publicUrl, token);
}

export async function deleteCalendarExportLink({ models }: WriteContext): Promise<void> {
  const link = await models.CalendarExportLink.findByPk(CALENDAR_EXPORT_LINK_ID);
  await link?.destroy();
}

/**
 * When the villa is taken, as iCalendar (RFC 5545): confirmed stays, offers that hold nights, nights kept free beside
 * them, and the owner's blocks, without names. Blocks imported from other sites are left out: two sites that import
 * each other's blocks would never free them.
 * @param file the last part of the URL
 * @returns `null` for an unknown or replaced URL
 */
export async function sharedCalendar(
  file: string,
  publicUrl: string,
  context: ReadContext,
): Promise<string | null> {
  const { models, today } = context;
  const token = FILE.exec(file)?.[1];
  const isKnown =
    token !== undefined &&
    (await models.CalendarExportLink.findOne({
      where: { tokenHash: hashOfToken(token) },
    })) !== null;
  if (!isKnown) return null;
  const villa = await publishedName(context);
  return takenCalendar(villa, publicUrl, await takenAfter(addDays(today, -DAYS_BACK), context));
}

/** Nights from today on that the link publishes; none while there is no link. */
export async function publishedNights(context: ReadContext): Promise<NightRange[]> {
  const { models, today } = context;
  const link = await models.CalendarExportLink.findByPk(CALENDAR_EXPORT_LINK_ID);
  return link ? takenAfter(today, context) : [];
}

/** Whether an event in another site's calendar is one of ours that the site passes on. */
export function isOwnEntry(uid: string, publicUrl: string): boolean {
  return ENTRY_ID.test(uid) && uid.endsWith(`@${new URL(publicUrl).hostname}`);
}

/** Confirmed stays, offers that hold nights, nights kept free, and the owner's blocks, if they end after a day. */
async function takenAfter(since: PlainDate, context: ReadContext): Promise<Taken[]> {
  const { models } = context;
  const bookings = await models.Booking.findAll({
    where: { status: 'confirmed', checkoutDate: { [Op.gt]: since } },
    attributes: ['id', 'checkinDate', 'checkoutDate', 'createdAt'],
    order: ['id'],
  });
  const blocks = await models.Block.findAll({
    where: { feedId: null, endDate: { [Op.gt]: since } },
    order: ['id'],
  });
  const offered = await offeredStaysAfter(since, context);
  return [
    ...offered.map((stay) => ({
      // The key stays the same when the offer is accepted.
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

/** Nights kept free beside this villa's own stays. Other sites' stays and the nights beside those are not exported. */
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

/** No nights are kept free beside blocks for other sites. */
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
