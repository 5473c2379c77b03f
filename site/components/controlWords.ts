import { createContext, useContext } from 'react';

/** What controls say by themselves. */
export type ControlWords = { optional: string; tryAgain: string; dismiss: string };

/** In English, where a screen provides none; pages in other languages name their own at each control. */
export const ControlWordsContext = createContext<ControlWords>({
  optional: 'optional',
  tryAgain: 'Try again',
  dismiss: 'Dismiss',
});

export function useControlWords(): ControlWords {
  return useContext(ControlWordsContext);
}
