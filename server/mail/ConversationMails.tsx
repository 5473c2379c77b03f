import { STYLES } from './mailStyles';
import type { AnswerMailData, ConversationMailData, MessageMailData } from './mail';
import { MailFrame } from './MailFrame';
import { Action, Facts, Regards, Paragraph } from './mailParts';
import { useMailTexts } from './mailContext';

/** Unread messages for the reader, looked up when the mail is sent. */
export type ConversationNews = {
  messages: readonly { text: string; files: number }[];
};

export function ConversationAlert({
  conversation,
  news,
  publicUrl,
}: {
  conversation: ConversationMailData;
  news: ConversationNews;
  publicUrl: string;
}) {
  const { mailText, ownerText } = useMailTexts();
  const { reference } = conversation;
  return (
    <MailFrame
      title={ownerText('A message from your guest')}
      preview={ownerText('About the booking {reference}', { reference })}
      note={ownerText(
        'Answer in the back office, and the guest reads it on their page. A reply to this mail goes to the guest’s mailbox instead.',
      )}
      publicUrl={publicUrl}
    >
      <Facts
        rows={[
          [ownerText('Name'), conversation.guestName],
          [mailText('stay.reference'), reference],
        ]}
      />
      {news.messages.map((message, index) => (
        <Written
          // The messages of a mail never change their order.
          key={index}
          {...message}
          filesText={(count) =>
            ownerText('With {count} {count|file|files}, which you find in the back office.', {
              count,
            })
          }
        />
      ))}
      <Action href={`${publicUrl}/admin?booking=${reference}`}>
        {ownerText('Open the booking')}
      </Action>
    </MailFrame>
  );
}

export function ConversationNewsMail({
  conversation,
  news,
  pageUrl,
  publicUrl,
}: {
  conversation: ConversationMailData;
  news: ConversationNews;
  /** The guest's page; `null` if it is closed. */
  pageUrl: string | null;
  publicUrl: string;
}) {
  const { mailText } = useMailTexts();
  return (
    <MailFrame
      title={mailText('conversationNews.title')}
      preview={mailText('conversationNews.preview', { reference: conversation.reference })}
      publicUrl={publicUrl}
    >
      {/* The text below is a person's, with its own greeting. */}
      {news.messages.map((message, index) => (
        <Written
          key={index}
          {...message}
          filesText={(count) => mailText('conversationNews.files', { count })}
        />
      ))}
      {pageUrl === null ? (
        <Paragraph>{mailText('conversationNews.reply')}</Paragraph>
      ) : (
        <>
          <Paragraph>{mailText('conversationNews.answer')}</Paragraph>
          <Action href={pageUrl}>{mailText('conversationNews.action')}</Action>
        </>
      )}
    </MailFrame>
  );
}

function Written({
  text,
  files,
  filesText,
}: {
  text: string;
  files: number;
  filesText: (count: number) => string;
}) {
  return (
    <>
      {text !== '' && <Paragraph style={STYLES.quote}>{text}</Paragraph>}
      {files > 0 && <Paragraph style={STYLES.small}>{filesText(files)}</Paragraph>}
    </>
  );
}

export function MessageAnswer({
  message,
  answer,
  publicUrl,
}: {
  message: MessageMailData;
  answer: AnswerMailData;
  publicUrl: string;
}) {
  const { mailText } = useMailTexts();
  return (
    <MailFrame
      title={mailText('messageAnswer.title')}
      preview={mailText('messageAnswer.preview')}
      note={mailText('messageAnswer.note')}
      publicUrl={publicUrl}
    >
      <Paragraph>
        {mailText('common.greetingName', { name: `${message.firstName} ${message.lastName}` })}
      </Paragraph>
      <Paragraph>{answer.text}</Paragraph>
      <Regards />
      <h2 style={STYLES.subtitle}>{mailText('messageAnswer.yours')}</h2>
      <Paragraph style={STYLES.quote}>{message.message}</Paragraph>
    </MailFrame>
  );
}
