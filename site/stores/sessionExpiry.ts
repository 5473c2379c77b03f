import { create } from 'zustand';
import { createQuestion } from './question';

/** Asks the owner to sign in again when the session has expired. */
export const signInQuestion = createQuestion();

export const useSignIns = create<{ signIns: number }>()(() => ({ signIns: 0 }));

export function noteSignIn(): void {
  useSignIns.setState(({ signIns }) => ({ signIns: signIns + 1 }));
}
