import { createQuestion } from './question';

/** Asks the owner to re-authenticate, for calls that need a fresh sign-in. */
export const confirmQuestion = createQuestion();
