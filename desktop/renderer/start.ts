import { bridge, followState } from './bridge';
import { takeOver } from './firstAnswers';

/** When the state of the app around the window is known, where the page shows any of it. */
export const stateKnown = begin();

async function begin(): Promise<void> {
  // A sheet is of one booking, and of nothing else.
  if (location.pathname === '/sheet' || !('villaDesktop' in window)) return;
  takeOver(location.pathname, bridge.getFirst);
  await followState();
}
