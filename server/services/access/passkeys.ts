import type { PasskeyAssertion, PasskeyCreateInput } from '@shared/contract/access/factors';
import { UniqueConstraintError } from 'sequelize';
import type { Env } from '../../env';
import { conflict, invalidField, withParams } from '../../errors';
import type { Passkey } from '../../models/Passkey';
import type { User } from '../../models/User';
import type { ReadContext, WriteContext } from '../serviceContext';

/** WebAuthn relying party: the site's domain and the origins of its pages. */
export type RelyingParty = { id: string; origins: string[] };

/** More than anybody has; the list is sent with every new passkey. */
const MAX_PASSKEYS = 20;
const IP_ADDRESS = /^[\d.]+$|:/;

/** @returns `null` where browsers allow no passkeys: for an IP address, or without https */
export function relyingPartyOf(
  { publicUrl }: Pick<Env, 'publicUrl'>,
  origins: ReadonlySet<string>,
): RelyingParty | null {
  const { hostname, protocol } = new URL(publicUrl);
  if (IP_ADDRESS.test(hostname)) return null;
  if (protocol !== 'https:' && hostname !== 'localhost') return null;
  return {
    id: hostname,
    origins: [...origins].filter((origin) => new URL(origin).hostname === hostname),
  };
}

/** Options for `navigator.credentials.create`; the response returns the challenge. @param rpName site name */
export async function passkeyCreationOptions(
  user: Pick<User, 'id' | 'username'>,
  rpName: string,
  { id: rpID }: RelyingParty,
  { models }: Pick<ReadContext, 'models'>,
) {
  const passkeys = await models.Passkey.findAll({ where: { userId: user.id } });
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  return generateRegistrationOptions({
    rpName,
    rpID,
    userID: userHandle(user.id),
    userName: user.username,
    userDisplayName: user.username,
    attestationType: 'none',
    excludeCredentials: passkeys.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: JSON.parse(transports) as string[],
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** Options for `navigator.credentials.get`, for any of the browser's passkeys for this site. */
export async function passkeyRequestOptions({ id: rpID }: RelyingParty) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  return generateAuthenticationOptions({ rpID, userVerification: 'required' });
}

export type NewPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'signCount' | 'transports'>;

/** Verifies the response to {@link passkeyCreationOptions}. @returns `null` if it is invalid */
export async function checkNewPasskey(
  { passkey }: PasskeyCreateInput,
  challenge: string,
  party: RelyingParty,
): Promise<NewPasskey | null> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...passkey,
        response: {
          clientDataJSON: passkey.response.clientDataJSON,
          attestationObject: passkey.response.attestationObject,
        },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: true,
    });
    if (!verified) return null;
    const { credential } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      signCount: credential.counter,
      transports: JSON.stringify(passkey.response.transports ?? []),
    };
  } catch {
    // The library throws for every invalid response, with messages for programmers.
    return null;
  }
}

/**
 * Rejects a name that another passkey of the user has; another window may have added one.
 * @param exceptId of the passkey being renamed
 * @throws AppError 400 on `name`
 */
export async function refuseTakenName(
  userId: number,
  name: string,
  { models }: WriteContext,
  exceptId: number | null = null,
): Promise<void> {
  const passkeys = await models.Passkey.findAll({
    where: { userId },
    attributes: ['id', 'name'],
  });
  const wanted = name.toLowerCase();
  if (passkeys.some(({ id, name: other }) => id !== exceptId && other.toLowerCase() === wanted)) {
    throw invalidField('name', NAME_TAKEN);
  }
}

const NAME_TAKEN = 'Another passkey of yours has this name.';

/** Stores a new passkey. @throws AppError 400 for a duplicate name; 409 for a known passkey or too many of them */
export async function storePasskey(
  userId: number,
  name: string,
  passkey: NewPasskey,
  context: WriteContext,
): Promise<void> {
  const { models, now } = context;
  if ((await models.Passkey.count({ where: { userId } })) >= MAX_PASSKEYS) {
    throw conflict(
      'too_many',
      withParams('You have {n} passkeys. Please remove one first.', { n: MAX_PASSKEYS }),
    );
  }
  await refuseTakenName(userId, name, context);
  try {
    await models.Passkey.create({ userId, name, ...passkey, createdAt: now });
  } catch (error) {
    if (!(error instanceof UniqueConstraintError)) throw error;
    throw conflict('already_exists', 'This passkey is in use already.');
  }
}

export type CheckedPasskey = { passkey: Passkey; signCount: number };

/** Verifies a passkey's response; changes nothing. @returns `null` for an unknown passkey or an invalid response */
export async function checkPasskey(
  assertion: PasskeyAssertion,
  challenge: string,
  party: RelyingParty,
  { models }: Pick<ReadContext, 'models'>,
): Promise<CheckedPasskey | null> {
  const passkey = await models.Passkey.findOne({ where: { credentialId: assertion.id } });
  if (!passkey) return null;
  const { clientDataJSON, authenticatorData, signature, userHandle: handle } = assertion.response;
  const expectedHandle = Buffer.from(userHandle(passkey.userId)).toString('base64url');
  if (handle && handle !== expectedHandle) return null;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...assertion,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        // We check the counter ourselves, in the sign-in transaction: the library does not say why it rejects.
        counter: 0,
      },
    });
    return verified ? { passkey, signCount: authenticationInfo.newCounter } : null;
  } catch {
    return null;
  }
}

/** Records a passkey's use. @returns `copied` if the counter went backwards, as that of a copy would */
export async function usePasskey(
  { passkey, signCount }: CheckedPasskey,
  { models, now }: WriteContext,
): Promise<'used' | 'removed' | 'copied'> {
  const stored = await models.Passkey.findByPk(passkey.id);
  if (!stored) return 'removed';
  // 0 if the authenticator has no counter, as with passkeys shared between devices.
  if ((signCount > 0 || stored.signCount > 0) && signCount <= stored.signCount) return 'copied';
  await stored.update({ signCount, lastUsedAt: now });
  return 'used';
}

/** The user handle of WebAuthn; contains no personal data. */
function userHandle(userId: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(`user ${userId}`));
}
