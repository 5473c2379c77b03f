import type { AvailabilityDay } from '@shared/contract/calendars/availability';
import type { VillaSettings } from '@shared/contract/prices/settings';
import { addDays, formatDay, parts, startOfMonth, type PlainDate } from '@shared/domain/date';
import { arrivalIssue, latestCheckin } from '@shared/domain/bookings/stayRules';
import type { Cents } from '@shared/domain/prices/money';
import { LANGUAGES } from '@shared/i18n/languages';
import { PUBLIC_FALLBACKS } from '@shared/domain/publicDefaults';
import { memo, Suspense } from 'react';
import styled, { css } from 'styled-components';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { useCurrency } from '../../stores/currency';
import { space } from '../../styles/theme';
import { usePage } from '../PageContext';
import { DayButton, type DayLook } from './DayButton';
import { weeksOf } from './calendarDays';
import { cellFigure, currencySides, wholeUnits } from './cellPrice';
import { nightCents, stayTotalCents, type TotalRules } from './hoverPrice';
import { offerReason } from './offerReason';
import { offerOfDay, type DayOffer, type Selection } from './staySelection';

type MonthGridProps = {
  month: PlainDate;
  days: ReadonlyMap<PlainDate, AvailabilityDay>;
  settings: VillaSettings | undefined;
  totals: TotalRules | null;
  selection: Selection;
  /** The selection that the next pick continues. Must keep its identity while nothing changes. */
  choosing: Selection;
  /** The day under the pointer when it can be a check-out; previews the range. */
  hoverDay: PlainDate | null;
  tabStop: PlainDate;
};

/**
 * One month: 42 cells, in weeks of the page's language. Days of other months are blank, past weeks folded away. Each
 * month hydrates on its own, after the controls above it or when touched, and renders again only when something in it
 * changes.
 */
export const MonthGrid = memo(function MonthGrid(props: MonthGridProps) {
  return (
    <Suspense fallback={null}>
      <Grid {...props} />
    </Suspense>
  );
});

