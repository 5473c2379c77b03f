import type { BookingJson } from '@shared/contract/bookings/booking';
import type {
  Conversation,
  ConversationFile,
  ConversationMessageJson,
  TiedMessage,
} from '@shared/contract/conversation/conversation';
import { conversationFileUrl, conversationSaveUrl } from '@shared/contract/conversation/files';
import { useState } from 'react';
import { Link } from 'react-router';
import styled from 'styled-components';
import { Badge } from '../../components/Badge';
import { space } from '../../styles/theme';
import { SmallButton } from '../components/SmallButton';
import { MessageText } from '../components/MessageText';
import { DownloadButton } from '../components/DownloadButton';
import { villaDateTimeText } from '../components/dateTimeText';
import { sizeText, writerText } from './conversationText';
import { SmallText } from '../../components/SmallText';
import { t } from '../i18n/t';

type Entry =
  | { kind: 'written'; at: string; message: ConversationMessageJson }
  | { kind: 'tied'; at: string; message: TiedMessage };

/** Messages shown at first. */
const LATEST = 2;

/** The latest messages; the rest on request. The guest's special requests are the first message. */
export function Thread({
  conversation,
  booking: { reference, guestName, specialRequests, createdAt },
}: {
  conversation: Conversation;
  booking: BookingJson;
}) {
  const [isWhole, setWhole] = useState(false);
  const entries: Entry[] = [
    ...conversation.messages.map((message): Entry => ({
      kind: 'written',
      at: message.createdAt,
      message,
    })),
    ...conversation.tiedMessages.map((message): Entry => ({
      kind: 'tied',
      at: message.createdAt,
      message,
    })),
  ].toSorted((a, b) => (a.at < b.at ? -1 : 1));
  const unread = conversation.messages.filter(isNew).length;
  const shown = isWhole ? entries : entries.slice(-Math.max(LATEST, unread));
  const hidden = entries.length - shown.length;
  if (entries.length === 0 && !specialRequests) return null;
  return (
    <List aria-label={t('Conversation with {guestName}', { guestName })}>
      {specialRequests && (
        <li>
          <Message $isGuests>
            <Head>
              <strong>{guestName}</strong>
              <time dateTime={createdAt}>{villaDateTimeText(createdAt)}</time>
            </Head>
            <MessageText text={specialRequests} />
          </Message>
        </li>
      )}
      {hidden > 0 && (
        <li>
          <SmallButton $variant="quiet" onClick={() => setWhole(true)}>
            {t('Show {hidden} earlier {hidden|message|messages}', { hidden })}
          </SmallButton>
        </li>
      )}
      {shown.map((entry) => (
        <li key={`${entry.kind}-${entry.message.id}`}>
          {entry.kind === 'written' ? (
            <Written message={entry.message} reference={reference} guestName={guestName} />
          ) : (
            <Tied message={entry.message} />
          )}
        </li>
      ))}
    </List>
  );
}

function isNew({ author, readAt }: ConversationMessageJson): boolean {
  return author === 'guest' && readAt === null;
}

function Written({
  message,
  reference,
  guestName,
}: {
  message: ConversationMessageJson;
  reference: string;
  guestName: string;
}) {
  const isGuests = message.author === 'guest';
  return (
    <Message $isGuests={isGuests}>
      <Head>
        <strong>{writerText(message, guestName)}</strong>
        {isNew(message) && <Badge $tone="blue">{t('New')}</Badge>}
        <time dateTime={message.createdAt}>{villaDateTimeText(message.createdAt)}</time>
      </Head>
      {message.text.trim() && <MessageText text={message.text} />}
      {message.files.map((file) => (
        <FileLine key={file.id} file={file} reference={reference} />
      ))}
      {!isGuests && message.readAt !== null && (
        <SmallText>{t('Seen {readAt}', { readAt: villaDateTimeText(message.readAt) })}</SmallText>
      )}
    </Message>
  );
}

function FileLine({ file, reference }: { file: ConversationFile; reference: string }) {
  return (
    <FileBox>
      {file.isPicture && (
        <Preview src={conversationFileUrl(reference, file.id)} alt={file.name} loading="lazy" />
      )}
      <span>
        <span>{file.name}</span> <small>{sizeText(file.bytes)}</small>
      </span>
      <DownloadButton
        address={conversationSaveUrl(reference, file)}
        texts={{ label: 'Save', done: 'File saved', failed: 'The file could not be saved' }}
      />
    </FileBox>
  );
}

function Tied({ message }: { message: TiedMessage }) {
  return (
    <Message $isGuests>
      <Head>
        <strong>{message.senderName}</strong>
        <time dateTime={message.createdAt}>{villaDateTimeText(message.createdAt)}</time>
      </Head>
      <MessageText text={message.message} />
      <SmallText>
        {t.parts('By the contact form. {link}', {
          link: <Link to={`/admin/messages?message=${message.id}`}>{t('Answer it there')}</Link>,
        })}
      </SmallText>
    </Message>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${space(3)};
  margin: 0 0 ${space(4)};
`;

const Message = styled.article<{ $isGuests: boolean }>`
  display: grid;
  gap: ${space(1.5)};
  min-width: 0;
  margin: ${({ $isGuests }) => ($isGuests ? `0 ${space(6)} 0 0` : `0 0 0 ${space(6)}`)};
  padding: ${space(3)} ${space(4)};
  background: ${({ $isGuests, theme }) => ($isGuests ? theme.colors.surface : theme.colors.sand)};
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.card};
`;

const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(2)};
  font-size: ${({ theme }) => theme.type.small};
  strong {
    min-width: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  time {
    margin-left: auto;
    font-variant-numeric: tabular-nums;
    color: ${({ theme }) => theme.colors.slate};
  }
`;

const FileBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-width: 0;
  font-size: ${({ theme }) => theme.type.small};
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    color: ${({ theme }) => theme.colors.slate};
  }
`;

const Preview = styled.img`
  width: 100%;
  max-height: 240px;
  object-fit: contain;
  object-position: left;
  border-radius: 2px;
`;
