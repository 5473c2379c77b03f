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
import { noteSignIn, signInQuestion } from '../stores/sessionExpiry';
import { hasUnsavedChanges } from '../stores/unsavedChanges';
import { currentLanguage, speak } from '../admin/i18n/language';
import { sessionKey } from './queryKeys';

const SIGNED_OUT: AdminSession = { authenticated: false, requiresPasswordChange: false };

/**
 * The signed-in user. The screens treat a failed check as signed out, as specified. Fetched without a signal: a
 * language change remounts the screens and must not cancel the check.
 */
export const sessionQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: sessionKey,
    queryFn: async () => {
      const before = currentLanguage();
      const session = await api.call(getAdminSession);
      // Before anything shows the session, so that no screen appears in the wrong language first. Keeps a language
      // chosen meanwhile, and unsaved input.
      if (session.language && before === currentLanguage() && !hasUnsavedChanges()) {
        await speak(session.language);
      }
      return session;
    },
  });

export type SignInStep =
  | { session: AdminSession; secondFactors?: never }
  | { session?: never; secondFactors: readonly SecondFactor[] };

/** Signs in and then loads the session, which is the mutation's result. */
export function useLogin() {
  const api = useApi();
  const finish = useFinishSignIn();
  return useMutation({
    // Keeps the password out of memory.
    gcTime: 0,
    mutationFn: async (body: LoginInput): Promise<SignInStep> => {
      const { secondFactors } = await api.call(login, { body });
      return secondFactors ? { secondFactors } : { session: await finish() };
    },
  });
}

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

export function useRequestPasswordReset() {
  const api = useApi();
  return useMutation({
    gcTime: 0,
    mutationFn: (body: PasswordResetRequest) => api.call(requestPasswordReset, { body }),
  });
}

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
    // A different user must not see the previous user's data.
    if (before !== undefined && before !== session.username) resetReadings(queryClient);
    return session;
  };
}

/** Opens the browser's dialog. @throws Error when it is dismissed */
async function askForPasskey(options: object) {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({
    // Created by the same library's server half.
    optionsJSON: options as Parameters<typeof startAuthentication>[0]['optionsJSON'],
  });
}

/** Changes the password. The session continues with a new id. */
export function useChangePassword() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    gcTime: 0,
    mutationFn: (body: ChangePasswordInput) => api.call(changePassword, { body }),
    onSuccess: (session) => queryClient.setQueryData(sessionKey, session),
  });
}

export function useConfirmIdentity() {
  const api = useApi();
  return useMutation({
    gcTime: 0,
    mutationFn: (body: ConfirmInput) => api.call(confirmIdentity, { body }),
  });
}

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

export function useLogout() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(logout),
    onSuccess: () => forgetSession(queryClient),
  });
}

/** Treats the session as ended. The screens go to sign-in, which clears the cache. */
export function forgetSession(queryClient: QueryClient): void {
  forgetConversationDrafts();
  queryClient.setQueryData(sessionKey, SIGNED_OUT);
  // A read that the sign-out overtook may have asked for a new sign-in.
  signInQuestion.answer(false);
}

function resetReadings(queryClient: QueryClient): void {
  void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
}

export function forgetReadings(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
}
