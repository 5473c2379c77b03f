import { randomBytes } from 'node:crypto';
import { personOf } from '@shared/domain/privacy/erasure';
import type { Database } from '../../db/openDatabase';
import type { Env } from '../../env';
import type { Booking } from '../../models/Booking';
import { hashOfToken } from '../access/linkToken';
import type { Secrets } from '../secrets/secrets';
import type { ReadContext } from '../serviceContext';

/** Purpose of the fingerprint, see `Secrets`. */
const PLACE = 'bookings.stay_link';
const SEED_BYTES = 32;
/** 256 bits in base64url. */
const TOKEN = /^[\w-]{43}$/;

export type StayLink = { token: string; seed: string; hash: string };

type LinkDeps = {
  db: Database;
  secrets: Secrets;
  now: () => Date;
  env: Pick<Env, 'publicUrl'>;
};

/**
 * Creates the link of a guest's page. Its token is a keyed hash of a random seed: later mails can contain the same
 * link, while the database, which holds only the seed and the token's hash, does not open the page.
 * @throws AppError 503 without a key
 */
export async function drawStayLink(secrets: Pick<Secrets, 'fingerprint'>): Promise<StayLink> {
  const random = randomBytes(SEED_BYTES).toString('base64url');
  const [version, key, token = ''] = (await secrets.fingerprint(PLACE, random)).split('.');
  return { token, seed: `${version}.${key}.${random}`, hash: hashOfToken(token) };
}

/** A link as columns of a booking; `null` for none. */
export function stayLinkColumns(link: Pick<StayLink, 'seed' | 'hash'> | null) {
  return { stayLinkSeed: link?.seed ?? null, stayLinkHash: link?.hash ?? null };
}

/** The existing link of a booking's page; changes nothing. */
export async function knownStayLink(
  { stayLinkSeed }: Pick<Booking, 'stayLinkSeed'>,
  { secrets, env }: Pick<LinkDeps, 'secrets' | 'env'>,
): Promise<string | null> {
  const token = stayLinkSeed && (await tokenOf(stayLinkSeed, secrets));
  return token ? addressOf(token, env) : null;
}

/**
 * The URL of a booking's page, for its guest only. Creates a link if the booking has none or its key is gone. Must not
 * be called inside a transaction.
 * @returns `null` if the guest was erased or has another address by now, since a newer link is not for this address
 * @throws AppError 503 without a key
 */
export async function stayLinkUrl(
  { id, stayLinkSeed, guestEmail }: Pick<Booking, 'id' | 'stayLinkSeed' | 'guestEmail'>,
  { db, secrets, env }: LinkDeps,
): Promise<string | null> {
  const known = await knownStayLink({ stayLinkSeed }, { secrets, env });
  if (known !== null) return known;
  const drawn = await drawStayLink(secrets);
  const seed = await db.write(async () => {
    const row = await db.models.Booking.findByPk(id);
    if (!row || row.erasedAt || personOf(row.guestEmail) !== personOf(guestEmail)) return null;
    // Another server may have created it first.
    if (row.stayLinkSeed !== stayLinkSeed) return row.stayLinkSeed;
    await row.update(stayLinkColumns(drawn));
    return drawn.seed;
  });
  const token = seed && (seed === drawn.seed ? drawn.token : await tokenOf(seed, secrets));
  return token ? addressOf(token, env) : null;
}

/** Replaces a booking's link. @param link created before the write, which should not wait for the key file */
export async function renewStayLink(booking: Booking, link: StayLink): Promise<void> {
  await booking.update(stayLinkColumns(link));
}

/** The booking whose page a token opens, or `null`. */
export async function bookingOfStayToken(
  token: string,
  { models }: Pick<ReadContext, 'models'>,
): Promise<Booking | null> {
  if (!TOKEN.test(token)) return null;
  const where = { stayLinkHash: hashOfToken(token), erasedAt: null };
  return models.Booking.findOne({ where });
}

export function addressOf(token: string, { publicUrl }: Pick<Env, 'publicUrl'>): string {
  return `${publicUrl}/stay/${token}`;
}

/** The token for a seed; `null` if its key is gone. */
async function tokenOf(
  seed: string,
  secrets: Pick<Secrets, 'fingerprint'>,
): Promise<string | null> {
  const [version, key, random = ''] = seed.split('.');
  const print = await secrets.fingerprint(PLACE, random, `${version}.${key}.`);
  return print?.split('.')[2] ?? null;
}
