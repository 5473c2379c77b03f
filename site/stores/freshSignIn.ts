import { createQuestion } from './question';

/** Asks the owner to confirm who they are, for calls that need a fresh sign-in. */
export const confirmQuestion = createQuestion();
