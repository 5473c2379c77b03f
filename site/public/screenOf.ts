import { matchPath } from 'react-router';

export type PublicScreen = 'home' | 'booking' | 'notFound';

/** Which screen a path shows; the routes of `PublicApp`, for what is decided outside of React. */
export function screenOf(path: string): PublicScreen {
  if (matchPath('/', path)) return 'home';
  if (matchPath('/booking', path)) return 'booking';
  return 'notFound';
}
