import { HERO_POSITIONS, HERO_SCALE } from '@shared/contract/prices/settings';
import styled from 'styled-components';
import { Field } from '../../components/Field';
import { space } from '../../styles/theme';
import type { Form } from '../components/useForm';
import { PLACING_FIELDS, POSITION_TEXTS, type PreviewMode } from './heroFields';
import { SETTING_LABELS, type SettingsFields } from './settingsFields';
import { inputOf, SelectField } from '../components/fields';
import { t } from '../i18n/t';

export function PlacingFields({ form, mode }: { form: Form<SettingsFields>; mode: PreviewMode }) {
  const { position, scale } = PLACING_FIELDS[mode];
  return (
    <>
      <SelectField
        label={t(SETTING_LABELS[position])}
        {...form.field(position)}
        options={HERO_POSITIONS.map((value) => [value, t(POSITION_TEXTS[value])])}
      />
      <Field label={t(SETTING_LABELS[scale])} error={form.issues[scale]}>
        {(control) => (
          <Slider>
            <input
              {...control}
              {...inputOf(form.field(scale))}
              type="range"
              min={HERO_SCALE.min}
              max={HERO_SCALE.max}
              step={HERO_SCALE.step}
              value={form.values[scale] || HERO_SCALE.default}
              aria-valuetext={t('{value} percent', { value: form.values[scale] })}
            />
            <output htmlFor={control.id}>{`${form.values[scale] || HERO_SCALE.default}%`}</output>
          </Slider>
        )}
      </Field>
    </>
  );
}

const Slider = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 48px;
  input {
    flex: 1;
    min-width: 0;
    min-height: 32px;
    accent-color: ${({ theme }) => theme.colors.ocean};
  }
  output {
    min-width: 5ch;
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
`;
