import { showToast } from '../../stores/toasts';
import { t } from '../i18n/t';
import { showFailure } from './showFailure';

/** Says what was done, with *Undo* for ten seconds. @param undo `null` if it cannot be undone */
export function showUndoable(
  done: { title: string; description: string },
  undo: (() => Promise<unknown>) | null,
): void {
  const run = async () => {
    try {
      await undo?.();
      showToast({ title: t('Undone'), description: done.description });
    } catch (error) {
      showFailure(t('Not undone'), error);
    }
  };
  showToast({ ...done, ...(undo && { action: { label: t('Undo'), run: () => void run() } }) });
}
