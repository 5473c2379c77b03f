import * as z from 'zod';
import { useMail } from '../mailContext';
import { freeText, messageDataSchema } from '../mailData';
import { defineMail, unchanged } from '../mailDefinition';
import { MailFrame } from '../MailFrame';
import { Action, Facts, Paragraph, Regards } from '../mailParts';
import { STYLES } from '../mailStyles';

const dataSchema = z.object({ message: messageDataSchema });
type Data = z.infer<typeof dataSchema>;

const answerSchema = dataSchema.extend({
  answer: z.object({
    text: freeText,
    /** First halves of the Message-IDs of previous mails, oldest first; the last one is being answered. */
    earlierKeys: z.array(z.string()),
  }),
});
type AnswerData = z.infer<typeof answerSchema>;

const SUBJECTS = {
  booking: 'A new booking',
  existing: 'An existing booking',
  amenities: 'The villa and its amenities',
  general: 'Something else',
} as const;

/** Receipt for a contact message; like every automatic reply it quotes none of it. */
export const messageReceipt = defineMail({
  kind: 'messageReceipt',
  data: dataSchema,
  reader: 'guest',
  priority: 'receipt',
  subject: (_mail, { mailText }) => mailText('messageReceipt.subject'),
  Body: MessageReceipt,
  current: unchanged,
});

/** Tells the owner about a contact message. Replies go to its author. */
export const messageAlert = defineMail({
  kind: 'messageAlert',
  data: dataSchema,
  reader: 'owner',
  priority: 'alert',
  subject: ({ message }, { ownerText }) =>
    ownerText('New message: {subject}', { subject: ownerText(SUBJECTS[message.subject]) }),
  Body: MessageAlert,
  current: unchanged,
});

export const messageAnswer = defineMail({
  kind: 'messageAnswer',
  data: answerSchema,
  reader: 'guest',
  priority: 'decision',
  // The receipt's subject, so that mail programs show both in one thread.
  subject: (_mail, { mailText }) => `Re: ${mailText('messageReceipt.subject')}`,
  Body: MessageAnswer,
  thread: ({ answer }) => answer.earlierKeys,
  current: unchanged,
});

function MessageReceipt() {
  const { mailText, villa } = useMail();
  const { 'contact.hours': opening, 'contact.replyHours': hours } = villa;
  return (
    <MailFrame
      title={mailText('messageReceipt.title')}
      preview={mailText('messageReceipt.preview', { hours })}
      note={`${mailText('common.automatic')} ${mailText('messageReceipt.notYou')}`}
    >
      <Paragraph>{mailText('common.greeting')}</Paragraph>
      <Paragraph>{mailText('messageReceipt.text', { hours, opening })}</Paragraph>
    </MailFrame>
  );
}

function MessageAlert({ message }: Data) {
  const { ownerText, publicUrl } = useMail();
  return (
    <MailFrame title={ownerText('A new message')} preview={ownerText('From the contact form')}>
      <Facts
        rows={[
          [ownerText('Name'), `${message.firstName} ${message.lastName}`],
          [ownerText('Email'), message.email],
          ...(message.phone === null ? [] : [[ownerText('Phone'), message.phone] as const]),
          [ownerText('Subject'), ownerText(SUBJECTS[message.subject])],
        ]}
      />
      <h2 style={STYLES.subtitle}>{ownerText('Message')}</h2>
      <Paragraph style={STYLES.quote}>{message.message}</Paragraph>
      <Action href={`${publicUrl}/admin/messages?message=${message.id}`}>
        {ownerText('Open the message')}
      </Action>
    </MailFrame>
  );
}

function MessageAnswer({ message, answer }: AnswerData) {
  const { mailText } = useMail();
  return (
    <MailFrame
      title={mailText('messageAnswer.title')}
      preview={mailText('messageAnswer.preview')}
      note={mailText('messageAnswer.note')}
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
