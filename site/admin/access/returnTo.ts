import { useLocation } from 'react-router';

export const CHANGE_PASSWORD = '/admin/change-password';
/** Requests a password reset link, and is also the page that the link opens; the token follows `#`. */
export const RESET_PASSWORD = '/admin/reset-password';
/** Users who lack a required second factor set one up here. */
export const SECOND_FACTOR = '/admin/second-factor';

/** Navigation state of the sign-in screens. `returnTo` is the page that was requested first. */
type ReturnState = { returnTo: string };

/** Page to open after signing in. Kept in the history state, never in an address. */
export function useReturnTo(): string {
  const state = useLocation().state as Partial<ReturnState> | null;
  return state?.returnTo ?? '/admin';
}

export function returnState(returnTo: string): ReturnState {
  return { returnTo };
}
