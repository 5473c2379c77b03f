import type { ReactNode } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router';
import { Button } from '../../components/Button';
import { Dialog, DialogActions } from '../../components/Dialog';
import { answerLeaving, hasUnsavedChanges, useUnsavedForms } from '../../stores/unsavedChanges';
import { t } from '../i18n/t';

/**
 * Asks before a form with unsaved changes is left by a link, the browser's back and forward buttons, or
 * `leaveSafely`.
 */
export function NavigationGuard({ children }: { children: ReactNode }) {
  const blocker = useBlocker(losesChanges);
  const isHeldBack = useUnsavedForms(({ heldBack }) => heldBack !== null);
  const answer = (isLeaving: boolean) => {
    if (blocker.state !== 'blocked') void answerLeaving(isLeaving);
    else if (isLeaving) blocker.proceed();
    else blocker.reset();
  };
  return (
    <>
      {children}
      {(blocker.state === 'blocked' || isHeldBack) && (
        <Dialog
          isOpen
          onClose={() => answer(false)}
          title={t('Leave without saving?')}
          description={t('What you have changed here has not been saved.')}
        >
          <DialogActions>
            <Button type="button" $variant="danger" onClick={() => answer(true)}>
              {t('Leave without saving')}
            </Button>
            <Button type="button" data-first-focus onClick={() => answer(false)}>
              {t('Stay{#verb}')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

/**
 * Links to the current tab of the current screen lose nothing. Back and forward buttons close or replace its
 * panel.
 */
const losesChanges: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) =>
  hasUnsavedChanges() &&
  (historyAction === 'POP' ||
    currentLocation.pathname !== nextLocation.pathname ||
    tabOf(currentLocation.search) !== tabOf(nextLocation.search));

function tabOf(search: string): string | null {
  return new URLSearchParams(search).get('tab');
}
