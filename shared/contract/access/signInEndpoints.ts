import { okSchema } from '../common';
import { endpoint } from '../endpoint';
import { adminSessionSchema, changePasswordSchema, loginAnswerSchema, loginSchema } from './auth';
import { codeSchema, passkeyLoginSchema, passkeyOptionsSchema } from './factors';
import { confirmSchema } from './freshSignIn';
import { passwordResetRequestSchema, passwordResetSchema } from './passwordReset';

export const getAdminSession = endpoint('GET /api/admin/session', {
  access: 'public',
  output: adminSessionSchema,
});
export const login = endpoint('POST /api/admin/login', {
  access: 'public',
  body: loginSchema,
  output: loginAnswerSchema,
});
/** The second step after a correct password: a code of the authenticator app, or a recovery code. */
export const loginWithCode = endpoint('POST /api/admin/login/second-factor', {
  access: 'public',
  body: codeSchema,
  output: adminSessionSchema,
});
/** Options for the browser's passkey dialog; the answer to {@link loginWithPasskey} is due within five minutes. */
export const passkeyLoginOptions = endpoint('POST /api/admin/login/passkey-options', {
  access: 'public',
  output: passkeyOptionsSchema,
});
/** Signs in by a passkey, which replaces name, password and second factor. */
export const loginWithPasskey = endpoint('POST /api/admin/login/passkey', {
  access: 'public',
  body: passkeyLoginSchema,
  output: adminSessionSchema,
});
/** Mails a link to choose another password. The answer is the same whether or not the user exists. */
export const requestPasswordReset = endpoint('POST /api/admin/password-reset', {
  access: 'public',
  body: passwordResetRequestSchema,
  output: okSchema,
});
/** Sets another password with the token of such a link; does not sign in. */
export const resetPassword = endpoint('POST /api/admin/password-reset/confirm', {
  access: 'public',
  body: passwordResetSchema,
  output: okSchema,
});
export const logout = endpoint('POST /api/admin/logout', {
  access: 'public',
  output: okSchema,
});
export const changePassword = endpoint('POST /api/admin/change-password', {
  access: 'session',
  body: changePasswordSchema,
  output: adminSessionSchema,
});
/** Whether the sign-in is still fresh. Used before download links, which cannot ask for it themselves. */
export const checkFreshSignIn = endpoint('GET /api/admin/fresh-sign-in', {
  access: 'session',
  isFresh: true,
  output: okSchema,
});
/** Confirms the user's identity again; endpoints with `isFresh` are allowed for the next ten minutes. */
export const confirmIdentity = endpoint('POST /api/admin/fresh-sign-in', {
  access: 'session',
  body: confirmSchema,
  output: okSchema,
});
export const confirmPasskeyOptions = endpoint('POST /api/admin/fresh-sign-in/passkey-options', {
  access: 'account',
  output: passkeyOptionsSchema,
});
