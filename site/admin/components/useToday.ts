import { villaDay, type PlainDate } from '@shared/domain/date';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/**
 * The villa's current day, updated within a minute and when the window becomes visible, because timers of a sleeping
 * computer are late.
 */
export function useToday(): PlainDate {
  const [today, setToday] = useState(() => villaDay(new Date()));
  useEffect(() => {
    const look = () => setToday(villaDay(new Date()));
    const timer = setInterval(look, MINUTE_MS);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, []);
  return today;
}
