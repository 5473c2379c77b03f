import type { InputHTMLAttributes } from 'react';
import { TextField } from '../components/fields';
import type { Form } from '../components/useForm';
import { t } from '../i18n/t';
import { SETTING_LABELS, type SettingsField, type SettingsFields } from './settingsForm';

type SettingInputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'step' | 'min' | 'placeholder' | 'readOnly'
> & {
  form: Form<SettingsFields>;
  name: SettingsField;
  /** Goes behind the label: what the number counts. */
  unit?: string;
  hint?: string;
};

/** One of the form's plain fields. */
export function SettingInput({ form, name, unit, hint, ...rest }: SettingInputProps) {
  const label = t(SETTING_LABELS[name]);
  return (
    <TextField
      label={unit ? `${label} (${unit})` : label}
      hint={hint}
      {...form.field(name)}
      {...rest}
      required
      // A wheel over a number that has the focus would change it while the page is scrolled.
      onWheel={({ currentTarget }) => currentTarget.type === 'number' && currentTarget.blur()}
    />
  );
}
