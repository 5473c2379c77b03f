import type { ContactMessageJson } from '@shared/contract/messages/message';
import type { Language } from '@shared/i18n/languages';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { SmallButton } from '../components/SmallButton';
import { useAnswerMessage } from '../../queries/messages';
import { useConversationDrafts } from '../../stores/conversationDrafts';
import { space } from '../../styles/theme';
import { QuietActions, Stack } from '../components/cardStyles';
import { useMailDelivery } from '../mail/useMailDelivery';
import { WriteForm } from '../conversation/WriteForm';
import { MessageText } from '../components/MessageText';
import { keepFocusAt } from '../components/keepFocus';
import { inLanguage } from '../components/inLanguage';
import { villaDateTimeText } from '../components/dateTimeText';
import { senderText } from './messageText';
import { t } from '../i18n/t';

/**
 * The answers to a message and a form for another one, which is mailed with the question.
 * @param senderId id of the element that names the sender
 * @param children further actions
 */
export function MessageAnswer({
  message,
  senderId,
  children,
}: {
  message: ContactMessageJson;
  senderId: string;
  children: ReactNode;
}) {
  const answer = useAnswerMessage();
  const delivery = useMailDelivery();
  const draftOf = `message ${message.id}`;
  const hasDraft = useConversationDrafts(({ drafts }) => draftOf in drafts);
  const [isOpen, setOpen] = useState(false);
  const isWriting = isOpen || hasDraft;
  const box = useRef<HTMLDivElement>(null);
  // The pressed button has gone.
  useEffect(() => {
    if (isOpen) box.current?.querySelector('textarea')?.focus();
  }, [isOpen]);
  const name = senderText(message);
  return (
    <Stack ref={box}>
      {(message.answers ?? []).map(({ id, userName, text, createdAt }) => (
        <Answered key={id}>
          <p>
            {userName === null
              ? t.parts('{you} answered {when}', {
                  you: <strong>{t('You{#answer}')}</strong>,
                  when: <time dateTime={createdAt}>{villaDateTimeText(createdAt)}</time>,
                })
              : t.parts('{user} answered {when}', {
                  user: <strong>{userName}</strong>,
                  when: <time dateTime={createdAt}>{villaDateTimeText(createdAt)}</time>,
                })}
          </p>
          <MessageText text={text} />
        </Answered>
      ))}
      {isWriting && (
        <WriteForm
          draftOf={draftOf}
          label={t('Answer to {name}', { name })}
          hint={hintOf(delivery, message.language)}
          sendLabel={t('Send answer')}
          done={{
            title: t('Answered'),
            description: t('{name} gets it by e-mail.', { name }),
          }}
          filesLeft={0}
          onSend={async ({ text, key }) => {
            await answer.mutateAsync({ id: message.id, text, key });
            setOpen(false);
            setTimeout(() => keepFocusAt(senderId));
          }}
        />
      )}
      <QuietActions>
        {!isWriting && (
          <SmallButton aria-describedby={senderId} onClick={() => setOpen(true)}>
            {message.answers?.length ? t('Answer again') : t('Answer')}
          </SmallButton>
        )}
        {children}
      </QuietActions>
    </Stack>
  );
}

function hintOf(delivery: ReturnType<typeof useMailDelivery>, language: Language): string {
  if (delivery === 'none')
    return t(
      'E-mail is not set up, so it reaches nobody yet. Please set it up first (Settings, Mail).',
    );
  return t(
    delivery === 'sent'
      ? 'It goes by e-mail{inLanguage}, with the question below it.'
      : 'It goes by e-mail{inLanguage} once the password of the mail server is typed again (Settings, Mail).',
    { inLanguage: inLanguage(language) },
  );
}

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
