import type { AdminSession, ChangePasswordInput, LoginInput } from '@shared/contract/access/auth';
import {
  changePassword,
  confirmIdentity,
  confirmPasskeyOptions,
  getAdminSession,
  login,
  loginWithCode,
  loginWithPasskey,
  logout,
  passkeyLoginOptions,
  requestPasswordReset,
  resetPassword,
} from '@shared/contract/access/signInEndpoints';
import type { CodeInput, SecondFactor } from '@shared/contract/access/factors';
import type {
  PasswordResetInput,
  PasswordResetRequest,
} from '@shared/contract/access/passwordReset';
import type { ConfirmInput } from '@shared/contract/access/freshSignIn';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { forgetConversationDrafts } from '../stores/conversationDrafts';
import { noteSignIn } from '../stores/sessionExpiry';
import { hasUnsavedChanges } from '../stores/unsavedChanges';
import { currentLanguage, speak } from '../admin/i18n/language';
import { sessionKey } from './queryKeys';

const SIGNED_OUT: AdminSession = { authenticated: false, requiresPasswordChange: false };

/**
 * Who is signed in. The screens take a check that fails for nobody, as the specification has it. It is
 * called without a signal: another language draws the screens anew, and the check must not be called
 * off with those that asked for it.
 */
export const sessionQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: sessionKey,
    queryFn: async () => {
      const before = currentLanguage();
      const session = await api.call(getAdminSession);
      // Before anything shows the session, so that no screen comes in another language first.
      // A language that was chosen meanwhile stays, and so do words that are typed and not saved.
      if (session.language && before === currentLanguage() && !hasUnsavedChanges()) {
        await speak(session.language);
      }
      return session;
    },
  });

/** What signing in has come to: a session, or the second step that is still missing. */
export type SignInStep =
  | { session: AdminSession; secondFactors?: never }
  | { session?: never; secondFactors: readonly SecondFactor[] };

/** Signs in, then checks the session; the answer of the check is the mutation's. */
export function useLogin() {
  const api = useApi();
  const finish = useFinishSignIn();
  return useMutation({
    // No password stays in memory after the call.
    gcTime: 0,
    mutationFn: async (body: LoginInput): Promise<SignInStep> => {
      const { secondFactors } = await api.call(login, { body });
      return secondFactors ? { secondFactors } : { session: await finish() };
    },
  });
}

/** The second step, after a right password. */
export function useLoginWithCode() {
  const api = useApi();
  const finish = useFinishSignIn();
  return useMutation({
    gcTime: 0,
    mutationFn: async (body: CodeInput) => {
      await api.call(loginWithCode, { body });
      return finish();
    },
  });
}

/** Signs in by a passkey of this device, or of a phone beside it. */
export function useLoginWithPasskey() {
  const api = useApi();
  const finish = useFinishSignIn();
  return useMutation({
    gcTime: 0,
    mutationFn: async () => {
      const passkey = await askForPasskey(await api.call(passkeyLoginOptions));
      await api.call(loginWithPasskey, { body: { passkey } });
      return finish();
    },
  });
}

/** Has a link mailed by which another password can be chosen. */
export function useRequestPasswordReset() {
  const api = useApi();
  return useMutation({
    gcTime: 0,
    mutationFn: (body: PasswordResetRequest) => api.call(requestPasswordReset, { body }),
  });
}

/** Chooses another password by a mailed link. */
export function useResetPassword() {
  const api = useApi();
  return useMutation({
    gcTime: 0,
    mutationFn: (body: PasswordResetInput) => api.call(resetPassword, { body }),
  });
}

function useFinishSignIn(): () => Promise<AdminSession> {
  const api = useApi();
  const queryClient = useQueryClient();
  return async () => {
    const before = queryClient.getQueryData<AdminSession>(sessionKey)?.username;
    const session = await queryClient.fetchQuery({ ...sessionQuery(api), staleTime: 0 });
    noteSignIn();
    // Somebody else at the same screens must not find on them what the one before has read.
    if (before !== undefined && before !== session.username) resetReadings(queryClient);
    return session;
  };
}

/** Opens the browser's own dialog. @throws Error when it is put aside */
async function askForPasskey(options: object) {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({
    // Made by the library's other half, on the server.
    optionsJSON: options as Parameters<typeof startAuthentication>[0]['optionsJSON'],
  });
}

/** Replaces the password; the session goes on under a new identifier. */
export function useChangePassword() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    gcTime: 0,
    mutationFn: (body: ChangePasswordInput) => api.call(changePassword, { body }),
    onSuccess: (session) => queryClient.setQueryData(sessionKey, session),
  });
}

/** Proves once more who is signed in, for calls that need a fresh sign-in. */
export function useConfirmIdentity() {
  const api = useApi();
  return useMutation({
    gcTime: 0,
    mutationFn: (body: ConfirmInput) => api.call(confirmIdentity, { body }),
  });
}

/** The same by a passkey. */
export function useConfirmByPasskey() {
  const api = useApi();
  return useMutation({
    gcTime: 0,
    mutationFn: async () => {
      const passkey = await askForPasskey(await api.call(confirmPasskeyOptions));
      return api.call(confirmIdentity, { body: { passkey } });
    },
  });
}

/** Signs out. */
export function useLogout() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(logout),
    onSuccess: () => forgetSession(queryClient),
  });
}

/** Takes the session for ended: the screens lead to sign-in, where all that was read is forgotten. */
export function forgetSession(queryClient: QueryClient): void {
  forgetConversationDrafts();
  queryClient.setQueryData(sessionKey, SIGNED_OUT);
}

/** Forgets everything that was read, and has the screens that are open read it again. */
function resetReadings(queryClient: QueryClient): void {
  void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
}

/** Forgets everything that the owner has read. */
export function forgetReadings(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
}
