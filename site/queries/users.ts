import type { AcceptInvitation, InvitationInput } from '@shared/contract/access/users';
import {
  acceptInvitation,
  createInvitation,
  deleteInvitation,
  deleteUser,
  listUsers,
  openInvitation,
  renewInvitation,
  updateUser,
} from '@shared/contract/access/userEndpoints';
import type { Role } from '@shared/domain/access/permissions';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { noteSignIn } from '../stores/sessionExpiry';
import { sessionKey, userKeys } from './queryKeys';
import { useSendOnce } from './sendOnce';
import { forgetReadings } from './session';

/** Who may sign in, and who is invited. */
export const usersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: userKeys.all,
    queryFn: ({ signal }) => api.call(listUsers, { signal }),
  });

/** Whom a link invites. @param token of the link; kept no longer than the page is open */
export const invitationQuery = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: userKeys.invitation(token),
    queryFn: ({ signal }) => api.call(openInvitation, { body: { token }, signal }),
    gcTime: 0,
  });

/** Invites somebody, a repeat once, see {@link useSendOnce}. The answer alone has the link. */
export function useInvite() {
  const api = useApi();
  const readAgain = useReadAgain();
  const sendOnce = useSendOnce();
  return useMutation({
    gcTime: 0,
    mutationFn: (body: InvitationInput) =>
      sendOnce(body, (headers) => api.call(createInvitation, { body, headers })),
    onSettled: readAgain,
  });
}

/** Makes another link for somebody who is invited. */
export function useRenewInvitation() {
  const api = useApi();
  const readAgain = useReadAgain();
  return useMutation({
    gcTime: 0,
    mutationFn: (id: number) => api.call(renewInvitation, { params: { id: String(id) } }),
    onSettled: readAgain,
  });
}

/** Withdraws an invitation. */
export function useWithdrawInvitation() {
  const api = useApi();
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (id: number) => api.call(deleteInvitation, { params: { id: String(id) } }),
    onSettled: readAgain,
  });
}

/** Gives a user another role, which signs them out. */
export function useChangeRole() {
  const api = useApi();
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: ({ id, role }: { id: number; role: Role }) =>
      api.call(updateUser, { params: { id: String(id) }, body: { role } }),
    onSettled: readAgain,
  });
}

/** Removes a user. */
export function useRemoveUser() {
  const api = useApi();
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (id: number) => api.call(deleteUser, { params: { id: String(id) } }),
    onSettled: readAgain,
  });
}

/** Makes the user that an invitation is for, and signs them in; what others have read here is forgotten. */
export function useAcceptInvitation() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    // No password stays in memory after the call.
    gcTime: 0,
    mutationFn: (body: AcceptInvitation) => api.call(acceptInvitation, { body }),
    onSuccess: (session) => {
      forgetReadings(queryClient);
      queryClient.setQueryData(sessionKey, session);
      if (session.authenticated) noteSignIn();
    },
  });
}

function useReadAgain() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: userKeys.all, exact: true });
}
