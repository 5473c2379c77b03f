import { create } from 'zustand';

/** A question to the owner that calls wait for. Concurrent callers share one question and its answer. */
export type Question = {
  useIsAsking: () => boolean;
  /** @returns false if it was dismissed */
  ask: () => Promise<boolean>;
  answer: (isAnswered: boolean) => void;
};

export function createQuestion(): Question {
  const useAsking = create<{ isAsking: boolean }>()(() => ({ isAsking: false }));
  let waiting: ((isAnswered: boolean) => void)[] = [];
  return {
    useIsAsking: () => useAsking((state) => state.isAsking),
    ask: () => {
      useAsking.setState({ isAsking: true });
      return new Promise((resolve) => {
        waiting.push(resolve);
      });
    },
    answer: (isAnswered) => {
      const waited = waiting;
      waiting = [];
      useAsking.setState({ isAsking: false });
      for (const goOn of waited) goOn(isAnswered);
    },
  };
}
