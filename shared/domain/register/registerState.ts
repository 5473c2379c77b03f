import type { PlainDate } from '../date';
import { missingFields, type RegisterGuest } from './registerGuest';
import { reportDays } from './workingDays';

export const REPORT_OUTCOMES = ['sent', 'accepted', 'refused', 'unknown'] as const;
/**
 * `sent`: by the owner, in the portal or as a file, which nobody answers. `unknown`: the service did not say whether it
 * took the file.
 */
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** An attempt to report a stay. */
export type Report = {
  outcome: ReportOutcome;
  /** The stay's days that were reported. */
  checkinDate: PlainDate;
  checkoutDate: PlainDate;
  /** Version of the guests that was reported; see {@link RegisterOfStay}. */
  version: number;
};

export type RegisterOfStay = {
  guests: readonly RegisterGuest[];
  /** Guests and infants of the booking. */
  persons: number;
  checkinDate: PlainDate;
  checkoutDate: PlainDate;
  /** Number of changes to the guests so far. */
  version: number;
  /** Oldest first. */
  reports: readonly Report[];
};

/**
 * `nobody`, `some`, `complete`: who is filled in. `not_needed`: everybody is Portuguese. `due_again`: the dates or a
 * guest have changed since the report.
 */
export type RegisterState =
  | 'nobody'
  | 'some'
  | 'complete'
  | 'not_needed'
  | 'due_again'
  | ReportOutcome;

export function registerState(stay: RegisterOfStay): RegisterState {
  const last = stay.reports.at(-1);
  if (last) {
    if (last.outcome === 'refused' || last.outcome === 'unknown') return last.outcome;
    return isCurrent(last, stay) ? last.outcome : 'due_again';
  }
  const { guests, checkinDate, persons } = stay;
  const answered = guests.filter(({ isPortuguese }) => isPortuguese !== null);
  if (answered.length === 0) return 'nobody';
  const ready = guests.filter((guest) => missingFields(guest, checkinDate).length === 0).length;
  if (ready < persons || ready < guests.length) return 'some';
  return guests.every(({ isPortuguese }) => isPortuguese === true) ? 'not_needed' : 'complete';
}

/**
 * When the stay is to be reported. A report that only lacks a new departure is due after the departure.
 * @returns `null` when nothing is to be reported
 */
export function reportDue(
  stay: RegisterOfStay,
): { from: PlainDate; by: PlainDate; last: PlainDate } | null {
  const state = registerState(stay);
  if (['sent', 'accepted', 'not_needed'].includes(state)) return null;
  const { checkinDate, checkoutDate, reports, version } = stay;
  const isDepartureOnly = reports.some(
    (report) =>
      (report.outcome === 'accepted' || report.outcome === 'sent') &&
      report.checkinDate === checkinDate &&
      report.version === version,
  );
  if (!isDepartureOnly) return reportDays(checkinDate);
  return { ...reportDays(checkoutDate), from: checkinDate };
}

function isCurrent(report: Report, stay: RegisterOfStay): boolean {
  return (
    report.checkinDate === stay.checkinDate &&
    report.checkoutDate === stay.checkoutDate &&
    report.version === stay.version
  );
}
