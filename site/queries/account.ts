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

export const accountQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: accountKeys.account,
    queryFn: ({ signal }) => api.call(getAccount, { signal }),
  });

export const ownSessionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: accountKeys.sessions,
    queryFn: ({ signal }) => api.call(listOwnSessions, { signal }),
  });

/**
 * Mutations of the user's own account; each refetches the account. `gcTime` 0 keeps codes and secrets out of memory.
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
        // Created by the same library's server half.
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

/** Refetches the session, because a missing factor may have been set up. */
export function useRefetchSession(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: sessionKey });
}
