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

export const usersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: userKeys.all,
    queryFn: ({ signal }) => api.call(listUsers, { signal }),
  });

/** The invitation of a link. @param token of the link; discarded when the page closes */
export const invitationQuery = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: userKeys.invitation(token),
    queryFn: ({ signal }) => api.call(openInvitation, { body: { token }, signal }),
    gcTime: 0,
  });

/** Invites a user. A repeat is stored once, see {@link useSendOnce}. Only this response contains the link. */
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

export function useRenewInvitation() {
  const api = useApi();
  const readAgain = useReadAgain();
  return useMutation({
    gcTime: 0,
    mutationFn: (id: number) => api.call(renewInvitation, { params: { id: String(id) } }),
    onSettled: readAgain,
  });
}

export function useWithdrawInvitation() {
  const api = useApi();
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (id: number) => api.call(deleteInvitation, { params: { id: String(id) } }),
    onSettled: readAgain,
  });
}

export function useChangeRole() {
  const api = useApi();
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: ({ id, role }: { id: number; role: Role }) =>
      api.call(updateUser, { params: { id: String(id) }, body: { role } }),
    onSettled: readAgain,
  });
}

export function useRemoveUser() {
  const api = useApi();
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (id: number) => api.call(deleteUser, { params: { id: String(id) } }),
    onSettled: readAgain,
  });
}

/** Accepts an invitation and signs in. Clears data read by others in this browser. */
export function useAcceptInvitation() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    // Keeps the password out of memory.
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
