import { create } from 'zustand';
import { createQuestion } from './question';

/** Asks the owner to sign in again when the session ends in the middle of work. */
export const signInQuestion = createQuestion();

/** How often somebody has signed in since the page was loaded. */
export const useSignIns = create<{ signIns: number }>()(() => ({ signIns: 0 }));

/** Notes that somebody has signed in. */
export function noteSignIn(): void {
  useSignIns.setState(({ signIns }) => ({ signIns: signIns + 1 }));
}
