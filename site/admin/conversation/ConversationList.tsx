import type { ConversationBrief } from '@shared/contract/conversation/conversation';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { failureText } from '../components/failureText';
import { Badge } from '../../components/Badge';
import { SmallButton } from '../components/SmallButton';
import { conversationsQuery } from '../../queries/conversation';
import { space } from '../../styles/theme';
import { plainHeading } from '../components/cardStyles';
import { bookingHref } from '../bookings/useOpenBooking';
import { stayText } from '../components/dateRangeText';
import { CONVERSATION_HASH } from './ConversationSection';
import { villaDateTimeText } from '../components/dateTimeText';
import { t } from '../i18n/t';

/** Shown before "more", because the contact messages follow below. */
const FEW = 5;

/** Conversations about bookings, unread first. Renders nothing if there are none. */
export function ConversationList() {
  const query = useInfiniteQuery(conversationsQuery(useApi()));
  const [isWhole, setWhole] = useState(false);
  const all = query.data?.pages.flatMap((page) => page.conversations) ?? [];
  if (query.isError && all.length === 0) {
    return (
      <p role="alert">{failureText(query.error, t('The conversations could not be loaded.'))}</p>
    );
  }
  if (all.length === 0) return null;
  const few = Math.max(FEW, all.filter(({ unread }) => unread > 0).length);
  const shown = isWhole ? all : all.slice(0, few);
  const hasMore = shown.length < all.length || query.hasNextPage;
  const handleMore = () => {
    if (isWhole) void query.fetchNextPage();
    else setWhole(true);
  };
  return (
    <Area aria-labelledby="conversations">
      <h2 id="conversations">{t('About bookings')}</h2>
      <List>
        {shown.map((conversation) => (
          <Row key={conversation.reference} conversation={conversation} />
        ))}
      </List>
      {hasMore && (
        <SmallButton
          $variant="quiet"
          aria-disabled={query.isFetchingNextPage}
          onClick={() => !query.isFetchingNextPage && handleMore()}
        >
          {query.isFetchingNextPage ? t('Loading...') : t('More conversations')}
        </SmallButton>
      )}
    </Area>
  );
}

function Row({ conversation }: { conversation: ConversationBrief }) {
  const { reference, guestName, unread, last, checkinDate, checkoutDate } = conversation;
  return (
    <Item>
      <Link to={bookingHref(reference) + CONVERSATION_HASH}>
        <Who $isUnread={unread > 0}>
          <span>{guestName}</span>
          {unread > 0 && <Badge $tone="blue">{t('{unread} unread', { unread })}</Badge>}
        </Who>
        <Stay>{stayText({ checkinDate, checkoutDate })}</Stay>
        <LastMessage>{lastText(last)}</LastMessage>
        <time dateTime={last.createdAt}>{villaDateTimeText(last.createdAt)}</time>
      </Link>
    </Item>
  );
}

function lastText({ author, text, files }: ConversationBrief['last']): string {
  const message = text || (files === 1 ? t('A file') : t('{files} files', { files }));
  return author === 'owner' ? t('You: {words}', { words: message }) : message;
}

const Area = styled.section`
  margin-bottom: ${space(8)};
  h2 {
    margin-bottom: ${space(2)};
    ${plainHeading}
  }
`;

const List = styled.ul`
  border-top: 1px solid ${({ theme }) => theme.colors.stone};
`;

const Item = styled.li`
  border-bottom: 1px solid ${({ theme }) => theme.colors.stone};
  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) fit-content(50%);
    gap: 0 ${space(4)};
    padding: ${space(3)} ${space(1)};
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    background: ${({ theme }) => theme.colors.sand};
  }
  time {
    font-size: ${({ theme }) => theme.type.small};
    font-variant-numeric: tabular-nums;
    color: ${({ theme }) => theme.colors.slate};
  }
`;

const Who = styled.span<{ $isUnread: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
  font-weight: ${({ $isUnread }) => ($isUnread ? 700 : 500)};
  overflow-wrap: anywhere;
`;

const Stay = styled.span`
  font-size: ${({ theme }) => theme.type.small};
  font-variant-numeric: tabular-nums;
  color: ${({ theme }) => theme.colors.slate};
  text-align: right;
`;

const LastMessage = styled.span`
  min-width: 0;
  overflow: hidden;
  color: ${({ theme }) => theme.colors.slate};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
