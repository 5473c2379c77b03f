import { addDays, daysBetween, type PlainDate } from '@shared/domain/date';
import { nightRangeText, stayAndNightsText } from '../components/dateRangeText';
import { holdsNight, type Bar } from './bars';
import { sharedNights, shiftSpan, type Span } from './weekSegments';
import { t } from '../i18n/t';

/** What of a bar is held: all of it, its check-in or its check-out. */
export type Grip = 'move' | 'start' | 'end';

/** What can be given other days: a booking, or a block of the owner's own. */
export type MovableBar = Extract<Bar, { kind: 'booking' | 'block' }>;

/**
 * Whether a bar can be moved; what another site's calendar says is changed there, and an open offer stays
 * as the guest has read it.
 */
export function isMovable(bar: Bar): bar is MovableBar {
  if (bar.kind === 'booking') return bar.booking.offer?.status !== 'sent';
  return bar.kind === 'block' && !bar.block.isImported;
}

/** Where a booking or a block would lie if it were dropped now; nothing is saved yet. */
export type Proposal = Span & {
  bar: MovableBar;
  grip: Grip;
  /** The nights that others hold, in spans; the drop would be refused. */
  clashes: Span[];
  /** What holds them. */
  holders: Bar[];
  /** Requests for the same nights, which hold nothing yet. */
  alsoWanted: number;
};

/**
 * The dates of a bar that is held on one day and has been dragged to another. A stay keeps a night.
 * @param pressed the day on which it was taken hold of
 */
export function draggedSpan(
  { from, to }: Span,
  grip: Grip,
  pressed: PlainDate,
  day: PlainDate,
): Span {
  switch (grip) {
    case 'move':
      return shiftSpan({ from, to }, daysBetween(pressed, day));
    case 'start':
      return { from: day < to ? day : addDays(to, -1), to };
    case 'end':
      return { from, to: day > from ? day : addDays(from, 1) };
  }
}

/** What else is on the nights to which something is dragged. */
export function proposalOf(
  bar: MovableBar,
  grip: Grip,
  span: Span,
  bars: readonly Bar[],
): Proposal {
  const others = bars.filter(
    ({ key, kind, from, to }) =>
      key !== bar.key && kind !== 'gap' && sharedNights(span, { from, to }),
  );
  const holders = others.filter(({ tone }) => holdsNight(tone));
  return {
    bar,
    grip,
    from: span.from,
    to: span.to,
    holders,
    clashes: holders.flatMap((holder) => sharedNights(span, holder) ?? []),
    alsoWanted: others
      .filter(({ tone }) => !holdsNight(tone))
      .reduce((sum, other) => sum + (other.kind === 'more' ? other.count : 1), 0),
  };
}

/** A proposal in words: whose stay, when, and what is in its way. */
export function proposalText({ bar, from, to, holders, alsoWanted }: Proposal): {
  stay: string;
  verdict: string;
} {
  const stay =
    bar.kind === 'booking'
      ? `${bar.booking.guestName}: ${stayAndNightsText({ checkinDate: from, checkoutDate: to })}`
      : t('Block: {from}', { from: nightRangeText(from, to) });
  if (holders.length > 0) {
    return {
      stay,
      verdict: t('Clashes with {join}', { join: holders.map(holderName).join(', ') }),
    };
  }
  if (alsoWanted === 0) return { stay, verdict: t('These nights are free') };
  return {
    stay,
    verdict: t(
      'No clash; {alsoWanted} other {alsoWanted|request wants|requests want} these nights too',
      { alsoWanted },
    ),
  };
}

function holderName(bar: Bar): string {
  if (bar.kind === 'booking') return bar.booking.guestName;
  if (bar.kind !== 'block' || !bar.block.note) return t('a block');
  return bar.block.isImported ? bar.block.note : t('the block “{note}”', { note: bar.block.note });
}
