import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

export type Step = 'dates' | 'form';

/**
 * The step of the booking page. The form has its own entry in the browser's history: Back leads
 * to the dates, Forward to the form again, and the page keeps what was typed. An entry of a page
 * that has gone, which a reload leaves behind, shows the dates.
 */
export function useStep(): { step: Step; showForm: () => void; showDates: () => void } {
  const { pathname, state, key } = useLocation();
  const navigate = useNavigate();
  const [page] = useState(() => Math.random());
  // Of two quick clicks the second would go one entry too far.
  const isMoving = useRef(false);
  useEffect(() => {
    isMoving.current = false;
  }, [key]);

  const step = (state as { formOf?: number } | null)?.formOf === page ? 'form' : 'dates';
  const move = (to: Step, go: () => unknown) => {
    if (step === to || isMoving.current) return;
    isMoving.current = true;
    void go();
  };
  return {
    step,
    showForm: () => move('form', () => navigate(pathname, { state: { formOf: page } })),
    // The form's entry always follows the dates'.
    showDates: () => move('dates', () => navigate(-1)),
  };
}
