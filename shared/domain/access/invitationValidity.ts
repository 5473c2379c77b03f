/** How long an invitation's link works. */
export const INVITATION_HOURS = 72;
