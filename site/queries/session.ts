import type { AdminSession, ChangePasswordInput, LoginInput } from '@shared/contract/access/auth';
import {
  changePassword,
  confirmIdentity,
  getAdminSession,
  login,
  logout,
} from '@shared/contract/endpoints';
import type { ConfirmInput } from '@shared/contract/access/freshSignIn';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { noteSignIn } from '../stores/sessionExpiry';
import { sessionKey } from './queryKeys';

const SIGNED_OUT: AdminSession = { authenticated: false, requiresPasswordChange: false };

/** Who is signed in. The screens take a check that fails for nobody, as the specification has it. */
export const sessionQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: sessionKey,
    queryFn: ({ signal }) => api.call(getAdminSession, { signal }),
  });

/** Signs in, then checks the session; the answer of the check is the mutation's. */
export function useLogin() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    // No password stays in memory after the call.
    gcTime: 0,
    mutationFn: async (body: LoginInput) => {
      const before = queryClient.getQueryData<AdminSession>(sessionKey)?.username;
      await api.call(login, { body });
      const session = await queryClient.fetchQuery({ ...sessionQuery(api), staleTime: 0 });
      noteSignIn();
      // Somebody else at the same screens must not find on them what the one before has read.
      if (before !== undefined && before !== session.username) resetReadings(queryClient);
      return session;
    },
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
