import { create } from 'zustand';

/** A postponed action of the owner. It is done when its promise settles. */
type Leave = () => void | Promise<unknown>;

type UnsavedChangesState = {
  forms: ReadonlySet<symbol>;
  heldBack: Leave | null;
  /** The owner has agreed to leave, so no further question is asked. */
  isLeaving: boolean;
};

export const useUnsavedForms = create<UnsavedChangesState>()(() => ({
  forms: new Set(),
  heldBack: null,
  isLeaving: false,
}));

/** Marks a form as unsaved. @returns removes the mark */
export function markUnsaved(form: symbol): () => void {
  useUnsavedForms.setState(({ forms }) => ({ forms: new Set([...forms, form]) }));
  return () =>
    useUnsavedForms.setState(({ forms }) => ({
      forms: new Set([...forms].filter((other) => other !== form)),
    }));
}

/** Whether leaving would discard input that the owner has not agreed to lose. */
export function hasUnsavedChanges(): boolean {
  const { forms, isLeaving } = useUnsavedForms.getState();
  return forms.size > 0 && !isLeaving;
}

/** Runs the action at once, or after the owner agrees to discard unsaved input. */
export function leaveSafely(leave: Leave): void {
  if (hasUnsavedChanges()) useUnsavedForms.setState({ heldBack: leave });
  else void leave();
}

export async function answerLeaving(isLeaving: boolean): Promise<void> {
  const { heldBack } = useUnsavedForms.getState();
  useUnsavedForms.setState({ heldBack: null, isLeaving });
  try {
    if (isLeaving) await heldBack?.();
  } finally {
    useUnsavedForms.setState({ isLeaving: false });
  }
}
