import type { ComponentPropsWithRef, InputHTMLAttributes, ReactNode } from 'react';
import { Field, Select, TextArea, TextInput } from '../../components/Field';

/** What each field takes: its label and the rest of `form.field('name')`. */
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

/** Parts what a field takes into what goes around its control, and what goes on it. */
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

/** What an input of one's own takes of a field. */
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

/** A line of text. Browsers fill in nothing of the owner's unless asked to: most of it is about guests. */
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

/** Several lines of text. */
export function TextAreaField(props: FieldProps<string> & AreaProps) {
  const [frame, { name, value, onValue, ...area }] = partsOf(props);
  return (
    <Field {...frame}>
      {(control) => <TextArea {...control} {...inputOf({ name, value, onValue })} {...area} />}
    </Field>
  );
}

/** One of several. @param props.options each value with its name, in order */
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
