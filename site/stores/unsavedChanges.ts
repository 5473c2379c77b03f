import { create } from 'zustand';

type UnsavedChangesState = {
  /** The forms with something typed and not saved, each by a key of its own. */
  forms: ReadonlySet<symbol>;
  /** What the owner was about to do when unsaved changes were found. */
  heldBack: (() => void) | null;
};

/** Which forms would lose something if the owner left now, and the way out that waits for an answer. */
export const useUnsavedForms = create<UnsavedChangesState>()(() => ({
  forms: new Set(),
  heldBack: null,
}));

/**
 * Marks a form as unsaved.
 * @returns takes the mark away again
 */
export function markUnsaved(form: symbol): () => void {
  useUnsavedForms.setState(({ forms }) => ({ forms: new Set([...forms, form]) }));
  return () =>
    useUnsavedForms.setState(({ forms }) => ({
      forms: new Set([...forms].filter((other) => other !== form)),
    }));
}

/** Leaves at once, or after the owner has said so when something would be lost. */
export function leaveSafely(leave: () => void): void {
  if (useUnsavedForms.getState().forms.size === 0) leave();
  else useUnsavedForms.setState({ heldBack: leave });
}

/** Goes on with what was held back, or forgets it. */
export function answerLeaving(isLeaving: boolean): void {
  const { heldBack } = useUnsavedForms.getState();
  useUnsavedForms.setState({ heldBack: null });
  if (isLeaving) heldBack?.();
}
