/** Months after which enquiries and messages that came to nothing are erased, unless the owner says otherwise. */
export const DEFAULT_RETENTION_MONTHS = 12;

/** Years for which tax law has names, dates and amounts of stays kept. */
export const TAX_RECORD_YEARS = 10;
