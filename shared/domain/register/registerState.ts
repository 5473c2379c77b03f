import type { PlainDate } from '../date';
import { missingFields, type RegisterGuest } from './registerGuest';
import { reportDays } from './workingDays';

export const REPORT_OUTCOMES = ['made', 'sent', 'accepted', 'refused', 'unknown'] as const;
/**
 * `made`: a file to upload, which reports nothing yet. `sent`: by the owner, in the portal or as a file, which nobody
 * answers. `unknown`: the service did not say whether it took the file.
 */
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** In the authority's portal, as a file that is uploaded there, or by its web service. */
export const REPORT_WAYS = ['hand', 'file', 'service'] as const;
export type ReportWay = (typeof REPORT_WAYS)[number];

/** An attempt to report a stay. */
export type Report = {
  outcome: ReportOutcome;
  /** The stay's days that were reported. */
  checkinDate: PlainDate;
  checkoutDate: PlainDate;
  /** Version of the guests that was reported; see {@link RegisterOfStay}. */
  version: string;
};

export type RegisterOfStay = {
  guests: readonly RegisterGuest[];
  /** Guests and infants of the booking. */
  persons: number;
  checkinDate: PlainDate;
  checkoutDate: PlainDate;
  /** Changes with what would be reported of the guests. */
  version: string;
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
  | Exclude<ReportOutcome, 'made'>;

export function registerState(stay: RegisterOfStay): RegisterState {
  const last = stay.reports.findLast(({ outcome }) => outcome !== 'made');
  if (last && last.outcome !== 'made') {
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
