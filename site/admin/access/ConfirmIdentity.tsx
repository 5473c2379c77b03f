import { confirmPasswordSchema } from '@shared/contract/access/freshSignIn';
import type { AdminSession } from '@shared/contract/access/auth';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../components/Button';
import { Dialog, DialogActions, DialogForm } from '../../components/Dialog';
import { Field } from '../../components/Field';
import { failureText } from '../../api/failureText';
import { sessionKey } from '../../queries/queryKeys';
import { useConfirmIdentity } from '../../queries/session';
import { confirmQuestion } from '../../stores/freshSignIn';
import { useForm } from '../components/useForm';
import { FailureText } from '../gallery/galleryStyles';
import { PasswordInput } from './PasswordInput';

/** Asks who is signed in to prove it once more, before what a stranger at an open screen must not do. */
export function ConfirmIdentity() {
  const isAsking = confirmQuestion.useIsAsking();
  return (
    isAsking && (
      <Dialog
        isOpen
        onClose={() => confirmQuestion.answer(false)}
        title="Confirm it’s you"
        description="You are about to change or read something that only you should. We ask once in ten minutes."
      >
        <ConfirmForm />
      </Dialog>
    )
  );
}

function ConfirmForm() {
  const queryClient = useQueryClient();
  const username = queryClient.getQueryData<AdminSession>(sessionKey)?.username;
  const confirm = useConfirmIdentity();
  const form = useForm({
    schema: confirmPasswordSchema,
    initial: { password: '' },
    onValid: (input) => {
      if (confirm.isPending) return;
      void confirm.mutateAsync(input).then(
        () => confirmQuestion.answer(true),
        (error: unknown) => {
          form.showIssuesOf(error);
          form.focusField('password');
        },
      );
    },
  });
  return (
    <DialogForm {...form.props} aria-busy={confirm.isPending}>
      {/* Tells a password manager whose password is meant. */}
      <input type="hidden" name="username" autoComplete="username" value={username ?? ''} />
      <Field label="Password" error={form.issues.password}>
        {(props) => (
          <PasswordInput
            {...props}
            {...form.control('password')}
            what="Password"
            autoComplete="current-password"
            data-first-focus
          />
        )}
      </Field>
      {confirm.isError && form.issues.password === undefined && (
        <FailureText role="alert">{failureText(confirm.error)}</FailureText>
      )}
      <DialogActions>
        <Button type="button" $variant="quiet" onClick={() => confirmQuestion.answer(false)}>
          Not now
        </Button>
        <Button type="submit" aria-disabled={confirm.isPending}>
          {confirm.isPending ? 'Confirming…' : 'Confirm'}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}
