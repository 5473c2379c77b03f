import type { AccountUpdateInput } from '@shared/contract/access/account';
import type { AccessPolicyInput } from '@shared/contract/access/factors';
import {
  beginTotp,
  confirmTotp,
  createPasskey,
  endOtherSessions,
  endOwnSession,
  getAccount,
  listOwnSessions,
  passkeyCreateOptions,
  removePasskey,
  renamePasskey,
  removeTotp,
  renewRecoveryCodes,
  updateAccount,
} from '@shared/contract/access/accountEndpoints';
import { updateAccessPolicy } from '@shared/contract/access/userEndpoints';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { accountKeys, sessionKey } from './queryKeys';

/** The signed-in user's own account: address and second factors. */
export const accountQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: accountKeys.account,
    queryFn: ({ signal }) => api.call(getAccount, { signal }),
  });

/** Where they are signed in. */
export const ownSessionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: accountKeys.sessions,
    queryFn: ({ signal }) => api.call(listOwnSessions, { signal }),
  });

/**
 * Everything that a user changes about their own account; each reads the account again. No code or
 * secret stays in memory after its call.
 */
export function useAccountChanges() {
  const api = useApi();
  return {
    update: useAccountChange((body: AccountUpdateInput) => api.call(updateAccount, { body })),
    beginTotp: useAccountChange(() => api.call(beginTotp)),
    confirmTotp: useAccountChange((code: string) => api.call(confirmTotp, { body: { code } })),
    removeTotp: useAccountChange(() => api.call(removeTotp)),
    renewRecoveryCodes: useAccountChange(() => api.call(renewRecoveryCodes)),
    createPasskey: useAccountChange(async (name: string) => {
      const options = await api.call(passkeyCreateOptions);
      const { startRegistration } = await import('@simplewebauthn/browser');
      const passkey = await startRegistration({
        // Made by the library's other half, on the server.
        optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'],
      });
      return api.call(createPasskey, { body: { name, passkey } });
    }),
    renamePasskey: useAccountChange(({ id, name }: { id: number; name: string }) =>
      api.call(renamePasskey, { params: { id: String(id) }, body: { name } }),
    ),
    removePasskey: useAccountChange((id: number) =>
      api.call(removePasskey, { params: { id: String(id) } }),
    ),
    updatePolicy: useAccountChange((body: AccessPolicyInput) =>
      api.call(updateAccessPolicy, { body }),
    ),
    endSession: useAccountChange((id: number) =>
      api.call(endOwnSession, { params: { id: String(id) } }),
    ),
    endOthers: useAccountChange(() => api.call(endOtherSessions)),
  };
}

function useAccountChange<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient();
  return useMutation({
    gcTime: 0,
    mutationFn,
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: accountKeys.all });
    },
  });
}

/** Reads the session again, where what it lacks may have been set up. */
export function useRefetchSession(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: sessionKey });
}
