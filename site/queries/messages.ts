import type { ContactMessageJson } from '@shared/contract/messages/message';
import {
  answerContactMessage,
  listContactMessages,
  markContactMessage,
  tieContactMessage,
} from '@shared/contract/messages/messageEndpoints';
import {
  infiniteQueryOptions,
  useMutation,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { bookingKeys, conversationKeys, messageKeys } from './queryKeys';

const PAGE_SIZE = 50;

type MessagePage = { messages: ContactMessageJson[]; nextCursor: string | null };

export const messagesQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: messageKeys.list,
    queryFn: async ({ pageParam, signal }): Promise<MessagePage> => {
      const { data, headers } = await api.callWithHeaders(listContactMessages, {
        query: { limit: String(PAGE_SIZE), ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      });
      return { messages: data, nextCursor: headers.get('X-Next-Cursor') };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

/** Answers a message by mail. @param key the same for a repeat of the same answer */
export function useAnswerMessage() {
  const api = useApi();
  const takeOver = useTakeOver();
  return useMutation({
    mutationFn: ({ id, text, key }: { id: number; text: string; key: string }) =>
      api.call(answerContactMessage, {
        params: { id: String(id) },
        body: { text },
        headers: { 'Idempotency-Key': key },
      }),
    onSuccess: takeOver,
  });
}

export function useTieMessage() {
  const api = useApi();
  const takeOver = useTakeOver();
  return useMutation({
    mutationFn: ({ id, reference }: { id: number; reference: string | null }) =>
      api.call(tieContactMessage, { params: { id: String(id) }, body: { reference } }),
    onSuccess: takeOver,
  });
}

/** Marks a message as read or unread, updates the list from the response and refetches the figures. */
export function useMarkMessage() {
  const api = useApi();
  const takeOver = useTakeOver();
  return useMutation({
    mutationFn: ({ id, isRead }: { id: number; isRead: boolean }) =>
      api.call(markContactMessage, { params: { id: String(id) }, body: { isRead } }),
    onSuccess: takeOver,
  });
}

function useTakeOver(): (changed: ContactMessageJson) => Promise<unknown> {
  const queryClient = useQueryClient();
  return (changed) => {
    queryClient.setQueryData<InfiniteData<MessagePage>>(
      messageKeys.list,
      (list) => list && { ...list, pages: list.pages.map((page) => withMessage(page, changed)) },
    );
    return Promise.all([
      queryClient.invalidateQueries({ queryKey: bookingKeys.summary }),
      queryClient.invalidateQueries({ queryKey: conversationKeys.all }),
    ]);
  };
}

function withMessage(page: MessagePage, changed: ContactMessageJson): MessagePage {
  return {
    ...page,
    messages: page.messages.map((message) => (message.id === changed.id ? changed : message)),
  };
}
