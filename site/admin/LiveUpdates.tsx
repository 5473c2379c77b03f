import { useLiveEvents } from '../queries/liveEvents';
import { useHost } from './platform';

export function LiveUpdates() {
  useLiveEvents(useHost().fetch);
  return null;
}
