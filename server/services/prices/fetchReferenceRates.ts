import { RATES_PROBLEMS, type RatesProblem } from '@shared/contract/prices/referenceRates';
import type { Deps } from '../../appDependencies';
import { FeedError } from '../../integrations/calendarImport/feedError';
import { fetchText } from '../../integrations/fetchText';
import {
  ECB_DAILY_RATES,
  MAX_RATES_BYTES,
  parseReferenceRates,
  EcbRatesError,
} from '../../integrations/parseEcbRates';
import { readContext, type WriteContext } from '../serviceContext';
import {
  applyReferenceRates,
  areReferenceRatesDue,
  claimReferenceRates,
  noteReferenceRatesProblem,
} from './referenceRates';

/** Several servers may run this at once: a short write claims the read before any connection is opened. */
export async function fetchReferenceRates(
  deps: Pick<Deps, 'db' | 'env' | 'log' | 'now' | 'eventHub'>,
  signal: AbortSignal,
): Promise<void> {
  const { db, env, log, eventHub } = deps;
  const write = <T>(work: (context: WriteContext) => Promise<T>): Promise<T> =>
    db.write((tx) => work({ ...readContext(deps), tx }), readContext(deps));

  if (!(await areReferenceRatesDue(readContext(deps))) || !(await write(claimReferenceRates))) {
    return;
  }
  try {
    const xml = await fetchText(env.referenceRatesUrl ?? ECB_DAILY_RATES, {
      signal,
      accept: 'application/xml, text/xml',
      maxBytes: MAX_RATES_BYTES,
      // An operator's own address may be in their private network.
      mayBePrivate: env.referenceRatesUrl !== null,
    });
    const rates = parseReferenceRates(xml, readContext(deps).today);
    await write((context) => applyReferenceRates(rates, context));
  } catch (error) {
    if (signal.aborted) return;
    const problem = problemOf(error);
    if (!problem) throw error;
    log.warn({ problem }, 'reference rates not read');
    await write((context) => noteReferenceRatesProblem(problem, context));
  }
  eventHub.wake();
}

/** What to show the owner; `null` for an internal error. */
function problemOf(error: unknown): RatesProblem | null {
  if (error instanceof EcbRatesError) return 'wrong';
  if (!(error instanceof FeedError)) return null;
  return RATES_PROBLEMS.find((problem) => problem === error.problem) ?? null;
}
