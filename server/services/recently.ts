import { Op } from 'sequelize';
import { CLOCK_SKEW_MS } from './access/sessionLifetime';

/**
 * Stored times of the last while before a moment, for the database. One further ahead than several servers' clocks
 * differ was written by a clock that has been put back since: it would count until that moment comes again.
 */
export function recently(windowMs: number, at: Date) {
  return {
    [Op.gt]: new Date(at.getTime() - windowMs),
    [Op.lte]: new Date(at.getTime() + CLOCK_SKEW_MS),
  };
}
