import type { UserJson } from '@shared/contract/access/users';
import { useState, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Dialog, DialogActions, DialogForm } from '../../components/Dialog';
import { useChangeRole } from '../../queries/users';
import { space } from '../../styles/theme';
import { AttemptFailure } from '../components/AttemptFailure';
import { useAttempt } from '../components/useAttempt';
import { WriteButton } from '../components/WriteButton';
import { RoleField } from './RoleField';
import { t } from '../i18n/t';

/** Gives a user another role. */
export function RoleDialog({
  user: { id, username, role },
  onClose,
}: {
  user: UserJson;
  onClose: () => void;
}) {
  const change = useChangeRole();
  const attempt = useAttempt(WORDS);
  const [chosen, setChosen] = useState(role);
  const dismiss = () => !attempt.isBusy && onClose();
  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (attempt.isBusy) return;
    const isDone =
      chosen === role || (await attempt.run(() => change.mutateAsync({ id, role: chosen })));
    if (isDone) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={dismiss}
      title={t('Change the role of {username}', { username })}
      description={t(
        'They are signed out and see what the new role is for when they sign in again.',
      )}
    >
      <Form onSubmit={(event) => void handleSubmit(event)} aria-busy={attempt.isBusy}>
        <RoleField value={chosen} onChange={setChosen} />
        <AttemptFailure attempt={attempt} />
        <DialogActions>
          <Button type="button" $variant="secondary" onClick={dismiss}>
            {t('Cancel')}
          </Button>
          <WriteButton type="submit" aria-disabled={attempt.isBusy}>
            {t('Save role')}
          </WriteButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const WORDS = {
  done: 'Role changed',
  failed: 'Failed to change the role',
} as const;

const Form = styled(DialogForm)`
  margin-top: ${space(5)};
`;
