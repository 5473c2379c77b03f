import { randomBytes } from 'node:crypto';
import { addDays, type PlainDate } from '@shared/domain/date';
import { VILLA } from '@shared/villa';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { Op } from 'sequelize';
import { LINK_ID } from '../models/CalendarLink';
import { recordEvent } from './liveEvents';
import type { ReadContext, WriteContext } from './serviceContext';

/** Stays that are over are of no use to other sites for longer. */
const DAYS_BACK = 30;
const TOKEN_BYTES = 24;
const FILE = /^([\w-]{32})\.ics$/;

/** Nights that are taken, from a row of its kind. */
type Taken = { key: string; from: PlainDate; to: PlainDate; summary: string; since: Date };

/** The address that other sites read, or `null` while there is none. */
export async function calendarLinkUrl(
  publicUrl: string,
  { models, tx }: ReadContext,
): Promise<string | null> {
  const link = await models.CalendarLink.findByPk(LINK_ID, { transaction: tx });
  return link && linkUrl(publicUrl, link.token);
}

/** Makes an address that nobody can guess; the one before leads nowhere from then on. */
export async function createCalendarLink(
  publicUrl: string,
  context: WriteContext,
): Promise<string> {
  const { models, tx, now } = context;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await models.CalendarLink.destroy({ where: { id: LINK_ID }, transaction: tx });
  await models.CalendarLink.create({ id: LINK_ID, token, createdAt: now }, { transaction: tx });
  await recordEvent('calendar', null, context);
  return linkUrl(publicUrl, token);
}

/** Ends the sharing; where nothing is shared, nothing happens. */
export async function deleteCalendarLink(context: WriteContext): Promise<void> {
  const { models, tx } = context;
  await models.CalendarLink.destroy({ where: { id: LINK_ID }, transaction: tx });
  await recordEvent('calendar', null, context);
}

/**
 * When the villa is taken, as iCalendar (RFC 5545): confirmed stays and the owner's own blocks, and
 * not by whom. What other sites have themselves is left out: two that read each other's nights
 * would keep them for ever.
 * @param file the last part of the address
 * @returns `null` for an address that was never made, or is no longer
 */
export async function sharedCalendar(
  file: string,
  publicUrl: string,
  { models, tx, today }: ReadContext,
): Promise<string | null> {
  const token = FILE.exec(file)?.[1];
  const isKnown =
    token !== undefined &&
    (await models.CalendarLink.findOne({ where: { token }, transaction: tx })) !== null;
  if (!isKnown) return null;
  const since = addDays(today, -DAYS_BACK);
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
  return calendarText(publicUrl, [
    ...bookings.map(({ id, checkinDate, checkoutDate, createdAt }) => ({
      key: `stay-${id}`,
      from: checkinDate,
      to: checkoutDate,
      summary: 'Booked',
      since: createdAt,
    })),
    ...blocks.map(({ id, startDate, endDate, createdAt }) => ({
      key: `block-${id}`,
      from: startDate,
      to: endDate,
      summary: 'Not available',
      since: createdAt,
    })),
  ]);
}

function calendarText(publicUrl: string, taken: readonly Taken[]): string {
  const calendar = ical({
    name: VILLA.name,
    prodId: { company: VILLA.name, product: 'Availability', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { key, from, to, summary, since } of taken) {
    calendar.createEvent({
      id: `${key}@${new URL(publicUrl).hostname}`,
      start: from,
      end: to,
      allDay: true,
      stamp: since,
      summary,
      transparency: ICalEventTransparency.OPAQUE,
    });
  }
  return calendar.toString();
}

function linkUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/calendar/${token}.ics`;
}
