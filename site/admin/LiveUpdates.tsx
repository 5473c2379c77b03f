import { useLiveEvents } from '../queries/liveEvents';
import { useHost } from './platform';

/** Keeps every screen behind it up to date with what others change. */
export function LiveUpdates() {
  useLiveEvents(useHost().fetch);
  return null;
}
