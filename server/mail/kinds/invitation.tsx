import { INVITATION_PATH } from '@shared/contract/access/users';
import { INVITATION_HOURS } from '@shared/domain/access/invitationValidity';
import { ROLES } from '@shared/domain/access/permissions';
import * as z from 'zod';
import { useMail } from '../mailContext';
import { defineMail, unchanged } from '../mailDefinition';
import { MailFrame } from '../MailFrame';
import { Action, Paragraph } from '../mailParts';

const dataSchema = z.object({
  invitation: z.object({
    email: z.string(),
    role: z.enum(ROLES),
    /** The link's token, encrypted so that reading the table does not reveal it. */
    sealedToken: z.string(),
  }),
});
type Data = z.infer<typeof dataSchema>;

/** Place of the encrypted token; see `Secrets`. */
export const INVITATION_PLACE = 'outbox_mails.invitation';

const ROLE_TEXTS = {
  admin: 'an owner',
  manager: 'a manager',
  housekeeper: 'a housekeeper',
} as const;

/** Invites a user. */
export const invitation = defineMail({
  kind: 'invitation',
  data: dataSchema,
  reader: 'user',
  priority: 'decision',
  subject: (_mail, { ownerText, villa }) =>
    ownerText('Your access to {villa}', { villa: villa['villa.name'] }),
  Body: Invitation,
  link: {
    place: INVITATION_PLACE,
    sealedToken: (mail) => mail.invitation.sealedToken,
    lost: 'The link in this mail cannot be read any more. Please renew the invitation.',
  },
  current: unchanged,
});

function Invitation({ invitation: { role } }: Data) {
  const { mailText, ownerText, publicUrl, linkToken, ...context } = useMail();
  const villa = context.villa['villa.name'];
  return (
    <MailFrame
      title={ownerText('You are invited')}
      preview={ownerText('Choose a name and a password to sign in.')}
      note={ownerText('You do not know what this is about? Then there is nothing you need to do.')}
    >
      <Paragraph>{mailText('common.greeting')}</Paragraph>
      <Paragraph>
        {ownerText(
          'You are invited to help with {villa} as {role}. Choose a user name and a password, and you are in.',
          { villa, role: ownerText(ROLE_TEXTS[role]) },
        )}
      </Paragraph>
      <Action href={`${publicUrl}${INVITATION_PATH}#${linkToken}`}>
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