function Grid(props: MonthGridProps) {
  const { month, days, selection, choosing } = props;
  const page = usePage();
  const { t, locale, today } = page;
  const rules = props.settings ?? PUBLIC_FALLBACKS;
  const lastArrival = latestCheckin(today, props.settings?.monthsAhead);
  const currency = useCurrency((state) => state.currency);
  const weeks = weeksOf(month, LANGUAGES[page.language].firstWeekday);
  const { before, after } = currencySides(currency, locale);
  const name = formatDay(month, locale, { month: 'long', year: 'numeric' });

  const cell = (day: PlainDate) => {
    const isInMonth = startOfMonth(day) === startOfMonth(month);
    const known = days.get(day);
    const offer = offerOfDay(day, choosing, days, rules, today);
    const canPick = offer.role === 'checkin' || offer.role === 'checkout';
    const band = bandOf(day, selection, props.hoverDay);
    // Each night of a chosen stay has its price.
    const isPriced = canPick || isWithin(day, selection);
    const cents = isPriced && offer.role !== 'none' ? centsOf(day, offer, known) : null;
    const look: DayLook = {
      isTaken:
        known !== undefined &&
        (band === null ? offer.role === 'none' : band !== 'end' && !known.available),
      isRefused: offer.role === 'refused',
      turnover: turnoverOf(day, days),
      band,
    };
    return (
      <td key={day} aria-selected={isInMonth && look.band !== null}>
        {isInMonth && (
          <DayButton
            day={day}
            look={look}
            canPick={canPick}
            isTabStop={day === props.tabStop}
            price={cents === null ? null : cellFigure(cents, currency, locale)}
            label={[
              // Speech control presses the day by its visible text, so that comes first.
              ...(cents === null ? [] : [`${parts(day).day} ${spokenPrice(offer, cents)}`]),
              formatDay(day, locale, SPOKEN_DAY),
              ...stateOf(day, known, offer),
            ].join(', ')}
          />
        )}
      </td>
    );
  };

  return (
    <Table role="grid" aria-label={name} $before={before} $after={after}>
      <caption>{name}</caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col">
              <span aria-hidden>
                {formatDay(day, locale, { weekday: 'short' }).slice(0, WEEKDAY_LETTERS)}
              </span>
              <VisuallyHidden>{formatDay(day, locale, { weekday: 'long' })}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]} data-past={week.every((day) => day < today) || undefined}>
            {week.map(cell)}
          </tr>
        ))}
      </tbody>
    </Table>
  );

  function spokenPrice({ role }: DayOffer, cents: Cents): string {
    const price = page.money(wholeUnits(cents), currency);
    return role === 'checkout' ? t('calendar.total', { amount: price }) : price;
  }

  /** A check-in shows the price of its night, a check-out that of the whole stay. */
  function centsOf(day: PlainDate, offer: DayOffer, known: AvailabilityDay | undefined) {
    const { settings, totals } = props;
    if (!settings || !known) return null;
    return offer.role === 'checkout'
      ? totals && stayTotalCents({ ...choosing, checkoutDate: day }, days, totals)
      : nightCents(known, settings, currency);
  }

  function stateOf(day: PlainDate, known: AvailabilityDay | undefined, offer: DayOffer): string[] {
    const states: string[] = [];
    const isInStay = isWithin(day, selection);
    if (day === selection.checkinDate) states.push(t('calendar.chosenCheckin'));
    else if (day === selection.checkoutDate) states.push(t('calendar.chosenCheckout'));
    else if (isInStay) states.push(t('calendar.inStay'));
    // Inside a rejected range it matters more that the night is booked.
    if (offer.role === 'checkout' && known && !isInStay && isCheckoutOnly(known, lastArrival)) {
      states.push(t('calendar.checkoutOnly'));
    } else if (known?.reason) states.push(t(`calendar.reason.${known.reason}`));
    else if (offer.role === 'refused') {
      if (states.length === 0) states.push(offerReason(offer.issue, page));
    } else if (known?.available) states.push(t('calendar.free'));
    return states;
  }
}

function isCheckoutOnly(day: AvailabilityDay, lastArrival: PlainDate): boolean {
  return !day.available || day.date > lastArrival || arrivalIssue(day.date, day) !== null;
}

/** The part of a day that belongs to another guest: the morning they leave, the evening they arrive, or all. */
function turnoverOf(
  day: PlainDate,
  days: ReadonlyMap<PlainDate, AvailabilityDay>,
): DayLook['turnover'] {
  const isHeld = (date: PlainDate) => {
    const reason = days.get(date)?.reason;
    return reason === 'booked' || reason === 'blocked';
  };
  const previous = days.get(addDays(day, -1));
  if (isHeld(day)) return previous && !isHeld(previous.date) ? 'evening' : 'both';
  return days.get(day)?.available && isHeld(addDays(day, -1)) ? 'morning' : null;
}

function bandOf(
  day: PlainDate,
  { checkinDate, checkoutDate }: Selection,
  hoverDay: PlainDate | null,
): 'start' | 'middle' | 'end' | null {
  if (!checkinDate) return null;
  if (day === checkinDate) return 'start';
  const end = checkoutDate ?? hoverDay;
  if (!end) return null;
  if (day === end) return 'end';
  return day > checkinDate && day < end ? 'middle' : null;
}

function isWithin(day: PlainDate, { checkinDate, checkoutDate }: Selection): boolean {
  return checkinDate !== null && checkoutDate !== null && day > checkinDate && day < checkoutDate;
}

/** Longest weekday name above a column; some languages have no shorter form. */
const WEEKDAY_LETTERS = 3;
const SPOKEN_DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

