import { Secret, TOTP } from 'otpauth';
import type { TotpSetup } from '@shared/contract/access/factors';
import { Op } from 'sequelize';
import type { User } from '../../models/User';
import type { Secrets } from '../secrets/secrets';
import type { ReadContext, WriteContext } from '../serviceContext';

/** The parameters of RFC 6238 that all authenticator apps support. */
const OPTIONS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const PERIOD_MS = OPTIONS.period * 1000;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Steps by which a phone's clock may differ. */
const WINDOW = 1;

/** The time step of an accepted code, and the stored secret that it was checked against. */
export type CheckedTotp = { step: number; sealedSecret: string };

/**
 * Starts setting up an authenticator app. Replaces an unconfirmed one; a confirmed one must be removed first.
 * @param issuer name shown in the app
 * @returns `null` if a confirmed app exists
 */
export async function beginTotp(
  user: Pick<User, 'id' | 'username'>,
  issuer: string,
  secrets: Secrets,
  { models, now }: WriteContext,
): Promise<TotpSetup | null> {
  const factor = await models.TotpFactor.findByPk(user.id);
  if (factor?.confirmedAt) return null;
  const secret = new Secret({ size: SECRET_BYTES });
  const sealedSecret = await secrets.seal(totpPlace(user.id), secret.base32);
  await factor?.destroy();
  await models.TotpFactor.create({ userId: user.id, sealedSecret, createdAt: now });
  const uri = new TOTP({ ...OPTIONS, issuer, label: user.username, secret }).toString();
  return { secret: secret.base32, uri };
}

/**
 * Checks a code against a user's authenticator app, one step early or late; changes nothing.
 * @param which an unconfirmed app, or a confirmed one
 * @param code without spaces; anything but six digits is a wrong code
 * @returns `null` for a wrong code or without such an app
 */
export async function checkTotp(
  userId: number,
  code: string,
  which: 'begun' | 'inUse',
  secrets: Secrets,
  { models, now }: Pick<ReadContext, 'models' | 'now'>,
): Promise<CheckedTotp | null> {
  if (!/^\d{6}$/.test(code)) return null;
  const factor = await models.TotpFactor.findByPk(userId);
  if (!factor || (factor.confirmedAt === null) !== (which === 'begun')) return null;
  const secret = await secrets.open(totpPlace(userId), factor.sealedSecret);
  if (secret === null) return null;
  const delta = new TOTP({ ...OPTIONS, secret: Secret.fromBase32(secret) }).validate({
    token: code,
    timestamp: now.getTime(),
    window: WINDOW,
  });
  if (delta === null) return null;
  const step = stepOf(now) + delta;
  const { lastUsedStep } = factor;
  if (lastUsedStep !== null && step <= lastUsedStep) return null;
  return { step, sealedSecret: factor.sealedSecret };
}

/** Uses up an accepted code and those of earlier steps, atomically. @returns false if it was used already */
export async function useTotp(
  userId: number,
  { step, sealedSecret }: CheckedTotp,
  { models }: WriteContext,
): Promise<boolean> {
  const [changed] = await models.TotpFactor.update(
    { lastUsedStep: step },
    {
      where: {
        userId,
        sealedSecret,
        lastUsedStep: { [Op.or]: [{ [Op.is]: null }, { [Op.lt]: step }] },
      },
    },
  );
  return changed === 1;
}

/** The time step of RFC 6238: the number of 30-second periods since 1970. */
export function stepOf(time: Date): number {
  return Math.floor(time.getTime() / PERIOD_MS);
}

/** Place of the encrypted secret; see `Secrets`. */
export function totpPlace(userId: number): string {
  return `totp_factors.secret ${userId}`;
}
