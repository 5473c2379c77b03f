import type { PlainDate } from '@shared/domain/date';
import type { Cents, Currency } from '@shared/domain/prices/money';

export type Guest = { guestName: string; guestEmail: string; reference: string };

export type ReportCell =
  | string
  | number
  | null
  | { cents: Cents; currency: Currency }
  | { day: PlainDate }
  | { guest: Guest }
  /** A number that the PDF file shows as a text. */
  | { count: number; shown: string };

/** A column of a report. Without a width it is only in the CSV file. */
export type ReportColumn = {
  heading: string;
  pdf?: {
    heading?: string;
    /** In points; 0 takes the rest of the page. */
    width: number;
  };
  isSummed?: true;
  /** As are summed columns. */
  isNumber?: true;
};

/** The table of a report. */
export type ReportTable = {
  title: string;
  /** Explains the rows, in the PDF file. */
  intro: string;
  empty: string;
  notes: string[];
  columns: ReportColumn[];
  rows: ReportCell[][];
};
