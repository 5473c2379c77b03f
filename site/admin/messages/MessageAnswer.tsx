import type { ContactMessageJson } from '@shared/contract/messages/message';
import type { Language } from '@shared/i18n/languages';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { useAnswerMessage } from '../../queries/messages';
import { useConversationDrafts } from '../../stores/conversationDrafts';
import { space } from '../../styles/theme';
import { useMailDelivery } from '../mail/useMailDelivery';
import { useVilla } from '../components/useVilla';
import { WriteForm } from '../conversation/WriteForm';
import { compactLines } from '../components/compactLines';
import { inLanguage } from '../components/inLanguage';
import { villaMomentText } from '../components/momentText';
import { replyHref, senderText } from './messageText';
import { t } from './texts.en';

/**
 * What was answered to a message, and a form for the next answer; it goes by mail with the question.
 * @param senderId id of the element that names the sender
 * @param onMark called when somebody answers elsewhere
 */
export function MessageAnswer({
  message,
  senderId,
  onMark,
}: {
  message: ContactMessageJson;
  senderId: string;
  onMark: () => void;
}) {
  const { name: villa } = useVilla();
  const answer = useAnswerMessage();
  const delivery = useMailDelivery();
  const draftOf = `message ${message.id}`;
  const hasDraft = useConversationDrafts(({ drafts }) => draftOf in drafts);
  const [isOpen, setOpen] = useState(false);
  const name = senderText(message);
  return (
    <Area>
      {(message.answers ?? []).map(({ id, userName, text, createdAt }) => (
        <Answered key={id}>
          <p>
            {userName === null
              ? t.parts('messages.youAnswered', {
                  you: <strong>{t('messages.you')}</strong>,
                  when: <time dateTime={createdAt}>{villaMomentText(createdAt)}</time>,
                })
              : t.parts('messages.userAnswered', {
                  user: <strong>{userName}</strong>,
                  when: <time dateTime={createdAt}>{villaMomentText(createdAt)}</time>,
                })}
          </p>
          <Text>{compactLines(text)}</Text>
        </Answered>
      ))}
      {isOpen || hasDraft ? (
        <WriteForm
          draftOf={draftOf}
          label={t('messages.answerToName', { name })}
          hint={hintOf(delivery, message.language)}
          sendLabel={t('messages.sendAnswer')}
          done={{
            title: t('messages.answered'),
            description: t('messages.nameGetsItBy', { name }),
          }}
          filesLeft={0}
          onSend={async ({ text, key }) => {
            await answer.mutateAsync({ id: message.id, text, key });
            setOpen(false);
          }}
        />
      ) : (
        <Actions>
          <Button
            type="button"
            $variant="secondary"
            $size="small"
            aria-describedby={senderId}
            onClick={() => setOpen(true)}
          >
            {message.answers?.length ? t('messages.answerAgain') : t('messages.answer')}
          </Button>
          <Button
            as="a"
            href={replyHref(message, villa)}
            $variant="quiet"
            $size="small"
            aria-describedby={senderId}
            onClick={onMark}
          >
            {t('messages.answerInYourMail')}
          </Button>
        </Actions>
      )}
    </Area>
  );
}

/** What becomes of an answer, and in which language the mail around it is. */
function hintOf(delivery: ReturnType<typeof useMailDelivery>, language: Language): string {
  if (delivery === 'none') return t('messages.mailIsNotSet');
  return t(delivery === 'sent' ? 'messages.itGoesByMail' : 'messages.itGoesByMailOnce', {
    inLanguage: inLanguage(language),
  });
}

const Area = styled.div`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
`;

const Answered = styled.div`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
  margin-left: ${space(4)};
  padding: ${space(3)} ${space(4)};
  background: ${({ theme }) => theme.colors.sand};
  border-radius: ${({ theme }) => theme.radii.card};
  p:first-child {
    font-size: ${({ theme }) => theme.type.small};
    color: ${({ theme }) => theme.colors.slate};
  }
`;

/** As it was typed, line by line. */
const Text = styled.p`
  max-width: ${({ theme }) => theme.width.text};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  text-wrap: wrap;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(5)};
`;
