import type { Weekday } from '@shared/domain/prices/season';
import { addDays } from '@shared/domain/date';
import styled from 'styled-components';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { Choices } from '../../components/Choices';
import { space } from '../../styles/theme';
import { t } from '../i18n/t';
import { SmallText } from '../../components/SmallText';
import { shortDayText } from '../components/formats';

/**
 * Days of the week on which guests may arrive or leave. None ticked means no rule: for a season any day, for
 * an override the season's days.
 * @param hint says what applies while none is ticked
 */
export function WeekdaysField({
  label,
  hint,
  value: days,
  onValue,
}: {
  label: string;
  hint: string;
  value: readonly Weekday[] | null;
  onValue: (days: Weekday[] | null) => void;
}) {
  const toggle = (day: Weekday) => {
    const current = days ?? [];
    const next = current.includes(day)
      ? current.filter((other) => other !== day)
      : [...current, day].toSorted((a, b) => a - b);
    onValue(next.length === 0 ? null : next);
  };
  return (
    <Choices>
      <legend>{label}</legend>
      <Days>
        {WEEK.map((day) => (
          <label key={day}>
            <input
              type="checkbox"
              checked={days?.includes(day) ?? false}
              onChange={() => toggle(day)}
            />
            <span aria-hidden>{weekdayName(day, 'short')}</span>
            <VisuallyHidden>{weekdayName(day, 'long')}</VisuallyHidden>
          </label>
        ))}
      </Days>
      <SmallText>{hint}</SmallText>
    </Choices>
  );
}

/** Monday first, as in Portugal. */
const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];
const A_SUNDAY = '2023-01-01';

export function weekdayName(day: Weekday, weekday: 'short' | 'long'): string {
  return shortDayText(addDays(A_SUNDAY, day), { weekday });
}

/** `arrivals Sat, Sun`, or `arrivals on any day`. */
export function arrivalsText(days: readonly Weekday[]): string {
  if (isAnyDay(days)) return t('arrivals on any day');
  return t('arrivals {arrivalDays}', { arrivalDays: weekdaysShort(days) });
}

export function departuresText(days: readonly Weekday[]): string {
  if (isAnyDay(days)) return t('departures on any day');
  return t('departures {departureDays}', { departureDays: weekdaysShort(days) });
}

function isAnyDay(days: readonly Weekday[]): boolean {
  return WEEK.every((day) => days.includes(day));
}

function weekdaysShort(days: readonly Weekday[]): string {
  return WEEK.filter((day) => days.includes(day))
    .map((day) => weekdayName(day, 'short'))
    .join(', ');
}

const Days = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  label {
    position: relative;
    display: grid;
    place-items: center;
    min-width: 44px;
    min-height: 44px;
    padding: 0 ${space(2)};
    background: ${({ theme }) => theme.colors.surface};
    border: 1px solid ${({ theme }) => theme.colors.edge};
    border-radius: ${({ theme }) => theme.radii.control};
    font-size: ${({ theme }) => theme.type.small};
    cursor: pointer;
  }
  label:has(:checked) {
    background: ${({ theme }) => theme.colors.ocean};
    border-color: ${({ theme }) => theme.colors.ocean};
    color: ${({ theme }) => theme.colors.onOcean};
  }
  label:has(:focus-visible) {
    outline: 2px solid ${({ theme }) => theme.colors.ocean};
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;
