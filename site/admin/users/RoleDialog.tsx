import type { UserJson } from '@shared/contract/access/users';
import { ROLES, type Role } from '@shared/domain/access/permissions';
import * as z from 'zod/mini';
import { useChangeRole } from '../../queries/users';
import { FormDialog } from '../components/FormDialog';
import { useAttempt } from '../components/useAttempt';
import { useForm } from '../components/useForm';
import { t } from '../i18n/t';
import { RoleField } from './RoleField';

const schema = z.object({ role: z.enum(ROLES) });

export function RoleDialog({
  user: { id, username, role },
  onClose,
}: {
  user: UserJson;
  onClose: () => void;
}) {
  const change = useChangeRole();
  const attempt = useAttempt({ done: 'Role changed', failed: 'Failed to change the role' });
  const form = useForm({
    schema,
    initial: { role },
    onValid: (input) => void handleValid(input.role),
  });
  const handleValid = async (chosen: Role) => {
    const isDone =
      chosen === role || (await attempt.run(() => change.mutateAsync({ id, role: chosen })));
    if (isDone) onClose();
  };
  return (
    <FormDialog
      title={t('Change the role of {username}', { username })}
      description={t('They are signed out. When they sign in again, they have the new role.')}
      form={form}
      attempt={attempt}
      submit={t('Save role')}
      onClose={onClose}
    >
      <RoleField {...form.field('role')} />
    </FormDialog>
  );
}
