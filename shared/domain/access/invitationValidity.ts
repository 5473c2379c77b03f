export const INVITATION_HOURS = 72;
