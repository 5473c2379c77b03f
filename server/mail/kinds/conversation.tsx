import * as z from 'zod';
import { useMail } from '../mailContext';
import { conversationDataSchema } from '../mailData';
import { defineMail, unchanged } from '../mailDefinition';
import { MailFrame } from '../MailFrame';
import { Action, Facts, Paragraph } from '../mailParts';
import { STYLES } from '../mailStyles';

const dataSchema = z.object({ conversation: conversationDataSchema });
type Data = z.infer<typeof dataSchema>;

/** To the owner about a guest's messages. */
export const conversationAlert = defineMail({
  kind: 'conversationAlert',
  data: dataSchema,
  reader: 'owner',
  priority: 'alert',
  subject: ({ conversation: { reference } }, { ownerText }) =>
    ownerText('A guest has written: {reference}', { reference }),
  Body: ConversationAlert,
  current: unchanged,
});

/** To the guest about the owner's messages. */
export const conversationNews = defineMail({
  kind: 'conversationNews',
  data: dataSchema,
  reader: 'guest',
  priority: 'decision',
  subject: ({ conversation: { reference } }, { mailText }) =>
    mailText('conversationNews.subject', { reference }),
  Body: ConversationNews,
  current: unchanged,
});

function ConversationAlert({ conversation }: Data) {
  const { mailText, ownerText, news, publicUrl } = useMail();
  const { reference } = conversation;
  return (
    <MailFrame
      title={ownerText('A message from your guest')}
      preview={ownerText('About the booking {reference}', { reference })}
      note={ownerText(
        'Answer in the back office, and the guest reads it on their page. A reply to this mail goes to the guest’s mailbox instead.',
      )}
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

function ConversationNews({ conversation }: Data) {
  const { mailText, news, stayLink } = useMail();
  return (
    <MailFrame
      title={mailText('conversationNews.title')}
      preview={mailText('conversationNews.preview', { reference: conversation.reference })}
    >
      {/* The text below is a person's, with its own greeting. */}
      {news.messages.map((message, index) => (
        <Written
          key={index}
          {...message}
          filesText={(count) => mailText('conversationNews.files', { count })}
        />
      ))}
      {stayLink === null ? (
        <Paragraph>{mailText('conversationNews.reply')}</Paragraph>
      ) : (
        <>
          <Paragraph>{mailText('conversationNews.answer')}</Paragraph>
          <Action href={`${stayLink}#conversation`}>{mailText('conversationNews.action')}</Action>
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
