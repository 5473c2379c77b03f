import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

export type Step = 'dates' | 'form';

/** One for as long as the document, and with it what a guest has typed. */
const VISIT = Math.random();

/**
 * The step of the booking page. The form has its own entry in the browser's history: Back leads
 * to the dates, Forward to the form again, and the page keeps what was typed, in another language as
 * well. An entry that a reload leaves behind shows the dates.
 */
export function useStep(): { step: Step; showForm: () => void; showDates: () => void } {
  const { pathname, state, key } = useLocation();
  const navigate = useNavigate();
  // Of two quick clicks the second would go one entry too far.
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
    // The stay in the address goes along; the router does not hear of it, see `useStayAddress`.
    showForm: () =>
      move('form', () =>
        navigate({ pathname, search: window.location.search }, { state: { formOf: VISIT } }),
      ),
    // The form's entry always follows the dates'.
    showDates: () => move('dates', () => navigate(-1)),
  };
}
