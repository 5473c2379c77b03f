import { create } from 'zustand';

type SessionExpiryState = {
  /** The owner is asked to sign in again. */
  isAsking: boolean;
  /** How often somebody has signed in since the page was loaded. */
  signIns: number;
};

/** What becomes of a session that ends while the owner is at work. */
export const useSessionExpiry = create<SessionExpiryState>()(() => ({
  isAsking: false,
  signIns: 0,
}));

let waiting: ((isSignedIn: boolean) => void)[] = [];

/**
 * Has the owner asked to sign in again; who asks meanwhile waits for the same answer.
 * @returns whether somebody is signed in again
 */
export function askToSignIn(): Promise<boolean> {
  useSessionExpiry.setState({ isAsking: true });
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
}

/** Closes the question and lets everyone who waits for it go on. */
export function answerSignIn(isSignedIn: boolean): void {
  const waited = waiting;
  waiting = [];
  useSessionExpiry.setState({ isAsking: false });
  for (const goOn of waited) goOn(isSignedIn);
}

/** Notes that somebody has signed in. */
export function noteSignIn(): void {
  useSessionExpiry.setState(({ signIns }) => ({ signIns: signIns + 1 }));
}
