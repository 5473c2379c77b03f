import { INVITATION_PATH } from '@shared/contract/access/users';
import { INVITATION_HOURS } from '@shared/domain/access/invitationValidity';
import type { InvitationMailData } from './mail';
import { MailFrame } from './MailFrame';
import { Action, Words } from './mailParts';
import { useVilla, useWords } from './VillaContext';

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
  const { mailText } = useWords();
  const { 'villa.name': villa } = useVilla();
  return (
    <MailFrame
      title={mailText('invitation.title')}
      preview={mailText('invitation.preview')}
      note={mailText('invitation.notYou')}
      publicUrl={publicUrl}
    >
      <Words>{mailText('common.greeting')}</Words>
      <Words>
        {mailText('invitation.text', { villa, role: mailText(`invitation.role.${role}`) })}
      </Words>
      <Action href={`${publicUrl}${INVITATION_PATH}#${token}`}>
        {mailText('invitation.action')}
      </Action>
      <Words>{mailText('invitation.until', { hours: INVITATION_HOURS })}</Words>
    </MailFrame>
  );
}
