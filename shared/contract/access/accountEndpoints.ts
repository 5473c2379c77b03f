import { idParams, okSchema } from '../common';
import { endpoint } from '../endpoint';
import { accountSchema, accountUpdateSchema, ownSessionsSchema } from './account';
import {
  codeSchema,
  passkeyCreateSchema,
  passkeyRenameSchema,
  passkeyOptionsSchema,
  recoveryCodesSchema,
  totpSetupSchema,
} from './factors';

export const getAccount = endpoint('GET /api/admin/account', {
  access: 'account',
  output: accountSchema,
});
/** Asks for a fresh sign-in where the address is to change, which is a way in. */
export const updateAccount = endpoint('PUT /api/admin/account', {
  access: 'account',
  body: accountUpdateSchema,
  output: accountSchema,
});
/** Makes a secret for an authenticator app. It counts once {@link confirmTotp} has had a code of it. */
export const beginTotp = endpoint('POST /api/admin/account/totp', {
  access: 'account',
  isFresh: true,
  output: totpSetupSchema,
});
export const confirmTotp = endpoint('POST /api/admin/account/totp/confirm', {
  access: 'account',
  isFresh: true,
  body: codeSchema,
  output: recoveryCodesSchema,
});
export const removeTotp = endpoint('DELETE /api/admin/account/totp', {
  access: 'account',
  isFresh: true,
  output: accountSchema,
});
/** Makes ten recovery codes; those from before are void. */
export const renewRecoveryCodes = endpoint('POST /api/admin/account/recovery-codes', {
  access: 'account',
  isFresh: true,
  output: recoveryCodesSchema,
});
export const passkeyCreateOptions = endpoint('POST /api/admin/account/passkeys/options', {
  access: 'account',
  isFresh: true,
  output: passkeyOptionsSchema,
});
export const createPasskey = endpoint('POST /api/admin/account/passkeys', {
  access: 'account',
  isFresh: true,
  body: passkeyCreateSchema,
  output: recoveryCodesSchema,
  status: 201,
});
export const renamePasskey = endpoint('PATCH /api/admin/account/passkeys/:id', {
  access: 'account',
  isFresh: true,
  params: idParams,
  body: passkeyRenameSchema,
  output: accountSchema,
});
export const removePasskey = endpoint('DELETE /api/admin/account/passkeys/:id', {
  access: 'account',
  isFresh: true,
  params: idParams,
  output: accountSchema,
});
export const listOwnSessions = endpoint('GET /api/admin/account/sessions', {
  access: 'account',
  output: ownSessionsSchema,
});
export const endOwnSession = endpoint('DELETE /api/admin/account/sessions/:id', {
  access: 'account',
  params: idParams,
  output: okSchema,
});
/** Signs the user out everywhere but in the session that asks. */
export const endOtherSessions = endpoint('DELETE /api/admin/account/sessions', {
  access: 'account',
  output: okSchema,
});
