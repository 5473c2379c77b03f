import { addDays, daysBetween, type PlainDate } from '@shared/domain/date';
import { nightRangeText, stayAndNightsText } from '../components/dateRangeText';
import { holdsNight, type Bar } from './bars';
import { sharedNights, shiftSpan, type Span } from './weekSegments';
import { t } from '../i18n/t';

export type Grip = 'move' | 'start' | 'end';

export type MovableBar = Extract<Bar, { kind: 'booking' | 'block' }>;

/** Imported blocks are changed at their source, and an open offer stays as the guest has read it. */
export function isMovable(bar: Bar): bar is MovableBar {
  if (bar.kind === 'booking') return bar.booking.offer?.status !== 'sent';
  return bar.kind === 'block' && !bar.block.isImported;
}

export type Proposal = Span & {
  bar: MovableBar;
  grip: Grip;
  clashes: Span[];
  holders: Bar[];
  alsoWanted: number;
};

/**
 * A stay keeps at least one night.
 * @param pressed the day on which the drag began
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
  if (bar.kind === 'clash') return bar.clash.feedName;
  if (bar.kind !== 'block' || !bar.block.note) return t('a block');
  return bar.block.isImported ? bar.block.note : t('the block “{note}”', { note: bar.block.note });
}
