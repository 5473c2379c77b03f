import { createContext, useContext } from 'react';

/** What controls say by themselves. */
export type ControlWords = {
  optional: string;
  tryAgain: string;
  dismiss: string;
  /** A sentence of the contract in the screen's language: what is wrong with a field. */
  sentence: (english: string) => string;
};

/** In English, where a screen provides none; pages in other languages name their own at each control. */
export const ControlWordsContext = createContext<ControlWords>({
  optional: 'optional',
  tryAgain: 'Try again',
  dismiss: 'Dismiss',
  sentence: (english) => english,
});

export function useControlWords(): ControlWords {
  return useContext(ControlWordsContext);
}
