import type { InputHTMLAttributes } from 'react';
import { TextField } from '../components/fields';
import type { Form } from '../components/useForm';
import { t } from '../i18n/t';
import { SETTING_LABELS, type SettingsField, type SettingsFields } from './settingsFields';

type SettingInputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'placeholder' | 'readOnly'
> & {
  form: Form<SettingsFields>;
  name: SettingsField;
  /** What the number counts; follows the label. */
  unit?: string;
  hint?: string;
  /** The lowest value of a whole number. */
  min?: number;
};

export function SettingInput({ form, name, unit, hint, min, ...rest }: SettingInputProps) {
  const label = t(SETTING_LABELS[name]);
  return (
    <TextField
      label={unit ? `${label} (${unit})` : label}
      hint={hint}
      {...form.field(name)}
      {...rest}
      {...(min !== undefined && { type: 'number', step: 1, min })}
      required
      // Scrolling the page over a focused number would change it.
      onWheel={({ currentTarget }) => currentTarget.type === 'number' && currentTarget.blur()}
    />
  );
}
