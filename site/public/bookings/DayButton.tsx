import { parts, type PlainDate } from '@shared/domain/date';

export type DayLook = {
  isTaken: boolean;
  /** Free, but a rule forbids it for the next pick. */
  isRefused: boolean;
  turnover: 'morning' | 'evening' | 'both' | null;
  band: 'start' | 'middle' | 'end' | null;
};

/**
 * One day with its number and price. Unavailable days stay focusable so that their reason can be read, and a
 * refused day explains itself when pressed. A page has 62 of them and must hydrate quickly, so they are plain
 * elements: the month styles them and the calendar handles their events.
 */
export function DayButton({
  day,
  look,
  canPick,
  isTabStop,
  price,
  label,
}: {
  day: PlainDate;
  look: DayLook;
  canPick: boolean;
  isTabStop: boolean;
  /** In whole units, without the currency. */
  price: string | null;
  /** Begins with the visible text, so that speech control can press the day. */
  label: string;
}) {
  return (
    <button
      type="button"
      data-day={day}
      data-taken={look.isTaken || undefined}
      data-refused={look.isRefused || undefined}
      data-turnover={look.turnover ?? undefined}
      data-band={look.band ?? undefined}
      tabIndex={isTabStop ? 0 : -1}
      aria-disabled={!canPick}
      aria-label={label}
    >
      {/* The space separates the two in the accessible name. */}
      <b>{parts(day).day}</b>{' '}
      <small data-price={price === null ? undefined : true}>
        {price ?? (look.isRefused && look.band === null ? '–' : '\u00a0')}
      </small>
    </button>
  );
}
