import type { Conversation } from '@shared/contract/conversation/conversation';
import { sendFilesToGuest } from '@shared/contract/conversation/files';
import {
  getConversation,
  listConversations,
  markConversationRead,
  writeToGuest,
} from '@shared/contract/conversation/conversationEndpoints';
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { bookingKeys, conversationKeys } from './queryKeys';

const PAGE_SIZE = 20;

/** A booking's messages. Refetched each time they are opened. */
export const conversationQuery = (api: ApiClient, reference: string) =>
  queryOptions({
    queryKey: conversationKeys.of(reference),
    queryFn: ({ signal }) => api.call(getConversation, { params: { reference }, signal }),
    staleTime: 0,
  });

export const conversationsQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: conversationKeys.list,
    queryFn: async ({ pageParam, signal }) => {
      const { data, headers } = await api.callWithHeaders(listConversations, {
        query: { limit: String(PAGE_SIZE), ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      });
      return { conversations: data, nextCursor: headers.get('X-Next-Cursor') };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

/** Sends a message to a guest. @param key the same for a repeat of the same text */
export function useWriteToGuest(reference: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ text, files, key }: { text: string; files: readonly File[]; key: string }) => {
      const params = { reference };
      if (files.length === 0) {
        const headers = { 'Idempotency-Key': key };
        return api.call(writeToGuest, { params, body: { text }, headers });
      }
      const form = new FormData();
      form.set('text', text);
      form.set('key', key);
      for (const file of files) form.append('file', file);
      return api.call(sendFilesToGuest, { params, form });
    },
    onSuccess: (conversation) => takeOver(conversation, reference, queryClient),
  });
}

export function useMarkConversationRead(reference: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (upTo: number) =>
      api.call(markConversationRead, { params: { reference }, body: { upTo } }),
    onSuccess: (conversation) => takeOver(conversation, reference, queryClient),
  });
}

function takeOver(
  conversation: Conversation,
  reference: string,
  queryClient: QueryClient,
): Promise<unknown> {
  queryClient.setQueryData(conversationKeys.of(reference), conversation);
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: conversationKeys.list }),
    queryClient.invalidateQueries({ queryKey: bookingKeys.summary }),
  ]);
}
