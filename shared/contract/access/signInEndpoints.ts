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
/** The second step, after a right password: a code of the authenticator app, or a recovery code. */
export const loginWithCode = endpoint('POST /api/admin/login/second-factor', {
  access: 'public',
  body: codeSchema,
  output: adminSessionSchema,
});
/** What a browser asks its passkeys with; the answer is for {@link loginWithPasskey} in five minutes. */
export const passkeyLoginOptions = endpoint('POST /api/admin/login/passkey-options', {
  access: 'public',
  output: passkeyOptionsSchema,
});
/** Signs in by a passkey, which stands for name, password and second factor. */
export const loginWithPasskey = endpoint('POST /api/admin/login/passkey', {
  access: 'public',
  body: passkeyLoginSchema,
  output: adminSessionSchema,
});
/** Has a link mailed by which another password can be chosen. The answer is the same for everybody. */
export const requestPasswordReset = endpoint('POST /api/admin/password-reset', {
  access: 'public',
  body: passwordResetRequestSchema,
  output: okSchema,
});
/** Chooses another password by the token of such a link; it signs nobody in. */
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
/** Whether the sign-in is fresh enough for calls that ask for it: for links that download a file. */
export const checkFreshSignIn = endpoint('GET /api/admin/fresh-sign-in', {
  access: 'session',
  isFresh: true,
  output: okSchema,
});
/** Proves once more who is signed in; calls with `isFresh` are open for the next ten minutes. */
export const confirmIdentity = endpoint('POST /api/admin/fresh-sign-in', {
  access: 'session',
  body: confirmSchema,
  output: okSchema,
});
export const confirmPasskeyOptions = endpoint('POST /api/admin/fresh-sign-in/passkey-options', {
  access: 'account',
  output: passkeyOptionsSchema,
});
