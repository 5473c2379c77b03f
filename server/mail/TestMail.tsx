import { useMail } from './mailContext';
import { MailFrame } from './MailFrame';
import { Paragraph } from './mailParts';

export function TestMail() {
  const { ownerText } = useMail();
  return (
    <MailFrame
      title={ownerText('Mail works')}
      preview={ownerText('A test mail from the back office')}
    >
      <Paragraph>
        {ownerText(
          'You asked the back office for this mail. Notifications of enquiries and messages will reach you here.',
        )}
      </Paragraph>
    </MailFrame>
  );
}
