import { randomBytes } from 'node:crypto';
import { villaDay } from '@shared/domain/date';
import { personOf } from '@shared/domain/privacy/erasure';
import type { Database } from '../../db/openDatabase';
import type { Env } from '../../env';
import type { Booking } from '../../models/Booking';
import { hashOfToken } from '../access/linkToken';
import { recordAudit } from '../audit/recordAudit';
import { recordEvent } from '../liveEvents';
import type { Secrets } from '../secrets/secrets';
import type { ReadContext, WriteContext } from '../serviceContext';

/** What the fingerprint is for, see `Secrets`. */
const PLACE = 'bookings.stay_link';
const SEED_BYTES = 32;
/** 256 bits in base64url. */
const TOKEN = /^[\w-]{43}$/;

/** A drawn link: what it is recognised by, the seed that it is made of, and what is stored of it. */
export type StayLink = { token: string; seed: string; hash: string };

type LinkDeps = {
  db: Database;
  secrets: Secrets;
  now: () => Date;
  env: Pick<Env, 'publicUrl'>;
};

/**
 * Draws the link of a guest's page. Its token is a keyed hash of a random seed: later mails can name
 * the same link, while the database alone, which holds the seed and the token's hash, opens no page.
 * @throws AppError 503 without a key
 */
export async function drawStayLink(secrets: Pick<Secrets, 'fingerprint'>): Promise<StayLink> {
  const random = randomBytes(SEED_BYTES).toString('base64url');
  const [version, key, token = ''] = (await secrets.fingerprint(PLACE, random)).split('.');
  return { token, seed: `${version}.${key}.${random}`, hash: hashOfToken(token) };
}

/** A link as a booking's columns; none where there is no link yet. */
export function stayLinkColumns(link: Pick<StayLink, 'seed' | 'hash'> | null) {
  return { stayLinkSeed: link?.seed ?? null, stayLinkHash: link?.hash ?? null };
}

/** The address of a booking's page where it has one already; reads and changes nothing. */
export async function knownStayLink(
  { stayLinkSeed }: Pick<Booking, 'stayLinkSeed'>,
  { secrets, env }: Pick<LinkDeps, 'secrets' | 'env'>,
): Promise<string | null> {
  const token = stayLinkSeed && (await tokenOf(stayLinkSeed, secrets));
  return token ? addressOf(token, env) : null;
}

/**
 * The address of a booking's page, for its guest alone. A booking that has no link gets one here, and
 * so does one whose link was made with a key that is gone. Not to be called inside a transaction.
 * @returns `null` for a booking whose guest was erased, or has another address meanwhile: a link that is drawn since is
 *   not for who reads at this one
 * @throws AppError 503 without a key
 */
export async function stayLinkUrl(
  { id, stayLinkSeed, guestEmail }: Pick<Booking, 'id' | 'stayLinkSeed' | 'guestEmail'>,
  { db, secrets, env, now: clock }: LinkDeps,
): Promise<string | null> {
  const known = await knownStayLink({ stayLinkSeed }, { secrets, env });
  if (known !== null) return known;
  const drawn = await drawStayLink(secrets);
  const seed = await db.write(async (tx) => {
    const row = await db.models.Booking.findByPk(id, { transaction: tx });
    if (!row || row.erasedAt || personOf(row.guestEmail) !== personOf(guestEmail)) return null;
    // Another server may have been first: there is one link.
    if (row.stayLinkSeed !== stayLinkSeed) return row.stayLinkSeed;
    await row.update(stayLinkColumns(drawn), { transaction: tx });
    const now = clock();
    // The owner's panel shows it, wherever it is open.
    await recordEvent('booking', row.reference, {
      models: db.models,
      tx,
      now,
      today: villaDay(now),
    });
    return drawn.seed;
  });
  const token = seed && (seed === drawn.seed ? drawn.token : await tokenOf(seed, secrets));
  return token ? addressOf(token, env) : null;
}

/**
 * Replaces a booking's link: the one of before opens nothing any more.
 * @param link drawn before the write, which should not wait for the key's file
 */
export async function renewStayLink(
  booking: Booking,
  link: StayLink,
  context: WriteContext,
): Promise<void> {
  await booking.update(stayLinkColumns(link), { transaction: context.tx });
  await recordAudit('stay_link_renewed', { subject: booking.reference }, context);
  await recordEvent('booking', booking.reference, context);
}

/** The booking whose page a token opens; `null` for any other text. */
export async function bookingOfStayToken(
  token: string,
  { models, tx }: Pick<ReadContext, 'models' | 'tx'>,
): Promise<Booking | null> {
  if (!TOKEN.test(token)) return null;
  const where = { stayLinkHash: hashOfToken(token), erasedAt: null };
  return models.Booking.findOne({ where, transaction: tx });
}

/** The address that a token stands in. */
export function addressOf(token: string, { publicUrl }: Pick<Env, 'publicUrl'>): string {
  return `${publicUrl}/stay/${token}`;
}

/** The token that a seed was drawn with; `null` where its key is gone. */
async function tokenOf(
  seed: string,
  secrets: Pick<Secrets, 'fingerprint'>,
): Promise<string | null> {
  const [version, key, random = ''] = seed.split('.');
  const print = await secrets.fingerprint(PLACE, random, `${version}.${key}.`);
  return print?.split('.')[2] ?? null;
}
