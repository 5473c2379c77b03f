import { DEFAULT_OPEN_DAYS } from '@shared/domain/stay/stayPeriod';
import type { ReadContext } from '../serviceContext';

/** Days after check-out on which a guest's page closes. */
export async function loadOpenDays(_context: Pick<ReadContext, 'models' | 'tx'>): Promise<number> {
  return DEFAULT_OPEN_DAYS;
}
