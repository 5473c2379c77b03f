import type { PlainDate } from '@shared/domain/date';
import { useEffect, useState } from 'react';
import { forgetSeenStay, keepSeenStay, readSeenStay, type SeenStay } from '../../stores/seenStay';

/**
 * The stay that was looked at on an earlier visit, until one is chosen.
 * @param current the chosen stay once its price is known; kept on the device
 * @param isEmpty nothing is chosen yet
 * @param today the villa's day
 */
export function useSeenStay(current: SeenStay | null, isEmpty: boolean, today: PlainDate) {
  const [seen, setSeen] = useState<SeenStay | null>(null);
  if (seen && !isEmpty) setSeen(null);
  // Read after hydration, because the server's page cannot know it.
  useEffect(() => {
    if (isEmpty) setSeen(readSeenStay(today));
    // Only what an earlier visit left.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const text = current && JSON.stringify(current);
  useEffect(() => {
    if (text) keepSeenStay(JSON.parse(text) as SeenStay);
  }, [text]);
  return {
    seen,
    forgetSeen: () => {
      forgetSeenStay();
      setSeen(null);
    },
  };
}
