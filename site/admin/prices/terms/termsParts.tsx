import styled from 'styled-components';
import { Button } from '../../../components/Button';
import { Field, Select, TextInput } from '../../../components/Field';
import { space } from '../../../styles/theme';
import { t, type Sentence } from '../../i18n/t';

/** A labelled text field of a part's form, named by its contract path. */
export function TermsField({
  label,
  name,
  value,
  issues,
  hint,
  isOptional = false,
  isNumber = false,
  maxLength,
  onChange,
}: {
  label: string;
  name: string;
  value: string;
  issues: Readonly<Record<string, string>>;
  hint?: string;
  isOptional?: boolean;
  /** Of digits; amounts are `decimal`. */
  isNumber?: boolean | 'decimal';
  maxLength?: number;
  onChange: (value: string) => void;
}) {
  return (
    <Field label={label} hint={hint} isOptional={isOptional} error={issues[name]}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          value={value}
          autoComplete="off"
          {...(isNumber && { inputMode: isNumber === 'decimal' ? 'decimal' : 'numeric' })}
          {...(maxLength !== undefined && { maxLength })}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

/** A labelled choice of a part's form. */
export function TermsSelect<Value extends string>({
  label,
  name,
  value,
  options,
  onChange,
}: {
  label: string;
  name: string;
  value: Value;
  options: Readonly<Record<Value, Sentence>>;
  onChange: (value: Value) => void;
}) {
  const values = Object.keys(options) as Value[];
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          name={name}
          value={value}
          onChange={({ target }) => {
            const chosen = values.find((option) => option === target.value);
            if (chosen) onChange(chosen);
          }}
        >
          {Object.entries<Sentence>(options).map(([option, name]) => (
            <option key={option} value={option}>
              {t(name)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** One of several, such as a discount, with its fields and the button that takes it out. */
export function TermsItem({
  label,
  children,
  onRemove,
}: {
  label: string;
  children: React.ReactNode;
  onRemove: () => void;
}) {
  return (
    <Item role="group" aria-label={label}>
      {children}
      <Button type="button" $variant="quiet" $size="small" onClick={onRemove}>
        {t('Remove {label}', { label })}
      </Button>
    </Item>
  );
}

/** Two fields beside each other where there is room. */
export const TermsPair = styled.div`
  display: grid;
  gap: ${space(4)};
  align-items: start;
  min-width: 0;
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

export const TermsGroup = styled.fieldset`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: ${space(1.5)};
    padding: 0;
    font-size: ${({ theme }) => theme.type.small};
    font-weight: 600;
  }
  > button {
    justify-self: start;
  }
`;

const Item = styled.div`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  padding: ${space(3)};
  background: ${({ theme }) => theme.colors.sand};
  border-radius: ${({ theme }) => theme.radii.control};
  > button {
    justify-self: start;
  }
`;
