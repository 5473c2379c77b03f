import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

export type Step = 'dates' | 'form';

/** Changes with each document load, which also discards the guest's input. */
const VISIT = Math.random();

/**
 * The step of the booking page. The form has its own history entry: Back shows the dates and Forward the form,
 * and the input stays, also across languages. After a reload a form entry shows the dates.
 */
export function useStep(): { step: Step; showForm: () => void; showDates: () => void } {
  const { pathname, state, key } = useLocation();
  const navigate = useNavigate();
  // The second of two quick clicks would go back one entry too far.
  const isMoving = useRef(false);
  useEffect(() => {
    isMoving.current = false;
  }, [key]);

  const step = (state as { formOf?: number } | null)?.formOf === VISIT ? 'form' : 'dates';
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
        navigate({ pathname, search: window.location.search }, { state: { formOf: VISIT } }),
      ),
    // The form's entry always follows the dates' entry.
    showDates: () => move('dates', () => navigate(-1)),
  };
}
