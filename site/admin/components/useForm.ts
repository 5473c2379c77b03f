import {
  useRef,
  useState,
  type Dispatch,
  type RefObject,
  type SetStateAction,
  type SyntheticEvent,
} from 'react';
import * as z from 'zod/mini';
import { ApiError } from '../../api/client';
import { issuesByField } from '../../components/formIssues';

type FieldName<Fields> = Extract<keyof Fields, string>;
type ListName<Fields> = {
  [Name in FieldName<Fields>]: Fields[Name] extends readonly unknown[] ? Name : never;
}[FieldName<Fields>];
type Item<List> = List extends readonly (infer One)[] ? One : never;

/** For a field component: `<TextField label="Name" {...form.field('name')} />`. */
export type BoundField<Value> = {
  name: string;
  value: Value;
  error: string | undefined;
  onValue: (value: Value) => void;
};

export type BoundList<One extends object> = {
  items: readonly One[];
  /** Named `list.0.field`, as in the schema's issues. */
  field: <Name extends FieldName<One>>(index: number, name: Name) => BoundField<One[Name]>;
  change: (index: number, part: Partial<One>) => void;
  add: (item: One) => void;
  remove: (index: number) => void;
  error: string | undefined;
};

export type Form<Fields extends object> = {
  values: Fields;
  /** Whether something differs from the initial values. */
  isChanged: boolean;
  /** First message of each invalid field. */
  issues: Partial<Record<FieldName<Fields>, string>>;
  props: {
    ref: RefObject<HTMLFormElement | null>;
    onSubmit: (event: SyntheticEvent) => void;
    noValidate: true;
  };
  field: <Name extends FieldName<Fields>>(name: Name) => BoundField<Fields[Name]>;
  list: <Name extends ListName<Fields>>(name: Name) => BoundList<Item<Fields[Name]> & object>;
  /** Changes a field and clears its issues. */
  setValue: <Name extends FieldName<Fields>>(name: Name, value: Fields[Name]) => void;
  setValues: (values: Partial<Fields>) => void;
  /**
   * Shows the server's validation issues at their fields.
   * @returns whether the error's message is shown at a field
   */
  showIssuesOf: (error: unknown) => boolean;
  /** Focuses a field and selects its text. */
  focusField: (name: string) => void;
};

/**
 * A form that is validated with the contract's schema when submitted. The first invalid field takes the focus; a
 * field's message disappears when it is edited.
 * @param within path of the fields in the schema: `fees` of `fees.petFee`
 * @param onValid gets the schema's output
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
  const [initialValues] = useState(initial);
  const [values, setAll] = useState(initial);
  const [issues, setIssues] = useState<Record<string, string>>({});
  const ref = useRef<HTMLFormElement>(null);

  const focusField = (name: string) => {
    const field = ref.current?.elements.namedItem(name);
    const element = field instanceof RadioNodeList ? field[0] : field;
    if (!(element instanceof HTMLElement)) return;
    element.closest('details')?.setAttribute('open', '');
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
  const clearIssues = (matches: (path: string) => boolean) =>
    setIssues((current) =>
      Object.fromEntries(Object.entries(current).filter(([path]) => !matches(path))),
    );
  const setValues = (some: Partial<Fields>) => {
    setAll((current) => ({ ...current, ...some }));
    clearIssues((path) => Object.keys(some).some((name) => isBelow(name)(path)));
  };
  const setValue: Form<Fields>['setValue'] = (name, value) => {
    setAll((current) => ({ ...current, [name]: value }));
    clearIssues(isBelow(name));
  };

  return {
    values,
    isChanged: JSON.stringify(values) !== JSON.stringify(initialValues),
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
      error: issueAt(name, issues),
      onValue: (value) => setValue(name, value),
    }),
    list: (name) => listOf({ name, values, issues, setAll, clearIssues }),
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

function isBelow(name: string): (path: string) => boolean {
  return (path) => path === name || path.startsWith(`${name}.`);
}

/** A field's issue, or the first one of its parts. */
function issueAt(name: string, issues: Readonly<Record<string, string>>): string | undefined {
  const path = Object.keys(issues).find(isBelow(name));
  return path && issues[path];
}

function listOf<Fields extends object, Name extends ListName<Fields>>({
  name: list,
  values,
  issues,
  setAll,
  clearIssues,
}: {
  name: Name;
  values: Fields;
  issues: Readonly<Record<string, string>>;
  setAll: Dispatch<SetStateAction<Fields>>;
  clearIssues: (matches: (path: string) => boolean) => void;
}): BoundList<Item<Fields[Name]> & object> {
  type One = Item<Fields[Name]> & object;
  const items = values[list] as readonly One[];
  const pathOf = (index: number, name: string) => `${list}.${index}.${name}`;
  const set = (change: (now: readonly One[]) => readonly One[]) =>
    setAll((current) => ({ ...current, [list]: change(current[list] as readonly One[]) }));
  const change = (index: number, part: Partial<One>) => {
    set((now) => now.map((item, at) => (at === index ? { ...item, ...part } : item)));
    clearIssues(
      (path) =>
        path === list || Object.keys(part).some((name) => isBelow(pathOf(index, name))(path)),
    );
  };
  return {
    items,
    error: issues[list],
    change,
    field: (index, name) => ({
      name: pathOf(index, name),
      // The index exists, because its field is rendered.
      value: (items[index] as One)[name],
      error: issueAt(pathOf(index, name), issues),
      onValue: (value) => change(index, { [name]: value } as unknown as Partial<One>),
    }),
    add: (item) => {
      set((now) => [...now, item]);
      clearIssues((path) => path === list);
    },
    // The issues of later entries would be shown at other entries.
    remove: (index) => {
      set((now) => now.toSpliced(index, 1));
      clearIssues(isBelow(list));
    },
  };
}
