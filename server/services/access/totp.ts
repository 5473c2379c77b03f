import { Secret, TOTP } from 'otpauth';
import type { TotpSetup } from '@shared/contract/access/factors';
import { Op } from 'sequelize';
import type { User } from '../../models/User';
import type { Secrets } from '../secrets/secrets';
import type { ReadContext, WriteContext } from '../serviceContext';
import { CLOCK_SKEW_MS } from './sessionLifetime';

/** RFC 6238 as every authenticator app has it. */
const OPTIONS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const PERIOD_MS = OPTIONS.period * 1000;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Steps that a phone's clock may be off. */
const WINDOW = 1;

/** The step that an accepted code belongs to, and the stored secret that it was checked with. */
export type CheckedTotp = { step: number; sealedSecret: string };

/**
 * Begins with an authenticator app. One that was begun before and never confirmed is replaced; one in
 * use goes on until the new one is confirmed elsewhere, so it has to be removed first.
 * @param issuer what the app names it after
 * @returns `null` where one is in use
 */
export async function beginTotp(
  user: Pick<User, 'id' | 'username'>,
  issuer: string,
  secrets: Secrets,
  { models, tx, now }: WriteContext,
): Promise<TotpSetup | null> {
  const factor = await models.TotpFactor.findByPk(user.id, { transaction: tx });
  if (factor?.confirmedAt) return null;
  const secret = new Secret({ size: SECRET_BYTES });
  const sealedSecret = await secrets.seal(totpPlace(user.id), secret.base32);
  await factor?.destroy({ transaction: tx });
  await models.TotpFactor.create(
    { userId: user.id, sealedSecret, createdAt: now },
    { transaction: tx },
  );
  const uri = new TOTP({ ...OPTIONS, issuer, label: user.username, secret }).toString();
  return { secret: secret.base32, uri };
}

/**
 * Checks a code against a user's authenticator app, a step early or late; changes nothing.
 * @param which an app that was begun and not confirmed yet, or one in use
 * @returns `null` for a wrong code, or where there is no such app
 */
export async function checkTotp(
  userId: number,
  code: string,
  which: 'begun' | 'inUse',
  secrets: Secrets,
  { models, now }: Pick<ReadContext, 'models' | 'now'>,
): Promise<CheckedTotp | null> {
  const factor = await models.TotpFactor.findByPk(userId);
  if (!factor || (factor.confirmedAt === null) !== (which === 'begun')) return null;
  const secret = await secrets.open(totpPlace(userId), factor.sealedSecret);
  if (secret === null) return null;
  const timestamp = now.getTime();
  const delta = new TOTP({ ...OPTIONS, secret: Secret.fromBase32(secret) }).validate({
    token: code,
    timestamp,
    window: WINDOW,
  });
  if (delta === null) return null;
  const step = stepOf(timestamp) + delta;
  const { lastUsedStep } = factor;
  if (lastUsedStep !== null && step <= lastUsedStep && lastUsedStep <= latestStep(now)) return null;
  return { step, sealedSecret: factor.sealedSecret };
}

/**
 * Uses an accepted code up: no code of its step or of an earlier one is accepted again. Of two at
 * once one gets it.
 * @returns whether it was still to be had
 */
export async function useTotp(
  userId: number,
  { step, sealedSecret }: CheckedTotp,
  { models, tx, now }: WriteContext,
): Promise<boolean> {
  const [changed] = await models.TotpFactor.update(
    { lastUsedStep: step },
    {
      where: {
        userId,
        sealedSecret,
        lastUsedStep: {
          [Op.or]: [{ [Op.is]: null }, { [Op.lt]: step }, { [Op.gt]: latestStep(now) }],
        },
      },
      transaction: tx,
    },
  );
  return changed === 1;
}

/** One that is further ahead than clocks differ was used under a clock that was put back since. */
function latestStep(now: Date): number {
  return stepOf(now.getTime() + CLOCK_SKEW_MS);
}

function stepOf(timeMs: number): number {
  return Math.floor(timeMs / PERIOD_MS);
}

/** What a secret is bound to; see `Secrets`. */
export function totpPlace(userId: number): string {
  return `totp_factors.secret ${userId}`;
}
