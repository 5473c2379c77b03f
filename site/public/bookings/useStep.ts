import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useIsReady } from '../useIsReady';

export type Step = 'dates' | 'form';

/**
 * The step of the booking page. The form has its own history entry: Back shows the dates and Forward the form,
 * and the input stays, also across languages and after a reload.
 */
export function useStep(): { step: Step; showForm: () => void; showDates: () => void } {
  const { pathname, state, key } = useLocation();
  const navigate = useNavigate();
  // The second of two quick clicks would go back one entry too far.
  const isMoving = useRef(false);
  useEffect(() => {
    isMoving.current = false;
  }, [key]);

  // The server renders the dates for every entry.
  const isReady = useIsReady();
  const isForm = (state as { isForm?: boolean } | null)?.isForm === true;
  const step = isReady && isForm ? 'form' : 'dates';
  const move = (to: Step, go: () => unknown) => {
    if (step === to || isMoving.current) return;
    isMoving.current = true;
    void go();
  };
  return {
    step,
    // Keeps the stay in the address, which the router does not know about (see `useStayAddress`).
    showForm: () =>
      move('form', () =>
        navigate({ pathname, search: window.location.search }, { state: { isForm: true } }),
      ),
    // The form's entry always follows the dates' entry.
    showDates: () => move('dates', () => navigate(-1)),
  };
}
