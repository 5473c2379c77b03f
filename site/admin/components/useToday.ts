import { villaDay, type PlainDate } from '@shared/domain/date';
import { useState } from 'react';

/** The villa's day when the calendar was opened. */
export function useToday(): PlainDate {
  const [today] = useState(() => villaDay(new Date()));
  return today;
}
