import { addDays, type PlainDate } from '@shared/domain/date';
import type { SeasonColour } from '@shared/domain/prices/season';
import styled from 'styled-components';
import { gridDays } from '../../components/calendarGrid';
import { space } from '../../styles/theme';
import type { Tone } from './bars';
import type { BoardCell } from './boardContext';
import { currentFirstWeekday } from '../i18n/language';
import { dayOfMonth, firstDayOf, monthOf, type Month } from './calendarMonth';
import { shortWeekdays } from './calendarText';
import { seasonTint } from './seasonTint';
import { toneFill } from './tones';

/** The month on a phone. Touching a day chooses its night. */
export function CompactMonth({
  month,
  today,
  asked,
  tones,
  cells,
  onPick,
}: {
  month: Month;
  today: PlainDate;
  asked: PlainDate | null;
  tones: ReadonlyMap<PlainDate, Tone>;
  cells: ReadonlyMap<PlainDate, BoardCell>;
  onPick: (from: PlainDate, to: PlainDate) => void;
}) {
  return (
    <Frame>
      <Week aria-hidden>
        {shortWeekdays().map((day) => (
          <span key={day}>{day}</span>
        ))}
      </Week>
      <Days>
        {gridDays(firstDayOf(month), currentFirstWeekday()).map((day) => (
          <li key={day}>
            <Day
              type="button"
              $isOff={monthOf(day) !== month}
              $season={cells.get(day)?.season ?? null}
              $isToday={day === today}
              data-date={day}
              data-asked={day === asked || undefined}
              aria-label={cells.get(day)?.name ?? day}
              onClick={() => onPick(day, addDays(day, 1))}
            >
              <span>{dayOfMonth(day)}</span>
              <Strip $tone={tones.get(day)} $isOverride={Boolean(cells.get(day)?.override)} />
            </Day>
          </li>
        ))}
      </Days>
    </Frame>
  );
}

const Frame = styled.div`
  overflow: hidden;
  background: ${({ theme }) => theme.colors.surface};
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.card};
`;

const Week = styled.div`
  display: grid;
  grid-template-columns: repeat(7, 1fr);
  padding: ${space(2)} 0;
  background: ${({ theme }) => theme.colors.sand};
  font-size: 0.8125rem;
  font-weight: 600;
  text-align: center;
  color: ${({ theme }) => theme.colors.slate};
`;

const Days = styled.ul`
  display: grid;
  grid-template-columns: repeat(7, 1fr);
`;

const Day = styled.button<{
  $isOff: boolean;
  $isToday: boolean;
  $season: SeasonColour | null;
}>`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
  width: 100%;
  min-height: 48px;
  padding: ${space(1.5)} 0;
  background: ${({ $isOff, theme }) => ($isOff ? theme.colors.ground : 'none')};
  ${({ $isOff, $season }) => !$isOff && $season && seasonTint($season)}
  border: 0;
  border-top: 1px solid ${({ theme }) => theme.colors.stone};
  color: ${({ $isOff, theme }) => ($isOff ? theme.colors.slate : theme.colors.ink)};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  span:first-child {
    ${({ $isToday, theme }) =>
      $isToday &&
      `padding: 0 8px;
       background: ${theme.colors.ocean};
       border-radius: ${theme.radii.pill};
       color: ${theme.colors.onOcean};
       font-weight: 600;`}
  }
  &[data-asked] {
    box-shadow: inset 0 0 0 2px ${({ theme }) => theme.colors.terracotta};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Strip = styled.span<{ $tone: Tone | undefined; $isOverride: boolean }>`
  width: 100%;
  height: 12px;
  ${({ $tone }) => $tone && toneFill($tone)}
  && {
    border-left-width: 0;
    border-right-width: 0;
    ${({ $tone, $isOverride, theme }) =>
      !$tone &&
      $isOverride &&
      `width: 8px;
       height: 8px;
       margin-bottom: 2px;
       transform: rotate(45deg);
       background: ${theme.colors.bougainvillea};`}
  }
`;
