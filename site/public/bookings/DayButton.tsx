import { parts, type PlainDate } from '@shared/domain/date';

/** How a day looks; its words are in the label. */
export type DayLook = {
  isTaken: boolean;
  /** Free, and barred by a rule for the next pick. */
  isRefused: boolean;
  turnover: 'morning' | 'evening' | 'both' | null;
  band: 'start' | 'middle' | 'end' | null;
};

/**
 * One day: its number, the price beneath. A day that cannot be picked still takes the focus,
 * so that its reason can be read; one that a rule bars says it at length when it is pressed. There are 62 of them on a page that has to come to life
 * quickly: they are plain elements, drawn by the month's styles and heard by the calendar.
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
  price: string | null;
  /** Begins with what is on show, so that it can be spoken to press the day. */
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
      title={look.isTaken || look.isRefused ? label : undefined}
    >
      {/* The blank keeps the two apart for who hears them, or says what is read to press it. */}
      <b>{parts(day).day}</b>{' '}
      <small>{price ?? (look.isRefused && look.band === null ? '–' : '\u00a0')}</small>
    </button>
  );
}
