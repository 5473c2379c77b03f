/** Of the sentence that tells how a bar is moved by keyboard; each bar that can be names it. */
export const MOVE_HINT_ID = 'calendar-move-hint';
