import type { ContactMessageJson } from '@shared/contract/messages/message';
import { phoneParts } from '@shared/domain/phones';
import { mailHref } from '@shared/domain/emailAddress';
import styled from 'styled-components';
import { Badge } from '../../components/Badge';
import { PhoneLinks } from '../../components/PhoneLinks';
import { space } from '../../styles/theme';
import { MessageText } from '../components/MessageText';
import { privacyNoticeText } from '../legal/privacyNoticeText';
import { SmallWriteButton } from '../components/SmallButton';
import { MessageAnswer } from './MessageAnswer';
import { MessageBooking } from './MessageBooking';
import { receivedText, senderText, SUBJECT_TEXTS } from './messageText';
import { SmallText } from '../../components/SmallText';
import { t } from '../i18n/t';

export function senderElementId({ id }: Pick<ContactMessageJson, 'id'>): string {
  return `message-sender-${id}`;
}

/**
 * A contact message. Unread ones are marked in text and by a bold sender.
 * @param isNamed whether the address names this message
 * @param isSaving whether a mark is being saved; no other may be set
 */
export function MessageCard({
  message,
  isNamed,
  isSaving,
  onMark,
}: {
  message: ContactMessageJson;
  isNamed: boolean;
  isSaving: boolean;
  onMark: (isRead: boolean) => void;
}) {
  const isRead = message.readAt !== null;
  const senderId = senderElementId(message);
  return (
    <Card aria-labelledby={senderId} $isNamed={isNamed}>
      <Head>
        <Sender id={senderId} tabIndex={-1} $isRead={isRead}>
          {senderText(message)}
        </Sender>
        {!isRead && <Badge $tone="blue">{t('Unread')}</Badge>}
        <Badge $tone="neutral">{t(SUBJECT_TEXTS[message.subject])}</Badge>
        <Received dateTime={message.createdAt}>{receivedText(message)}</Received>
      </Head>
      <Contact>
        <a href={mailHref(message.email)}>{message.email}</a>
        {message.phone && <PhoneLinks parts={phoneParts(message.phone)} />}
      </Contact>
      <MessageText text={message.message} />
      {message.privacyNotice && (
        <SmallText>
          {t('Was shown: {privacyNotice}', {
            privacyNotice: privacyNoticeText(message.privacyNotice),
          })}
        </SmallText>
      )}
      <MessageAnswer message={message} senderId={senderId}>
        <MessageBooking message={message} />
        {/* Not `disabled`, which would lose the focus. */}
        <SmallWriteButton
          $variant="quiet"
          aria-disabled={isSaving}
          aria-describedby={senderId}
          onClick={() => !isSaving && onMark(!isRead)}
        >
          {isRead ? t('Mark as unread') : t('Mark as read')}
        </SmallWriteButton>
      </MessageAnswer>
    </Card>
  );
}

const Card = styled.article<{ $isNamed: boolean }>`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)} ${space(4)};
  background: ${({ theme }) => theme.colors.surface};
  border: 1px solid ${({ $isNamed, theme }) => ($isNamed ? theme.colors.ocean : theme.colors.stone)};
  border-radius: ${({ theme }) => theme.radii.card};
  ${({ $isNamed, theme }) => $isNamed && `box-shadow: 0 0 0 1px ${theme.colors.ocean};`}
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)} ${space(3)};
  min-width: 0;
`;

const Sender = styled.h2<{ $isRead: boolean }>`
  min-width: 0;
  font-family: ${({ theme }) => theme.fonts.text};
  font-size: 1.0625rem;
  font-weight: ${({ $isRead }) => ($isRead ? 500 : 700)};
  line-height: 1.4;
  letter-spacing: 0;
  overflow-wrap: anywhere;
`;

const Received = styled.time`
  margin-left: auto;
  font-size: ${({ theme }) => theme.type.small};
  font-variant-numeric: tabular-nums;
  color: ${({ theme }) => theme.colors.slate};
`;

const Contact = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(5)};
  min-width: 0;
  font-size: ${({ theme }) => theme.type.small};
  a {
    padding: ${space(1)} 0;
    overflow-wrap: anywhere;
  }
`;
