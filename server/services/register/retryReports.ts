import { addDays, startOfVillaDay } from '@shared/domain/date';
import { nextAttempt } from '@shared/domain/register/nextAttempt';
import { reportDue } from '@shared/domain/register/registerState';
import type { Deps } from '../../appDependencies';
import { AppError } from '../../errors';
import type { RegisterReport } from '../../models/RegisterReport';
import { readContext } from '../serviceContext';
import { loadRegister } from './registerGuests';
import { registerSettings } from './registerSettings';
import { reportStay } from './reports';

/** Sends stays again that the service has neither accepted nor refused, until the last day of the report. */
export async function retryReports(
  deps: Pick<Deps, 'db' | 'secrets' | 'now' | 'eventHub' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  const read = readContext(deps);
  const { models } = read;
  const { isOn, way } = await registerSettings.load(read);
  if (!isOn || way !== 'service') return;
  const open = await models.RegisterReport.findAll({
    attributes: ['bookingId'],
    where: { way: 'service', outcome: 'unknown' },
  });
  const ids = [...new Set(open.map(({ bookingId }) => bookingId))];
  for (const booking of await models.Booking.findAll({ where: { id: ids, status: 'confirmed' } })) {
    if (signal.aborted) return;
    const register = await loadRegister(booking, deps.secrets, read);
    const due = reportDue(register);
    const attempts = attemptsWithoutDecision(register.reports);
    const last = register.reports.at(-1);
    if (!due || !last || attempts === 0) continue;
    const end = startOfVillaDay(addDays(due.last, 1));
    const next = nextAttempt(attempts, last.createdAt, end);
    if (next === null || next > read.now) continue;
    const write = deps.db.write;
    try {
      await reportStay(booking, 'service', deps, (work) =>
        write((tx) => work({ ...readContext(deps), tx }), readContext(deps)),
      );
    } catch (error) {
      // The owner sees on Today that the stay is due, and why it cannot be sent.
      if (!(error instanceof AppError)) throw error;
      deps.log.warn({ code: error.code }, 'a stay could not be sent again');
    }
    deps.eventHub.wake();
  }
}

/** Number of the last attempts that all ended without a decision. */
function attemptsWithoutDecision(reports: readonly RegisterReport[]): number {
  const decided = reports.findLastIndex(
    ({ way, outcome }) => way !== 'service' || outcome !== 'unknown',
  );
  return reports.length - 1 - decided;
}
