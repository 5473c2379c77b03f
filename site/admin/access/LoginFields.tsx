import { TextField } from '../components/fields';
import type { Form } from '../components/useForm';
import { PasswordField } from './PasswordField';
import { t } from '../i18n/t';

export function LoginFields({ form }: { form: Form<{ username: string; password: string }> }) {
  return (
    <>
      <TextField
        label={t('Username')}
        {...form.field('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        label={t('Password')}
        {...form.field('password')}
        what={t('Password')}
        autoComplete="current-password"
      />
    </>
  );
}
