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
/** A new e-mail address needs a fresh sign-in, because passwords are reset through it. */
export const updateAccount = endpoint('PUT /api/admin/account', {
  access: 'account',
  body: accountUpdateSchema,
  output: accountSchema,
});
/** Makes a secret for an authenticator app, which takes effect with the first code to {@link confirmTotp}. */
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
/** Makes ten recovery codes; the earlier ones stop working. */
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
export const endOtherSessions = endpoint('DELETE /api/admin/account/sessions', {
  access: 'account',
  output: okSchema,
});
