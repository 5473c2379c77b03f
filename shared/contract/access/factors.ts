import * as z from 'zod/mini';
import { say } from '../../i18n/say';
import { line, timestamp } from '../common';

/** Longest code that is checked: a recovery code with its dashes and a few spaces. */
const CODE_MAX_LENGTH = 40;
export const PASSKEY_NAME_MAX_LENGTH = 60;

export const SECOND_FACTORS = ['totp', 'recoveryCode', 'passkey'] as const;
export type SecondFactor = (typeof SECOND_FACTORS)[number];

export const codeSchema = z.object({ code: line(CODE_MAX_LENGTH, 'Please type the code') });
export type CodeInput = z.infer<typeof codeSchema>;

/** What an authenticator app needs. The secret is shown only once. */
export const totpSetupSchema = z.object({
  /** Base32, to be typed where no QR code can be scanned. */
  secret: z.string(),
  uri: z.string(),
});
export type TotpSetup = z.infer<typeof totpSetupSchema>;

/** New recovery codes, shown only once; empty where the user already has some. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

/** Options for the browser's passkey dialog in WebAuthn's own shape, passed on unchanged. */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() });

/** Bytes in base64url, as in WebAuthn's JSON. */
function bytes(max: number) {
  return z
    .string()
    .check(
      z.maxLength(max, { error: say('Invalid input'), abort: true }),
      z.regex(/^[\w-]+$/, say('Invalid input')),
    );
}

const CREDENTIAL_ID_MAX = 1400;
const credential = {
  id: bytes(CREDENTIAL_ID_MAX),
  rawId: bytes(CREDENTIAL_ID_MAX),
  type: z.literal('public-key'),
};

/** A passkey's answer at sign-in, without the fields that the server does not use. */
export const passkeyAssertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8000),
    authenticatorData: bytes(8000),
    signature: bytes(8000),
    userHandle: z.optional(z.nullable(bytes(200))),
  }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertionSchema>;

export const passkeyLoginSchema = z.object({ passkey: passkeyAssertionSchema });

export const passkeyCreateSchema = z.object({
  name: line(PASSKEY_NAME_MAX_LENGTH, 'Please give the passkey a name'),
  passkey: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes(8000),
      attestationObject: bytes(20_000),
      transports: z.optional(
        z.array(z.string().check(z.maxLength(20), z.regex(/^[a-z-]+$/))).check(z.maxLength(8)),
      ),
    }),
  }),
});
export type PasskeyCreateInput = z.infer<typeof passkeyCreateSchema>;

export const passkeyRenameSchema = z.object({ name: passkeyCreateSchema.shape.name });

export const passkeySchema = z.object({
  id: z.number(),
  name: z.string(),
  createdAt: timestamp,
  lastUsedAt: z.nullable(timestamp),
});
export type Passkey = z.infer<typeof passkeySchema>;

export const accessPolicySchema = z.object({
  /** Everybody needs a second factor; users without one have to set it up first. */
  requiresSecondFactor: z.boolean(),
});
export type AccessPolicyInput = z.infer<typeof accessPolicySchema>;
