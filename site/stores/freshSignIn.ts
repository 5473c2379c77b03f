import { createQuestion } from './question';

export const confirmQuestion = createQuestion();
