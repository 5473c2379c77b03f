import { Field, TextInput } from '../../components/Field';
import type { Form } from '../components/useForm';
import { PasswordInput } from './PasswordInput';
import { t } from '../i18n/t';

/** Username and password, on the sign-in screen and in the dialog. */
export function LoginFields({ form }: { form: Form<{ username: string; password: string }> }) {
  return (
    <>
      <Field label={t('Username')} error={form.issues.username}>
        {(props) => (
          <TextInput
            {...props}
            {...form.control('username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={t('Password')} error={form.issues.password}>
        {(props) => (
          <PasswordInput
            {...props}
            {...form.control('password')}
            what={t('Password')}
            autoComplete="current-password"
          />
        )}
      </Field>
    </>
  );
}
