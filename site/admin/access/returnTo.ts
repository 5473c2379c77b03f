import { useLocation } from 'react-router';

export const CHANGE_PASSWORD = '/admin/change-password';
/** Requests a link and is its target; the token follows `#`. */
export const RESET_PASSWORD = '/admin/reset-password';
/** Where users without a required second factor set one up. */
export const SECOND_FACTOR = '/admin/second-factor';

/** Passed between the sign-in screens: the page requested first. */
type ReturnState = { returnTo: string };

/** Page to open after signing in. Kept in the history state, never in an address. */
export function useReturnTo(): string {
  const state = useLocation().state as Partial<ReturnState> | null;
  return state?.returnTo ?? '/admin';
}

export function returnState(returnTo: string): ReturnState {
  return { returnTo };
}
