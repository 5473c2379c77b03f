import { LIMITS } from '@shared/contract/common';
import { invitationFormSchema, type SentInvitation } from '@shared/contract/access/users';
import type { Role } from '@shared/domain/access/permissions';
import { useInvite } from '../../queries/users';
import { TextField } from '../components/fields';
import { FormDialog } from '../components/FormDialog';
import { useAttempt } from '../components/useAttempt';
import { useForm } from '../components/useForm';
import { t } from '../i18n/t';
import { RoleField } from './RoleField';

const INITIAL: { name: string; email: string; role: Role } = {
  name: '',
  email: '',
  role: 'housekeeper',
};

/** @param onSent gets the only response that contains the link */
export function InviteDialog({
  onSent,
  onClose,
}: {
  onSent: (sent: SentInvitation) => void;
  onClose: () => void;
}) {
  const invite = useInvite();
  const form = useForm({
    schema: invitationFormSchema,
    initial: INITIAL,
    onValid: (input) => void attempt.run(async () => onSent(await invite.mutateAsync(input))),
  });
  const attempt = useAttempt(
    { done: ['Invitation made', 'Please hand on the link.'], failed: 'Failed to invite' },
    { form },
  );
  return (
    <FormDialog
      title={t('Invite somebody')}
      description={t(
        'They choose a user name and a password themselves, with a link that works once.',
      )}
      form={form}
      attempt={attempt}
      submit={t('Invite')}
      busy={t('Inviting...')}
      onClose={onClose}
    >
      <TextField
        label={t('Name')}
        hint={t('For you, so that you know who it is for')}
        {...form.field('name')}
        required
        maxLength={LIMITS.name}
      />
      <TextField
        label={t('E-mail address')}
        isOptional
        hint={t('The link is sent there as well if e-mail is set up')}
        {...form.field('email')}
        type="email"
        maxLength={LIMITS.email}
      />
      <RoleField {...form.field('role')} />
    </FormDialog>
  );
}
