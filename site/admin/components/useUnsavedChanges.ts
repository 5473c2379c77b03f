import { useEffect } from 'react';
import { leaveSafely, markUnsaved } from '../../stores/unsavedChanges';

/**
 * Keeps the owner from losing what a form holds: closing or reloading the window asks in the
 * browser's words, and leaving for another screen or tab in ours (see `NavigationGuard`).
 * @param isUnsaved whether something has been typed and not saved
 * @returns closes this form alone, for a dialog: asks before what is typed in it is lost, and not
 *   about other forms, which stay as they are
 */
export function useUnsavedChanges(isUnsaved: boolean): (close: () => void) => void {
  useEffect(() => {
    if (!isUnsaved) return;
    const unmark = markUnsaved(Symbol('form'));
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleUnload);
    return () => {
      unmark();
      window.removeEventListener('beforeunload', handleUnload);
    };
  }, [isUnsaved]);
  return (close) => (isUnsaved ? leaveSafely(close) : close());
}