const bands = css`
  [data-turnover='morning'] {
    background: linear-gradient(
      to top left,
      transparent 50%,
      ${({ theme }) => theme.colors.stone} 50%
    );
  }
  [data-turnover='evening'] {
    background: linear-gradient(
      to top left,
      ${({ theme }) => theme.colors.stone} 50%,
      transparent 50%
    );
  }
  [data-turnover='both'] {
    background: ${({ theme }) => theme.colors.stone};
  }
  [data-band] {
    background: ${({ theme }) => theme.colors.terracotta};
    color: #fff;
  }
  [data-band='start'] {
    border-radius: ${({ theme }) => theme.radii.control} 0 0 ${({ theme }) => theme.radii.control};
  }
  [data-band='end'] {
    border-radius: 0 ${({ theme }) => theme.radii.control} ${({ theme }) => theme.radii.control} 0;
  }
  [data-band='middle'] {
    background: ${({ theme }) => theme.colors.sand};
    color: inherit;
  }
  [data-band][data-taken] {
    background: ${({ theme }) => theme.colors.stone};
    color: ${({ theme }) => theme.colors.ink};
  }
`;

/**
 * Forced colours remove all backgrounds, so a changeover is a bar on the other guest's side, as in the legend.
 */
const forcedColours = css`
  @media (forced-colors: active) {
    button {
      background: Canvas;
      color: CanvasText;
      &:hover:not([aria-disabled='true']) {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
    }
    [data-taken],
    [data-refused]:not([data-band]) {
      color: GrayText;
    }
    [data-turnover='morning'] {
      border-left: 4px solid GrayText;
    }
    [data-turnover='evening'] {
      border-right: 4px solid GrayText;
    }
    [data-band] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    [data-band][data-taken] {
      background: Canvas;
      border: 2px solid Highlight;
      color: GrayText;
    }
  }
`;

const Table = styled.table<{ $before: string; $after: string }>`
  width: 100%;
  break-inside: avoid;
  table-layout: fixed;
  border-collapse: collapse;
  caption {
    /* Beside the buttons for the neighbouring months. */
    padding: ${space(2)} 48px ${space(4)};
    font-family: ${({ theme }) => theme.fonts.display};
    font-size: ${({ theme }) => theme.type.h4};
    line-height: max(32px, 1.2em);
  }
  th {
    padding: ${space(2)} 0;
    background: ${({ theme }) => theme.colors.sand};
    font-size: min(0.8125rem, var(--day) * 0.36);
    font-weight: 500;
    color: ${({ theme }) => theme.colors.slate};
  }
  td {
    height: 54px;
    padding: 1px 0;
  }
  [data-past] {
    display: none;
  }
  button {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    width: 100%;
    min-height: 52px;
    padding: 0;
    background: transparent;
    border: 0;
    font-variant-numeric: tabular-nums;
    line-height: 1.25;
    cursor: pointer;
    &:focus-visible {
      position: relative;
      z-index: 1;
      outline-offset: -2px;
    }
    &:hover:not([aria-disabled='true']) {
      box-shadow: inset 0 0 0 2px ${({ theme }) => theme.colors.terracotta};
    }
    &[aria-disabled='true'] {
      cursor: default;
    }
  }
  b {
    font-size: min(1.0625rem, var(--day) * 0.5);
    font-weight: 500;
  }
  small {
    font-size: min(0.75rem, var(--day) * 0.31);
  }
  /* In narrow days the currency stands below the calendar only. */
  @media (min-width: 1280px) {
    [data-price]::before {
      content: '${({ $before }) => $before}';
    }
    [data-price]::after {
      content: '${({ $after }) => $after}';
    }
  }
  [data-taken],
  [data-refused]:not([data-band]) {
    color: color-mix(
      in srgb,
      ${({ theme }) => theme.colors.slate} 62%,
      ${({ theme }) => theme.colors.ground}
    );
  }
  [data-taken] b {
    text-decoration: line-through;
  }
  ${bands}
  ${forcedColours}
`;
