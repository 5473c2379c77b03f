/** How long the owner can undo an action. */
export const MS_TO_UNDO = 10_000;
