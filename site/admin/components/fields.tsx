import { useId, type ComponentPropsWithRef, type InputHTMLAttributes, type ReactNode } from 'react';
import styled from 'styled-components';
import { Choice } from '../../components/Choices';
import { Field, Select, TextArea, TextInput } from '../../components/Field';

/** A label, and what `form.field('name')` returns. */
export type FieldProps<Value> = {
  label: string;
  name?: string | undefined;
  value: Value;
  onValue: (value: Value) => void;
  error?: string | undefined;
  hint?: ReactNode;
  before?: ReactNode;
  isOptional?: boolean;
};

export type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'name'>;
type AreaProps = Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'onChange' | 'name'>;
type SelectProps = Pick<ComponentPropsWithRef<'select'>, 'ref' | 'disabled' | 'aria-label'>;

/** Separates the properties of the field from those of its control. */
export function partsOf<Props extends Omit<FieldProps<unknown>, 'onValue'>>({
  label,
  hint,
  before,
  error,
  isOptional = false,
  ...control
}: Props) {
  return [{ label, hint, before, error, isOptional }, control] as const;
}

/** The properties of a custom input. */
export function inputOf({
  name,
  value,
  onValue,
}: Pick<FieldProps<string>, 'name' | 'value' | 'onValue'>) {
  return {
    name,
    value,
    onChange: ({ target }: { target: { value: string } }) => onValue(target.value),
  };
}

/** A line of text. Without `autoComplete`, because most forms are about guests and not about the owner. */
export function TextField(props: FieldProps<string> & InputProps) {
  const [frame, { name, value, onValue, ...input }] = partsOf(props);
  return (
    <Field {...frame}>
      {(control) => (
        <TextInput
          autoComplete="off"
          {...control}
          {...inputOf({ name, value, onValue })}
          {...input}
        />
      )}
    </Field>
  );
}

export function TextAreaField(props: FieldProps<string> & AreaProps) {
  const [frame, { name, value, onValue, ...area }] = partsOf(props);
  return (
    <Field {...frame}>
      {(control) => <Area {...control} {...inputOf({ name, value, onValue })} {...area} />}
    </Field>
  );
}

/** @param props.options each value with its text, in order */
export function SelectField<Value extends string>(
  props: FieldProps<Value> & SelectProps & { options: readonly (readonly [Value, string])[] },
) {
  const [frame, { name, value, options, onValue, ...select }] = partsOf(props);
  return (
    <Field {...frame}>
      {(control) => (
        <Select
          {...control}
          {...select}
          name={name}
          value={value}
          onChange={({ target }) => {
            const chosen = options.find(([option]) => option === target.value);
            if (chosen) onValue(chosen[0]);
          }}
        >
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** A checkbox beside its label, with the hint below. */
export function CheckboxField({
  label,
  name,
  value,
  onValue,
  hint,
  className,
}: Pick<FieldProps<boolean>, 'label' | 'name' | 'value' | 'onValue' | 'hint'> & {
  className?: string;
}) {
  const hintId = useId();
  return (
    <Choice className={className}>
      <input
        type="checkbox"
        name={name}
        checked={value}
        aria-describedby={hint === undefined ? undefined : hintId}
        onChange={({ target }) => onValue(target.checked)}
      />
      <span>
        <span>{label}</span>
        {hint !== undefined && <CheckboxHint id={hintId}>{hint}</CheckboxHint>}
      </span>
    </Choice>
  );
}

const CheckboxHint = styled.small`
  display: block;
  color: ${({ theme }) => theme.colors.slate};
`;

const Area = styled(TextArea)`
  /* A given number of rows decides the height. */
  &[rows] {
    min-height: 0;
  }
`;
