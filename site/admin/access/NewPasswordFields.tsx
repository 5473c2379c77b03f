import { PASSWORD_MIN_LENGTH } from '@shared/domain/access/passwordPolicy';
import type { Form } from '../components/useForm';
import { PasswordField } from './PasswordField';
import { PasswordRequirements } from './PasswordRequirements';
import { PasswordStrength } from './PasswordStrength';
import { t } from '../i18n/t';

/**
 * A new password with its strength and requirements, and its confirmation.
 * @param what names the field on the button that shows the password
 * @param current the old password, which the new one must not repeat
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
        <PasswordField
          label={labels.password}
          {...form.field(name)}
          what={what}
          autoComplete="new-password"
          placeholder={t('Minimum {passwordMinLength} characters', {
            passwordMinLength: PASSWORD_MIN_LENGTH,
          })}
        />
        <PasswordStrength password={form.values[name]} current={current} />
      </div>
      <PasswordField
        label={labels.confirmation}
        {...form.field('confirmPassword')}
        what={t('Confirmation')}
        autoComplete="new-password"
      />
      <PasswordRequirements />
    </>
  );
}
