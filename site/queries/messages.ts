import type { ContactMessageJson } from '@shared/contract/messages/message';
import { listContactMessages, markContactMessage } from '@shared/contract/endpoints';
import {
  infiniteQueryOptions,
  useMutation,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { bookingKeys, messageKeys } from './queryKeys';

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

/** Marks a message as read or unread; the list takes over the answer, the figures are read again. */
export function useMarkMessage() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isRead }: { id: number; isRead: boolean }) =>
      api.call(markContactMessage, { params: { id: String(id) }, body: { isRead } }),
    onSuccess: (marked) => {
      queryClient.setQueryData<InfiniteData<MessagePage>>(
        messageKeys.list,
        (list) => list && { ...list, pages: list.pages.map((page) => withMessage(page, marked)) },
      );
      return queryClient.invalidateQueries({ queryKey: bookingKeys.summary });
    },
  });
}

function withMessage(page: MessagePage, changed: ContactMessageJson): MessagePage {
  return {
    ...page,
    messages: page.messages.map((message) => (message.id === changed.id ? changed : message)),
  };
}
