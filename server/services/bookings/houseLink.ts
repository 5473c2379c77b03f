import { HOUSE_LINK_ID } from '../../models/HouseLink';
import { drawLinkToken, hashOfToken, type LinkToken } from '../access/linkToken';
import { recordAudit } from '../audit/recordAudit';
import { recordEvent } from '../liveEvents';
import type { Secrets } from '../secrets/secrets';
import type { ReadContext, WriteContext } from '../serviceContext';

/** Where the token is stored, as {@link Secrets} has it. */
export const HOUSE_LINK_PLACE = 'house_links.token';

/** As `drawLinkToken` makes it. */
const FILE = /^([\w-]{43})\.ics$/;

/** A link that was drawn and is not stored yet. */
export type NewHouseLink = LinkToken & { sealedToken: string };

/** The house's link: `linkUrl` is `null` where there is none, or none that this server's key opens. */
export async function loadHouseLink(
  publicUrl: string,
  secrets: Secrets,
  { models, tx }: ReadContext,
): Promise<{ linkUrl: string | null; madeAt: string | null }> {
  const link = await models.HouseLink.findByPk(HOUSE_LINK_ID, { transaction: tx });
  if (!link) return { linkUrl: null, madeAt: null };
  const token = await secrets.open(HOUSE_LINK_PLACE, link.sealedToken);
  return {
    linkUrl: token === null ? null : houseLinkUrl(publicUrl, token),
    madeAt: link.createdAt.toISOString(),
  };
}

/** Draws a link before the write, which should not wait for the key's file. */
export async function drawHouseLink(secrets: Secrets): Promise<NewHouseLink> {
  const link = drawLinkToken();
  return { ...link, sealedToken: await secrets.seal(HOUSE_LINK_PLACE, link.token) };
}

/** Stores a new link; the earlier address answers 404 from then on. */
export async function createHouseLink(
  { tokenHash, sealedToken }: NewHouseLink,
  context: WriteContext,
): Promise<void> {
  const { models, tx, now } = context;
  await models.HouseLink.destroy({ where: { id: HOUSE_LINK_ID }, transaction: tx });
  await models.HouseLink.create(
    { id: HOUSE_LINK_ID, tokenHash, sealedToken, createdAt: now },
    { transaction: tx },
  );
  await recordAudit('house_link_made', {}, context);
  await recordEvent('calendar', null, context);
}

/** Ends the link; where there is none, nothing happens. */
export async function deleteHouseLink(context: WriteContext): Promise<void> {
  const { models, tx } = context;
  const ended = await models.HouseLink.destroy({ where: { id: HOUSE_LINK_ID }, transaction: tx });
  if (ended === 0) return;
  await recordAudit('house_link_ended', {}, context);
  await recordEvent('calendar', null, context);
}

/** @param file the last part of an address: whether it is the link's of now */
export async function isHouseLink(file: string, { models, tx }: ReadContext): Promise<boolean> {
  const token = FILE.exec(file)?.[1];
  if (token === undefined) return false;
  const where = { tokenHash: hashOfToken(token) };
  return (await models.HouseLink.count({ where, transaction: tx })) > 0;
}

/** The address of a token. */
export function houseLinkUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/house/${token}.ics`;
}
