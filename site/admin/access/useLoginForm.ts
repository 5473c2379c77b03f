import { loginSchema, type AdminSession } from '@shared/contract/access/auth';
import type { SecondFactor } from '@shared/contract/access/factors';
import { useState } from 'react';
import { useLogin } from '../../queries/session';
import { useForm } from '../components/useForm';
import { tellFailure } from './loginToasts';

/** Signs in by name and password. `factors` is set if the user also needs a second factor. */
export function useLoginForm(username: string, onSignedIn: (session: AdminSession) => void) {
  const login = useLogin();
  const [factors, setFactors] = useState<readonly SecondFactor[] | null>(null);
  const form = useForm({
    schema: loginSchema,
    initial: { username, password: '' },
    onValid: (input) => {
      if (login.isPending) return;
      void login.mutateAsync(input).then(
        (step) => (step.session ? onSignedIn(step.session) : setFactors(step.secondFactors)),
        (error: unknown) => {
          tellFailure(error);
          form.focusField('password');
        },
      );
    },
  });
  const goBack = () => {
    setFactors(null);
    form.setValue('password', '');
  };
  return { form, login, factors, goBack };
}
