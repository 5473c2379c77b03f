import { create } from 'zustand';

/** What the owner was about to do; done when its promise settles. */
type Leave = () => void | Promise<unknown>;

type UnsavedChangesState = {
  /** The forms with something typed and not saved, each by a key of its own. */
  forms: ReadonlySet<symbol>;
  /** What waits for the owner's answer, because unsaved changes were found. */
  heldBack: Leave | null;
  /** The owner has said yes, and is leaving: nothing is asked a second time. */
  isLeaving: boolean;
};

/** Which forms would lose something if the owner left now, and the way out that waits for an answer. */
export const useUnsavedForms = create<UnsavedChangesState>()(() => ({
  forms: new Set(),
  heldBack: null,
  isLeaving: false,
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

/** Whether leaving would lose something that the owner has not given up. */
export function hasUnsavedChanges(): boolean {
  const { forms, isLeaving } = useUnsavedForms.getState();
  return forms.size > 0 && !isLeaving;
}

/** Leaves at once, or after the owner has said so when something would be lost. */
export function leaveSafely(leave: Leave): void {
  if (hasUnsavedChanges()) useUnsavedForms.setState({ heldBack: leave });
  else void leave();
}

/** Goes on with what was held back, or forgets it. */
export async function answerLeaving(isLeaving: boolean): Promise<void> {
  const { heldBack } = useUnsavedForms.getState();
  useUnsavedForms.setState({ heldBack: null, isLeaving });
  try {
    if (isLeaving) await heldBack?.();
  } finally {
    useUnsavedForms.setState({ isLeaving: false });
  }
}
