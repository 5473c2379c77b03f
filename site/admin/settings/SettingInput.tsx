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
  /** Unit shown after the label. */
  unit?: string;
  hint?: string;
};

export function SettingInput({ form, name, unit, hint, ...rest }: SettingInputProps) {
  const label = t(SETTING_LABELS[name]);
  return (
    <Field label={unit ? `${label} (${unit})` : label} hint={hint} error={form.issues[name]}>
      {(control) => (
        <Input
          {...control}
          {...inputOf(form.field(name))}
          {...rest}
          required
          autoComplete="off"
          // Scrolling with the wheel over a focused number would change it.
          onWheel={(event) => event.currentTarget.type === 'number' && event.currentTarget.blur()}
        />
      )}
    </Field>
  );
}
