import { create } from 'zustand';
import { createQuestion } from './question';

export const signInQuestion = createQuestion();

export const useSignIns = create<{ signIns: number }>()(() => ({ signIns: 0 }));

export function noteSignIn(): void {
  useSignIns.setState(({ signIns }) => ({ signIns: signIns + 1 }));
}
