import { HOUSE_LINK_ID } from '../../models/HouseLink';
import { drawLinkToken, hashOfToken, type LinkToken } from '../access/linkToken';
import type { Secrets } from '../secrets/secrets';
import type { ReadContext, WriteContext } from '../serviceContext';

/** Place of the encrypted token, see {@link Secrets}. */
export const HOUSE_LINK_PLACE = 'house_links.token';

/** A token from `drawLinkToken`. */
const FILE = /^([\w-]{43})\.ics$/;

export type NewHouseLink = LinkToken & { sealedToken: string };

/** The house link; `linkUrl` is `null` if there is none or the server's key cannot decrypt it. */
export async function loadHouseLink(
  publicUrl: string,
  secrets: Secrets,
  { models }: ReadContext,
): Promise<{ linkUrl: string | null; madeAt: string | null }> {
  const link = await models.HouseLink.findByPk(HOUSE_LINK_ID);
  if (!link) return { linkUrl: null, madeAt: null };
  const token = await secrets.open(HOUSE_LINK_PLACE, link.sealedToken);
  return {
    linkUrl: token === null ? null : houseLinkUrl(publicUrl, token),
    madeAt: link.createdAt.toISOString(),
  };
}

/** Creates a link before the write, which should not wait for reading the key file. */
export async function drawHouseLink(secrets: Secrets): Promise<NewHouseLink> {
  const link = drawLinkToken();
  return { ...link, sealedToken: await secrets.seal(HOUSE_LINK_PLACE, link.token) };
}

/** Stores a new link; the previous URL answers 404 from then on. */
export async function createHouseLink(
  { tokenHash, sealedToken }: NewHouseLink,
  context: WriteContext,
): Promise<void> {
  const { models, now } = context;
  await deleteHouseLink(context);
  await models.HouseLink.create({ id: HOUSE_LINK_ID, tokenHash, sealedToken, createdAt: now });
}

export async function deleteHouseLink({ models }: WriteContext): Promise<void> {
  const link = await models.HouseLink.findByPk(HOUSE_LINK_ID);
  await link?.destroy();
}

/** Whether this is the current link. @param file the last part of its URL */
export async function isHouseLink(file: string, { models }: ReadContext): Promise<boolean> {
  const token = FILE.exec(file)?.[1];
  if (token === undefined) return false;
  const where = { tokenHash: hashOfToken(token) };
  return (await models.HouseLink.count({ where })) > 0;
}

export function houseLinkUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/house/${token}.ics`;
}
