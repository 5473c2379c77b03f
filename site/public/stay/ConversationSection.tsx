import { LIMITS } from '@shared/contract/common';
import { type ConversationForStay } from '@shared/contract/conversation/conversation';
import { ATTACHMENT_TYPES, MAX_FILES_PER_MESSAGE } from '@shared/contract/uploadLimits';
import type { StayPage } from '@shared/contract/stay/stayPage';
import { formatShortDateTime } from '@shared/domain/date';
import { VILLA } from '@shared/villa';
import styled from 'styled-components';
import { Field, TextArea, TextInput } from '../../components/Field';
import { space } from '../../styles/theme';
import { usePage } from '../PageContext';
import { FormProblem, markWrong } from './FormProblem';
import { Outcome, SendButton, StayForm, StayPart } from './stayParts';
import { Quiet } from '../../components/SmallText';
import { refusedFormOf, saidOfMessage, typedFormOf, useStayText } from './stayText';

/** Mails about messages link here. */
const ID = 'conversation';

export function ConversationSection({ page }: { page: StayPage }) {
  const { t, language } = usePage();
  const { text } = useStayText();
  const { conversation } = page;
  if (!conversation) return null;
  const { messages, earlierBefore, isLatest, filesLeft, key, draft, isToldByMail } = conversation;
  const said = saidOfMessage(page, language);
  const mark = markWrong(page, 'message');
  const unread = messages.findLast(({ author, isRead }) => author === 'owner' && !isRead);
  const most = Math.min(MAX_FILES_PER_MESSAGE, filesLeft);
  return (
    <StayPart id={ID} title={text('conversation.title')} isPrinted={false}>
      <p>{text(isToldByMail ? 'conversation.text' : 'conversation.textWithoutMail')}</p>
      {earlierBefore !== null && (
        <p>
          <a href={`${page.address}?before=${earlierBefore}#${ID}`}>
            {text('conversation.earlier')}
          </a>
        </p>
      )}
      {messages.length > 0 && (
        <Thread>
          {messages.map((message) => (
            <li key={message.id}>
              <Message message={message} address={page.address} />
            </li>
          ))}
        </Thread>
      )}
      {!isLatest && (
        <p>
          <a href={`${page.address}#${ID}`}>{text('conversation.latest')}</a>
        </p>
      )}
      {said !== null && (
        <Outcome id="outcome" role="status">
          {said}
        </Outcome>
      )}
      <StayForm {...typedFormOf(page, 'message')} encType="multipart/form-data">
        <FormProblem page={page} form="message" />
        <input type="hidden" name="key" value={key} />
        {unread && <input type="hidden" name="read" value={unread.id} />}
        <Field label={text('conversation.write')}>
          {(control) => (
            <TextArea
              {...mark('text', control)}
              name="text"
              maxLength={LIMITS.longText}
              rows={4}
              defaultValue={draft || textWithoutForm(page)}
            />
          )}
        </Field>
        {most > 0 && (
          <Field
            label={text('conversation.files')}
            isOptional={t('field.optional')}
            hint={text('conversation.filesHint', { count: most })}
          >
            {(control) => (
              <FileInput
                {...mark('file', control)}
                type="file"
                name="file"
                multiple
                accept={ATTACHMENT_TYPES}
              />
            )}
          </Field>
        )}
        <SendButton>{text('conversation.send')}</SendButton>
      </StayForm>
    </StayPart>
  );
}

function Message({
  message,
  address,
}: {
  message: ConversationForStay['messages'][number];
  address: string;
}) {
  const { locale } = usePage();
  const { text } = useStayText();
  const isOwn = message.author === 'guest';
  const written = formatShortDateTime(new Date(message.createdAt), locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: VILLA.timeZone,
  });
  return (
    <Bubble $isOwn={isOwn}>
      <Head>
        <strong>{text(isOwn ? 'conversation.you' : 'conversation.owner')}</strong>
        <time dateTime={message.createdAt}>{written}</time>
      </Head>
      {message.text && <MessageText>{message.text}</MessageText>}
      {message.files.map((file) => (
        <a key={file.id} href={`${address}/files/${file.id}`}>
          {file.isPicture ? (
            <Picture src={`${address}/files/${file.id}`} alt={file.name} loading="lazy" />
          ) : (
            file.name
          )}
        </a>
      ))}
      {isOwn && message.isRead && <Seen>{text('conversation.seen')}</Seen>}
    </Bubble>
  );
}

/** Input of a form that is no longer on the page, so that it can be sent as a message. */
function textWithoutForm(page: StayPage): string | undefined {
  return refusedFormOf(page) === null ? page.draft?.fields['message']?.[0] : undefined;
}

const Thread = styled.ol`
  display: grid;
  gap: ${space(3)};
  margin: ${space(4)} 0 0;
  padding: 0;
  list-style: none;
`;

const Bubble = styled.article<{ $isOwn: boolean }>`
  display: grid;
  gap: ${space(1.5)};
  min-width: 0;
  margin: ${({ $isOwn }) => ($isOwn ? `0 0 0 ${space(6)}` : `0 ${space(6)} 0 0`)};
  padding: ${space(3)} ${space(4)};
  background: ${({ $isOwn, theme }) => ($isOwn ? theme.colors.sand : theme.colors.ground)};
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.card};
  a {
    overflow-wrap: anywhere;
  }
  @media print {
    margin: 0;
    break-inside: avoid;
  }
`;

const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(0.5)} ${space(2)};
  font-size: ${({ theme }) => theme.type.small};
  time {
    margin-left: auto;
    font-variant-numeric: tabular-nums;
    color: ${({ theme }) => theme.colors.slate};
  }
`;

const MessageText = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  text-wrap: wrap;
`;

const Picture = styled.img`
  display: block;
  max-width: 100%;
  max-height: 320px;
  object-fit: contain;
  border-radius: 2px;
`;

const Seen = styled(Quiet)`
  margin: 0;
`;

const FileInput = styled(TextInput)`
  padding: ${space(2)};
`;
