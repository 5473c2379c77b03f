import { Op } from 'sequelize';
import { CLOCK_SKEW_MS } from './access/sessionLifetime';

/**
 * Condition for times within a period before `at`. Excludes times further ahead than servers' clocks differ: they come
 * from a clock that has been put back since, and would match until that time.
 */
export function withinLast(windowMs: number, at: Date) {
  return {
    [Op.gt]: new Date(at.getTime() - windowMs),
    [Op.lte]: new Date(at.getTime() + CLOCK_SKEW_MS),
  };
}
