import { useContext, useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import {
  UNSAFE_NavigationContext as NavigationContext,
  parsePath,
  useLocation,
  type Navigator,
  type To,
} from 'react-router';
import { Button } from '../../components/Button';
import { Dialog, DialogActions } from '../../components/Dialog';
import { answerLeaving, leaveSafely, useUnsavedForms } from '../../stores/unsavedChanges';

/**
 * Asks before a form with unsaved changes is left: by a link, a tab, a card or the browser's
 * back button.
 *
 * React Router blocks navigation for data routers only. All that its links and hooks do goes
 * through the navigator in its context, so that is where the question is put.
 */
export function NavigationGuard({ children }: { children: ReactNode }) {
  const context = useContext(NavigationContext);
  const location = useLocation();
  const guarded = useMemo(() => {
    const { navigator } = context;
    const ask = (to: To, leave: () => void) =>
      isSamePlace(location, to) ? leave() : leaveSafely(leave);
    const asking: Partial<Navigator> = {
      push: (to, ...rest) => ask(to, () => navigator.push(to, ...rest)),
      replace: (to, ...rest) => ask(to, () => navigator.replace(to, ...rest)),
    };
    // Whatever else the navigator can do stays the navigator's.
    const guard = Object.assign(Object.create(navigator) as Navigator, asking);
    return { ...context, navigator: guard };
  }, [context, location]);
  useGuardedHistory(location.key);

  const isAsking = useUnsavedForms(({ heldBack }) => heldBack !== null);
  return (
    <NavigationContext value={guarded}>
      {children}
      {isAsking && (
        <Dialog
          isOpen
          onClose={() => answerLeaving(false)}
          title="Leave without saving?"
          description="What you have changed here has not been saved."
        >
          <DialogActions>
            <Button type="button" $variant="danger" onClick={() => answerLeaving(true)}>
              Leave without saving
            </Button>
            <Button type="button" data-first-focus onClick={() => answerLeaving(false)}>
              Stay
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </NavigationContext>
  );
}

/**
 * The browser's back and forward buttons have moved already when they are heard of: the move is
 * kept from React Router and taken back, and made again when the owner wants to leave.
 * @param locationKey changes with every page of the history
 */
function useGuardedHistory(locationKey: string): void {
  const index = useRef<number | null>(null);
  useEffect(() => {
    index.current = historyIndex();
  }, [locationKey]);
  // A layout effect, once: the router around this one listens in its own, which runs later, and
  // a window calls its listeners in the order in which they came.
  useLayoutEffect(() => {
    let isTakingBack = false;
    let isLeaving = false;
    const handlePop = (event: PopStateEvent) => {
      if (isTakingBack) {
        isTakingBack = false;
        event.stopImmediatePropagation();
        return;
      }
      const from = index.current;
      const to = historyIndex();
      const isUnsaved = useUnsavedForms.getState().forms.size > 0;
      // Moves within the page, such as the skip link's, have no number and leave nothing.
      if (!isUnsaved || isLeaving || from === null || to === null || from === to) {
        isLeaving = false;
        return;
      }
      event.stopImmediatePropagation();
      isTakingBack = true;
      window.history.go(from - to);
      leaveSafely(() => {
        isLeaving = true;
        window.history.go(to - from);
      });
    };
    window.addEventListener('popstate', handlePop);
    return () => window.removeEventListener('popstate', handlePop);
  }, []);
}

/** The place of the current page in the history, as React Router numbers them. */
function historyIndex(): number | null {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return null;
  return typeof state.idx === 'number' ? state.idx : null;
}

/** Whether an address shows what is on the screen already: the same screen, the same tab of it. */
function isSamePlace(here: { pathname: string; search: string }, to: To): boolean {
  const { pathname = here.pathname, search = '' } = typeof to === 'string' ? parsePath(to) : to;
  const tabOf = (query: string) => new URLSearchParams(query).get('tab');
  return pathname === here.pathname && tabOf(search) === tabOf(here.search);
}
