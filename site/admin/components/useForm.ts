import { useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import * as z from 'zod/mini';
import { ApiError } from '../../api/client';
import { issuesByField } from '../../components/formIssues';

type FieldName<Fields> = Extract<keyof Fields, string>;
/** The fields that hold lists. */
type ListName<Fields> = {
  [Name in FieldName<Fields>]: Fields[Name] extends readonly unknown[] ? Name : never;
}[FieldName<Fields>];
type Item<List> = List extends readonly (infer One)[] ? One : never;

/** A field of a form, to be spread on its component: `<TextField label="Name" {...form.field('name')} />`. */
export type BoundField<Value> = {
  name: string;
  value: Value;
  error: string | undefined;
  onValue: (value: Value) => void;
};

/** The entries of a list in a form. */
export type BoundList<One extends object> = {
  items: readonly One[];
  /** A field of one entry; its name is `list.0.field`, as in the issues of the schema. */
  field: <Name extends FieldName<One>>(index: number, name: Name) => BoundField<One[Name]>;
  change: (index: number, part: Partial<One>) => void;
  add: (item: One) => void;
  remove: (index: number) => void;
  /** What is wrong with the list as a whole. */
  error: string | undefined;
};

export type Form<Fields extends object> = {
  values: Fields;
  /** Whether something differs from what the form began with. */
  isChanged: boolean;
  /** First message of each field that is not right. */
  issues: Partial<Record<FieldName<Fields>, string>>;
  /** Goes on the form element. */
  props: {
    ref: RefObject<HTMLFormElement | null>;
    onSubmit: (event: SyntheticEvent) => void;
    noValidate: true;
  };
  field: <Name extends FieldName<Fields>>(name: Name) => BoundField<Fields[Name]>;
  list: <Name extends ListName<Fields>>(name: Name) => BoundList<Item<Fields[Name]> & object>;
  /** Fills a field as if it had been typed. */
  setValue: <Name extends FieldName<Fields>>(name: Name, value: Fields[Name]) => void;
  /** Fills several fields, as with what is stored now. */
  setValues: (values: Partial<Fields>) => void;
  /**
   * Shows at their fields what the server found wrong, where the error is such a one.
   * @returns whether its message now stands at a field
   */
  showIssuesOf: (error: unknown) => boolean;
  /** Takes the focus to a field and marks its text, ready to be typed over. */
  focusField: (name: string) => void;
};

/**
 * A form that is checked with the contract's own schema when it is sent. The first field that is not
 * right takes the focus; a field's message goes when it is edited.
 * @param within where the fields stand in what the schema checks, for its issues: `fees` of `fees.petFee`
 * @param onValid gets what the schema makes of the fields
 */
export function useForm<Fields extends object, Output>({
  schema,
  within,
  initial,
  onValid,
}: {
  schema: z.ZodMiniType<Output, Fields>;
  within?: string;
  initial: Fields;
  onValid: (output: Output) => void;
}): Form<Fields> {
  const [began] = useState(initial);
  const [values, setAll] = useState(initial);
  const [issues, setIssues] = useState<Record<string, string>>({});
  const ref = useRef<HTMLFormElement>(null);

  const focusField = (name: string) => {
    const field = ref.current?.elements.namedItem(name);
    const element = field instanceof RadioNodeList ? field[0] : field;
    if (!(element instanceof HTMLElement)) return;
    element.focus();
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      element.select();
    }
  };
  const inForm = (path: string) =>
    within && path.startsWith(`${within}.`) ? path.slice(within.length + 1) : path;
  const show = (byPath: Record<string, string>) => {
    const found = Object.fromEntries(
      Object.entries(byPath).map(([path, message]) => [inForm(path), message]),
    );
    setIssues(found);
    const names = [...(ref.current?.elements ?? [])].map((element) => element.getAttribute('name'));
    const first = names.find((name) => name !== null && name in found);
    if (first) focusField(first);
  };
  const settle = (isSettled: (path: string) => boolean) =>
    setIssues((current) =>
      Object.fromEntries(Object.entries(current).filter(([path]) => !isSettled(path))),
    );
  const setValues = (some: Partial<Fields>) => {
    setAll((current) => ({ ...current, ...some }));
    settle((path) => Object.keys(some).some((name) => isBelow(name)(path)));
  };
  const setValue: Form<Fields>['setValue'] = (name, value) => {
    setAll((current) => ({ ...current, [name]: value }));
    settle(isBelow(name));
  };

  return {
    values,
    isChanged: JSON.stringify(values) !== JSON.stringify(began),
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
    field: (name) => ({
      name,
      value: values[name],
      error: issues[name],
      onValue: (value) => setValue(name, value),
    }),
    list: (list) => {
      type One = Item<Fields[typeof list]> & object;
      const items = values[list] as readonly One[];
      const pathOf = (index: number, name: string) => `${list}.${index}.${name}`;
      const set = (change: (now: readonly One[]) => readonly One[]) =>
        setAll((current) => ({ ...current, [list]: change(current[list] as readonly One[]) }));
      const change = (index: number, part: Partial<One>) => {
        set((now) => now.map((item, at) => (at === index ? { ...item, ...part } : item)));
        settle(
          (path) => path === list || Object.keys(part).some((name) => path === pathOf(index, name)),
        );
      };
      return {
        items,
        error: issues[list],
        change,
        field: (index, name) => ({
          name: pathOf(index, name),
          // A list has the entry whose field is shown.
          value: (items[index] as One)[name],
          error: issues[pathOf(index, name)],
          onValue: (value) => change(index, { [name]: value } as unknown as Partial<One>),
        }),
        add: (item) => {
          set((now) => [...now, item]);
          settle((path) => path === list);
        },
        // What stood at later entries would stand at others.
        remove: (index) => {
          set((now) => now.toSpliced(index, 1));
          settle(isBelow(list));
        },
      };
    },
    setValue,
    setValues,
    showIssuesOf: (error) => {
      if (!(error instanceof ApiError) || !error.body?.issues) return false;
      const { issues: found, message } = error.body;
      show(issuesByField(found));
      const fields = ref.current?.elements;
      return found.some(
        (issue) => issue.message === message && fields?.namedItem(inForm(issue.path)),
      );
    },
    focusField,
  };
}

/** Whether an issue is of a field, or of something in it. */
function isBelow(name: string): (path: string) => boolean {
  return (path) => path === name || path.startsWith(`${name}.`);
}
