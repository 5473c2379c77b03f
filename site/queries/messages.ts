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

/** What guests wrote, newest first, a page at a time. */
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

/** Answers a message by mail. @param key the same for the same answer that is sent again */
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

/** Says which booking a message is about; `null` for none. */
export function useTieMessage() {
  const api = useApi();
  const takeOver = useTakeOver();
  return useMutation({
    mutationFn: ({ id, reference }: { id: number; reference: string | null }) =>
      api.call(tieContactMessage, { params: { id: String(id) }, body: { reference } }),
    onSuccess: takeOver,
  });
}

/** Marks a message as read or unread; the list takes over the answer, the figures are read again. */
export function useMarkMessage() {
  const api = useApi();
  const takeOver = useTakeOver();
  return useMutation({
    mutationFn: ({ id, isRead }: { id: number; isRead: boolean }) =>
      api.call(markContactMessage, { params: { id: String(id) }, body: { isRead } }),
    onSuccess: takeOver,
  });
}

/** Puts a changed message into the list, and has the figures and conversations read again. */
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
