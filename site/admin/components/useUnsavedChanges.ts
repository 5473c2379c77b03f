import { useEffect } from 'react';
import { leaveSafely, markUnsaved } from '../../stores/unsavedChanges';

/**
 * Asks before unsaved input is lost: the browser when the window closes, `NavigationGuard` when the screen is left.
 * @returns closes a dialog with this form; asks first if it has unsaved input
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
