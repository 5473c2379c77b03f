import { bridge, followState } from './bridge';
import { receiveInitialResponses } from './initialResponses';

/** Resolves when the app's state is known, on pages that show it. */
export const stateKnown = begin();

async function begin(): Promise<void> {
  // A sheet only shows one booking.
  if (location.pathname === '/sheet' || !('villaDesktop' in window)) return;
  receiveInitialResponses(location.pathname, bridge.getInitialResponse);
  await followState();
}
