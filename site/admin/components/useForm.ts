import { useRef, useState, type ChangeEvent, type RefObject, type SyntheticEvent } from 'react';
import * as z from 'zod/mini';
import { ApiError } from '../../api/client';
import { issuesByField } from '../../components/formIssues';

type TextFields = Record<string, string>;
type FieldName<Fields> = Extract<keyof Fields, string>;

export type Form<Fields extends TextFields> = {
  values: Fields;
  /** First message of each field that is not right. */
  issues: Partial<Record<FieldName<Fields>, string>>;
  /** Goes on the form element. */
  props: {
    ref: RefObject<HTMLFormElement | null>;
    onSubmit: (event: SyntheticEvent) => void;
    noValidate: true;
  };
  /** Goes on a field's control. */
  control: <Name extends FieldName<Fields>>(
    name: Name,
  ) => {
    name: Name;
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  };
  /** Fills a field as if it had been typed. */
  setValue: (name: FieldName<Fields>, value: string) => void;
  /** Fills several fields, as with what is stored now. */
  setValues: (values: Partial<Fields>) => void;
  /** Shows at their fields what the server found wrong, where the error is such a one. */
  showIssuesOf: (error: unknown) => void;
  /** Takes the focus to a field and marks its text, ready to be typed over. */
  focusField: (name: FieldName<Fields>) => void;
};

/**
 * A form of text fields that is checked with the contract's own schema when it is sent. The
 * first field that is not right takes the focus; a field's message goes when it is edited.
 * @param onValid gets what the schema makes of the fields
 */
export function useForm<Fields extends TextFields, Output>({
  schema,
  initial,
  onValid,
}: {
  schema: z.ZodMiniType<Output, Fields>;
  initial: Fields;
  onValid: (output: Output) => void;
}): Form<Fields> {
  const [values, setAll] = useState(initial);
  const [issues, setIssues] = useState<Record<string, string>>({});
  const ref = useRef<HTMLFormElement>(null);

  const focusField = (name: string) => {
    const field = ref.current?.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      field.focus();
      field.select();
    }
  };
  const show = (found: Record<string, string>) => {
    setIssues(found);
    const first = Object.keys(values).find((name) => name in found);
    if (first) focusField(first);
  };

  const setValue = (name: string, value: string) => {
    setAll((current) => ({ ...current, [name]: value }));
    setIssues(({ [name]: _edited, ...rest }) => rest);
  };

  return {
    values,
    // Names come from the schema or the server; unknown ones have no field to stand at.
    issues,
    props: {
      ref,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        const checked = z.safeParse(schema, values);
        if (checked.success) {
          setIssues({});
          onValid(checked.data);
        } else {
          show(issuesByField(checked.error.issues));
        }
      },
    },
    control: (name) => ({
      name,
      value: values[name] ?? '',
      onChange: (event) => setValue(name, event.target.value),
    }),
    setValue,
    setValues: (some) => {
      setAll((current) => ({ ...current, ...some }));
      setIssues((current) =>
        Object.fromEntries(Object.entries(current).filter(([name]) => !(name in some))),
      );
    },
    showIssuesOf: (error) => {
      if (error instanceof ApiError && error.body?.issues) show(issuesByField(error.body.issues));
    },
    focusField,
  };
}
