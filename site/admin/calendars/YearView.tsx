import type { PlainDate } from '@shared/domain/date';
import type { SeasonColour } from '@shared/domain/prices/season';
import styled from 'styled-components';
import { dayOfWeek } from '../../components/calendarGrid';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { space } from '../../styles/theme';
import { currentFirstWeekday } from '../i18n/language';
import { TONES, type Tone } from './bars';
import type { BoardCell } from './boardContext';
import { dayOfMonth, daysOf, monthsOfYear, type Month } from './calendarMonth';
import { monthName, monthText } from './calendarText';
import { seasonTint } from './seasonTint';
import { toneFill } from './tones';
import { t } from '../i18n/t';

export function YearView({
  month,
  today,
  tones,
  cells,
  onOpen,
}: {
  month: Month;
  today: PlainDate;
  tones: ReadonlyMap<PlainDate, Tone>;
  cells: ReadonlyMap<PlainDate, BoardCell>;
  onOpen: (month: Month) => void;
}) {
  return (
    <Months>
      {monthsOfYear(month).map((each) => {
        const counts = countsText(daysOf(each), tones);
        return (
          <li key={each}>
            <Card type="button" onClick={() => onOpen(each)}>
              <Name aria-hidden>{monthName(each)}</Name>
              <VisuallyHidden>{`${monthText(each)}: ${counts}`}</VisuallyHidden>
              <Days aria-hidden>
                {daysOf(each).map((day, index) => (
                  <Night
                    key={day}
                    $tone={tones.get(day)}
                    $column={index === 0 ? dayOfWeek(day, currentFirstWeekday()) + 1 : null}
                    $season={cells.get(day)?.season ?? null}
                    $isToday={day === today}
                    $isOverride={Boolean(cells.get(day)?.override) && !tones.has(day)}
                  >
                    {dayOfMonth(day)}
                  </Night>
                ))}
              </Days>
              <Counts aria-hidden>{counts}</Counts>
            </Card>
          </li>
        );
      })}
    </Months>
  );
}

/** `12 nights confirmed · 3 pending`, or `All nights free`. */
function countsText(days: readonly PlainDate[], tones: ReadonlyMap<PlainDate, Tone>): string {
  const given = TONES.map((tone) => ({
    tone,
    nights: days.filter((day) => tones.get(day) === tone).length,
  })).filter(({ nights }) => nights > 0);
  if (given.length === 0) return t('All nights free');
  return given
    .map(({ tone, nights }, index) => t(COUNTS[tone][index === 0 ? 'first' : 'more'], { nights }))
    .join(' · ');
}

const COUNTS = {
  clash: {
    first: '{nights} {nights|night|nights} booked twice',
    more: '{nights} booked twice',
  },
  confirmed: {
    first: '{nights} {nights|night|nights} confirmed',
    more: '{nights} confirmed',
  },
  offer: {
    first: '{nights} {nights|night|nights} held for an offer',
    more: '{nights} held for an offer',
  },
  pending: { first: '{nights} {nights|night|nights} pending', more: '{nights} pending' },
  enquiry: { first: '{nights} {nights|night|nights} enquiry', more: '{nights} enquiry' },
  block: { first: '{nights} {nights|night|nights} blocked', more: '{nights} blocked' },
  gap: {
    first: '{nights} {nights|night|nights} gap that nobody can book',
    more: '{nights} gap that nobody can book',
  },
} as const satisfies Record<Tone, { first: string; more: string }>;

const Months = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(232px, 1fr));
  gap: ${space(4)};
  ${({ theme }) => theme.up.desktop} {
    grid-template-columns: repeat(4, 1fr);
  }
  li {
    display: grid;
    break-inside: avoid;
  }
  @media print {
    grid-template-columns: repeat(4, 1fr);
    gap: ${space(2)};
  }
`;

const Card = styled.button`
  display: flex;
  flex-direction: column;
  padding: ${space(4)};
  background: ${({ theme }) => theme.colors.surface};
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.card};
  text-align: left;
  cursor: pointer;
  transition: border-color ${({ theme }) => theme.motion.fast};
  &:hover {
    border-color: ${({ theme }) => theme.colors.ocean};
  }
`;

const Name = styled.span`
  margin-bottom: ${space(3)};
  font-family: ${({ theme }) => theme.fonts.display};
  font-size: 1.125rem;
  &::first-letter {
    text-transform: uppercase;
  }
`;

const Days = styled.span`
  display: grid;
  grid-template-columns: repeat(7, 1fr);
  gap: ${space(1)} 0;
  width: 100%;
  margin-bottom: ${space(3)};
`;

const Night = styled.span<{
  $tone: Tone | undefined;
  $column: number | null;
  $season: SeasonColour | null;
  $isToday: boolean;
  $isOverride: boolean;
}>`
  position: relative;
  ${({ $column }) => $column && `grid-column: ${$column};`}
  display: grid;
  place-items: center;
  min-height: 24px;
  border: 1px solid transparent;
  font-size: 0.75rem;
  font-variant-numeric: tabular-nums;
  ${({ $season }) => $season && seasonTint($season)}
  ${({ $tone }) => $tone && toneFill($tone)}
  && {
    border-left-width: 0;
    border-right-width: 0;
    ${({ $isToday, theme }) =>
      $isToday &&
      `font-weight: 700;
       text-decoration: underline 2px ${theme.colors.terracotta};
       text-underline-offset: 3px;`}
    ${({ $isOverride, theme }) =>
      $isOverride &&
      `color: ${theme.colors.bougainvillea};
       border-bottom: 2px solid ${theme.colors.bougainvillea};
       font-weight: 600;`}
  }
`;

const Counts = styled.span`
  margin-top: auto;
  padding-top: ${space(2)};
  border-top: 1px solid ${({ theme }) => theme.colors.stone};
  width: 100%;
  font-size: 0.8125rem;
  color: ${({ theme }) => theme.colors.slate};
`;
