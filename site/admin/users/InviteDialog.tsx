import { LIMITS } from '@shared/contract/common';
import { invitationFormSchema, type SentInvitation } from '@shared/contract/access/users';
import type { Role } from '@shared/domain/access/permissions';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Dialog, DialogActions, DialogForm } from '../../components/Dialog';
import { Field, TextInput } from '../../components/Field';
import { useInvite } from '../../queries/users';
import { space } from '../../styles/theme';
import { AttemptFailure } from '../components/AttemptFailure';
import { useAttempt } from '../components/useAttempt';
import { useForm } from '../components/useForm';
import { useUnsavedChanges } from '../components/useUnsavedChanges';
import { WriteButton } from '../components/WriteButton';
import { RoleField } from './RoleField';
import { t } from '../i18n/t';

const INITIAL: { name: string; email: string; role: Role } = {
  name: '',
  email: '',
  role: 'housekeeper',
};

/** Invites somebody. @param onSent gets the answer, the only one that has the link */
export function InviteDialog({
  onSent,
  onClose,
}: {
  onSent: (sent: SentInvitation) => void;
  onClose: () => void;
}) {
  const invite = useInvite();
  const attempt = useAttempt(WORDS);
  const form = useForm({
    schema: invitationFormSchema,
    initial: INITIAL,
    onValid: (input) => {
      if (attempt.isBusy) return;
      void attempt.run(async () => {
        const sent = await invite.mutateAsync(input).catch((error: unknown) => {
          form.showIssuesOf(error);
          throw error;
        });
        onSent(sent);
      });
    },
  });
  const { name, email, role } = form.values;
  const leave = useUnsavedChanges(name !== '' || email !== '');
  const dismiss = () => !attempt.isBusy && leave(onClose);

  return (
    <Dialog
      isOpen
      onClose={dismiss}
      title={t('Invite somebody')}
      description={t(
        'They choose a user name and a password themselves, with a link that works once.',
      )}
    >
      <Form {...form.props} aria-busy={attempt.isBusy}>
        <Field
          label={t('Name')}
          hint={t('For you, so that you know who it is for')}
          error={form.issues.name}
        >
          {(control) => (
            <TextInput
              {...control}
              {...form.control('name')}
              required
              maxLength={LIMITS.name}
              autoComplete="off"
            />
          )}
        </Field>
        <Field
          label={t('Email')}
          isOptional
          hint={t('The link is sent there as well, where mail is set up')}
          error={form.issues.email}
        >
          {(control) => (
            <TextInput
              {...control}
              {...form.control('email')}
              type="email"
              maxLength={LIMITS.email}
              autoComplete="off"
            />
          )}
        </Field>
        <RoleField value={role} onChange={(chosen) => form.setValue('role', chosen)} />
        <AttemptFailure attempt={attempt} />
        <DialogActions>
          <Button type="button" $variant="secondary" onClick={dismiss}>
            {t('Cancel')}
          </Button>
          <WriteButton type="submit" aria-disabled={attempt.isBusy}>
            {attempt.isBusy ? t('Inviting...') : t('Invite')}
          </WriteButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const WORDS = {
  done: ['Invitation made', 'Please hand on the link.'],
  failed: 'Failed to invite',
} as const;

const Form = styled(DialogForm)`
  margin-top: ${space(5)};
`;
