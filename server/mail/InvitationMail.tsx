import { INVITATION_PATH } from '@shared/contract/access/users';
import { INVITATION_HOURS } from '@shared/domain/access/invitationValidity';
import type { InvitationMailData } from './mail';
import { MailFrame } from './MailFrame';
import { Action, Paragraph } from './mailParts';
import { useVilla, useMailTexts } from './mailContext';

const ROLES = { admin: 'an owner', manager: 'a manager', housekeeper: 'a housekeeper' } as const;

/** Invites a user. @param props.token of the link */
export function InvitationMail({
  invitation: { role },
  publicUrl,
  token,
}: {
  invitation: InvitationMailData;
  publicUrl: string;
  token: string;
}) {
  const { mailText, ownerText } = useMailTexts();
  const { 'villa.name': villa } = useVilla();
  return (
    <MailFrame
      title={ownerText('You are invited')}
      preview={ownerText('Choose a name and a password to sign in.')}
      note={ownerText('You do not know what this is about? Then there is nothing you need to do.')}
      publicUrl={publicUrl}
    >
      <Paragraph>{mailText('common.greeting')}</Paragraph>
      <Paragraph>
        {ownerText(
          'You are invited to help with {villa} as {role}. Choose a user name and a password, and you are in.',
          { villa, role: ownerText(ROLES[role]) },
        )}
      </Paragraph>
      <Action href={`${publicUrl}${INVITATION_PATH}#${token}`}>
        {ownerText('Accept the invitation')}
      </Action>
      <Paragraph>
        {ownerText('The link works once, within {hours} hours. Please do not hand it on.', {
          hours: INVITATION_HOURS,
        })}
      </Paragraph>
    </MailFrame>
  );
}
