import type { ComponentPropsWithRef, InputHTMLAttributes, ReactNode } from 'react';
import { Field, Select, TextArea, TextInput } from '../../components/Field';

/** What each field takes: its label and the rest of `form.field('name')`. */
export type FieldProps<Value> = {
  label: string;
  name?: string;
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

/** What an input of one's own takes of a field. */
export function inputOf({
  name,
  value,
  onValue,
}: {
  name: string | undefined;
  value: string;
  onValue: (value: string) => void;
}) {
  return {
    name,
    value,
    onChange: ({ target }: { target: { value: string } }) => onValue(target.value),
  };
}

/** A line of text. Browsers fill in nothing of the owner's unless asked to: most of it is about guests. */
export function TextField({
  label,
  hint,
  before,
  error,
  isOptional = false,
  name,
  value,
  onValue,
  ...input
}: FieldProps<string> & InputProps) {
  return (
    <Field label={label} hint={hint} before={before} error={error} isOptional={isOptional}>
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

/** Several lines of text. */
export function TextAreaField({
  label,
  hint,
  before,
  error,
  isOptional = false,
  name,
  value,
  onValue,
  ...area
}: FieldProps<string> & AreaProps) {
  return (
    <Field label={label} hint={hint} before={before} error={error} isOptional={isOptional}>
      {(control) => <TextArea {...control} {...inputOf({ name, value, onValue })} {...area} />}
    </Field>
  );
}

/** One of several. @param options each value with its name, in order */
export function SelectField<Value extends string>({
  label,
  hint,
  before,
  error,
  isOptional = false,
  name,
  value,
  options,
  onValue,
  ...select
}: FieldProps<Value> & SelectProps & { options: readonly (readonly [Value, string])[] }) {
  return (
    <Field label={label} hint={hint} before={before} error={error} isOptional={isOptional}>
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
