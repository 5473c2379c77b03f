import { useLocation } from 'react-router';

export const CHANGE_PASSWORD = '/admin/change-password';
/** Asking for a link, and choosing by it: the link's token stands behind `#`. */
export const RESET_PASSWORD = '/admin/reset-password';
/** Where whoever lacks the second factor that the owner asks for sets one up. */
export const SECOND_FACTOR = '/admin/second-factor';

/** What the screens of signing in hand on: the page that was asked for before. */
type ReturnState = { returnTo: string };

/** The page to go on to after signing in; kept in the browser's history and never in an address. */
export function useReturnTo(): string {
  const state = useLocation().state as Partial<ReturnState> | null;
  return state?.returnTo ?? '/admin';
}

/** State for the way to a screen of signing in, from the page that was asked for. */
export function returnState(returnTo: string): ReturnState {
  return { returnTo };
}
