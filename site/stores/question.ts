import { create } from 'zustand';

/**
 * A question to the owner that calls wait for: it is asked once, whoever asks meanwhile waits for the
 * same answer.
 */
export type Question = {
  /** Whether it is being asked. */
  useIsAsking: () => boolean;
  /** @returns whether it was answered, and not put aside */
  ask: () => Promise<boolean>;
  /** Closes the question and lets everyone who waits for it go on. */
  answer: (isAnswered: boolean) => void;
};

/** Makes a question; what is asked is its dialog's matter. */
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
