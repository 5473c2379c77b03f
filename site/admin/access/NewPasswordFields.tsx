import { PASSWORD_MIN_LENGTH } from '@shared/domain/access/passwordPolicy';
import { Field } from '../../components/Field';
import type { Form } from '../components/useForm';
import { PasswordInput } from './PasswordInput';
import { PasswordRequirements } from './PasswordRequirements';
import { PasswordStrength } from './PasswordStrength';
import { t } from '../i18n/t';

/**
 * A password to be chosen, its strength, the same once more, and what is asked of it.
 * @param what names it for the button that shows it
 * @param current the password of before, which the new one must not be
 */
export function NewPasswordFields<Name extends 'password' | 'newPassword'>({
  form,
  name,
  what,
  labels,
  current = '',
}: {
  form: Form<Record<Name | 'confirmPassword', string>>;
  name: Extract<Name, string>;
  what: string;
  labels: { password: string; confirmation: string };
  current?: string;
}) {
  return (
    <>
      <div>
        <Field label={labels.password} error={form.issues[name]}>
          {(props) => (
            <PasswordInput
              {...props}
              {...form.control(name)}
              what={what}
              autoComplete="new-password"
              placeholder={t('Minimum {passwordMinLength} characters', {
                passwordMinLength: PASSWORD_MIN_LENGTH,
              })}
            />
          )}
        </Field>
        <PasswordStrength password={form.values[name]} current={current} />
      </div>
      <Field label={labels.confirmation} error={form.issues.confirmPassword}>
        {(props) => (
          <PasswordInput
            {...props}
            {...form.control('confirmPassword')}
            what={t('Confirmation')}
            autoComplete="new-password"
          />
        )}
      </Field>
      <PasswordRequirements />
    </>
  );
}
