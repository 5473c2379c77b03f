import { addMonths, villaDay } from '@shared/domain/date';
import styled from 'styled-components';
import { Select, TextInput } from '../../../components/Field';
import { SmallButton } from '../../components/SmallButton';
import { space } from '../../../styles/theme';
import type { RangeDraft } from './seasonDraft';
import { t } from '../../i18n/t';
import { translated } from '../../i18n/language';
import { shortDayText } from '../../components/formats';

export function RangeFields({
  number,
  range,
  error,
  onChange,
  onRemove,
}: {
  number: number;
  range: RangeDraft;
  error: string | undefined;
  onChange: (range: RangeDraft) => void;
  onRemove: (() => void) | null;
}) {
  const errorId = `season-range-${number}-error`;
  const invalid = error ? { 'aria-invalid': true as const, 'aria-describedby': errorId } : {};
  const setRepeats = (repeats: boolean) => {
    const [start, end] = repeats
      ? [range.start.slice(5) || '04-01', range.end.slice(5) || '04-30']
      : nextTime(range);
    onChange({ repeats, start, end });
  };
  return (
    <Group role="group" aria-label={t('Dates {number}', { number })}>
      <Select
        aria-label={t('Repeats')}
        value={range.repeats ? 'yearly' : 'once'}
        onChange={({ target }) => setRepeats(target.value === 'yearly')}
      >
        <option value="yearly">{t('Every year')}</option>
        <option value="once">{t('Once')}</option>
      </Select>
      {(['start', 'end'] as const).map((end) => {
        const label = end === 'start' ? t('First day') : t('Last day');
        const set = (value: string) => onChange({ ...range, [end]: value });
        return range.repeats ? (
          <YearlyDay key={end} label={label} day={range[end]} invalid={invalid} onChange={set} />
        ) : (
          <TextInput
            key={end}
            {...invalid}
            type="date"
            aria-label={label}
            value={range[end]}
            onChange={({ target }) => set(target.value)}
          />
        );
      })}
      {onRemove && (
        <SmallButton $variant="quiet" onClick={onRemove}>
          {t('Remove dates {number}', { number })}
        </SmallButton>
      )}
      {error && (
        <p id={errorId} role="alert">
          {translated(error)}
        </p>
      )}
    </Group>
  );
}

/** The next occurrence of a yearly range, which crosses New Year if its end is earlier than its start. */
function nextTime({ start, end }: Pick<RangeDraft, 'start' | 'end'>): [string, string] {
  const today = villaDay(new Date());
  const thisYear = Number(today.slice(0, 4));
  const year = today.slice(5) > end && start <= end ? thisYear + 1 : thisYear;
  return [`${year}-${start}`, `${start <= end ? year : year + 1}-${end}`];
}

export function YearlyDay({
  label,
  day,
  invalid,
  onChange,
}: {
  label: string;
  day: string;
  invalid: object;
  onChange: (day: string) => void;
}) {
  const [month = '01', date = '01'] = day.split('-');
  return (
    <Pair>
      <Select
        {...invalid}
        aria-label={t('{label}: day', { label })}
        value={date}
        onChange={({ target }) => onChange(`${month}-${target.value}`)}
      >
        {Array.from({ length: 31 }, (_, index) => String(index + 1).padStart(2, '0')).map(
          (option) => (
            <option key={option} value={option}>
              {Number(option)}
            </option>
          ),
        )}
      </Select>
      <Select
        {...invalid}
        aria-label={t('{label}: month', { label })}
        value={month}
        onChange={({ target }) => onChange(`${target.value}-${date}`)}
      >
        {Array.from({ length: 12 }, (_, index) => addMonths('2000-01-01', index)).map((first) => (
          <option key={first} value={first.slice(5, 7)}>
            {shortDayText(first, { month: 'long' })}
          </option>
        ))}
      </Select>
    </Pair>
  );
}

const Group = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)};
  background: ${({ theme }) => theme.colors.sand};
  border-radius: ${({ theme }) => theme.radii.control};
  p {
    grid-column: 1 / -1;
    font-size: ${({ theme }) => theme.type.small};
    font-weight: 500;
    color: ${({ theme }) => theme.colors.coral};
  }
  > button {
    justify-self: start;
    grid-column: 1 / -1;
  }
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: 1fr 1fr;
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  gap: ${space(1)};
`;
