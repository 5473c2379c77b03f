import type { ContactMessageJson } from '@shared/contract/messages/message';
import { useInfiniteQuery, useIsFetching } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { Button } from '../../components/Button';
import { QueryState } from '../../components/QueryState';
import { messagesQuery, useMarkMessage } from '../../queries/messages';
import { showToast } from '../../stores/toasts';
import { space } from '../../styles/theme';
import { failureText } from '../components/failureText';
import { useShowMore } from '../components/useShowMore';
import { ConversationList } from '../conversation/ConversationList';
import { ScreenHead } from '../shell/ScreenHead';
import { MessageCard, senderElementId } from './MessageCard';
import { Stack } from '../components/cardStyles';
import { t } from '../i18n/t';

export function ContactMessages() {
  const api = useApi();
  const query = useInfiniteQuery(messagesQuery(api));
  const mark = useMarkMessage();
  const messages = query.data?.pages.flatMap((page) => page.messages);
  const showMore = useShowMore(messages, query.fetchNextPage, senderElementId);
  const { namedId, isMissing } = useNamedMessage(messages, query);

  const handleMark = ({ id }: ContactMessageJson, isRead: boolean) =>
    mark.mutate(
      { id, isRead },
      {
        onError: (error) =>
          showToast({
            title: t('Update failed'),
            description: failureText(error, t('Failed to update message.')),
            tone: 'destructive',
          }),
      },
    );

  return (
    <section aria-labelledby="contact-messages">
      <ScreenHead title={t('Contact Messages')} id="contact-messages" />
      <ConversationList />
      <QueryState
        query={{ ...query, data: messages }}
        loading={t('Loading messages...')}
        failed={t('The messages could not be loaded.')}
        isEmpty={(list) => list.length === 0}
        empty={t('No messages yet')}
      >
        {(list) => (
          <Stack as="ul" $gap={4}>
            {list.map((message) => (
              <li key={message.id}>
                <MessageCard
                  message={message}
                  isNamed={message.id === namedId}
                  isSaving={mark.isPending}
                  onMark={(isRead) => handleMark(message, isRead)}
                />
              </li>
            ))}
          </Stack>
        )}
      </QueryState>
      {query.hasNextPage && (
        <Foot>
          {query.isFetchNextPageError && (
            <p role="alert">
              {isMissing
                ? t(
                    'The message that you opened is older than these and could not be loaded. Please press “Show more” to try again.',
                  )
                : t('More messages could not be loaded.')}
            </p>
          )}
          <Button
            type="button"
            $variant="secondary"
            aria-disabled={query.isFetchingNextPage}
            onClick={() => !query.isFetchingNextPage && showMore()}
          >
            {query.isFetchingNextPage ? t('Loading messages...') : t('Show more')}
          </Button>
        </Foot>
      )}
    </section>
  );
}

/**
 * Scrolls to the message in the address (`message=<id>`), which the owner's mail links to. Loads older pages until
 * it is found or one fails; loading by hand resumes the search.
 * @returns its id (`null` for none) and whether it may be on an older page
 */
function useNamedMessage(
  messages: readonly ContactMessageJson[] | undefined,
  {
    hasNextPage,
    isFetchNextPageError,
    fetchNextPage,
  }: {
    hasNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  },
): { namedId: number | null; isMissing: boolean } {
  const [search] = useSearchParams();
  const id = Number(search.get('message')) || null;
  const shown = useRef<number | null>(null);
  // Content that is still loading, also above the list, would move the message out of view again.
  const isSettled = useIsFetching() === 0;
  // Newest first.
  const isMissing =
    id !== null && hasNextPage && messages !== undefined && messages.every((one) => one.id > id);
  useEffect(() => {
    if (id === null || shown.current === id || !messages || !isSettled) return;
    const message = messages.find((one) => one.id === id);
    if (message) {
      shown.current = id;
      const sender = document.getElementById(senderElementId(message));
      sender?.focus({ preventScroll: true });
      sender?.closest('article')?.scrollIntoView({ block: 'start' });
      return;
    }
    if (isMissing && !isFetchNextPageError) void fetchNextPage();
  }, [id, messages, isSettled, isMissing, isFetchNextPageError, fetchNextPage]);
  return { namedId: id, isMissing };
}

const Foot = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  margin-top: ${space(6)};
  p {
    color: ${({ theme }) => theme.colors.coral};
  }
`;
