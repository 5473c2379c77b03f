import type { VillaSettings } from '@shared/contract/prices/settings';
import { addDays, isPlainDate, type PlainDate } from '@shared/domain/date';
import { latestCheckin, MAX_NIGHTS } from '@shared/domain/bookings/stayRules';
import { useState, type ComponentProps } from 'react';
import styled from 'styled-components';
import { Field, TextInput } from '../../components/Field';
import { space } from '../../styles/theme';
import { usePage } from '../PageContext';
import type { Selection } from './staySelection';

/** The stay in two date fields, for dates that are quicker to type than to pick. */
export function DateFields({
  selection,
  settings,
  onChange,
}: {
  selection: Selection;
  settings: VillaSettings | undefined;
  onChange: (selection: Selection) => void;
}) {
  const { t, today } = usePage();
  const latest = latestCheckin(today, settings?.monthsAhead);
  return (
    <Row>
      <Field label={t('booking.checkin')}>
        {(props) => (
          <DateInput
            {...props}
            min={today}
            max={latest}
            date={selection.checkinDate}
            onDate={(checkinDate) => onChange({ ...selection, checkinDate })}
          />
        )}
      </Field>
      <Field label={t('booking.checkout')}>
        {(props) => (
          <DateInput
            {...props}
            min={addDays(selection.checkinDate ?? today, 1)}
            max={addDays(selection.checkinDate ?? latest, settings?.maxStay ?? MAX_NIGHTS)}
            date={selection.checkoutDate}
            onDate={(checkoutDate) => onChange({ ...selection, checkoutDate })}
          />
        )}
      </Field>
    </Row>
  );
}

/**
 * A date field that keeps its partial input. While a date is being typed the browser reports years such as
 * 0002, and writing such a value back would erase the day and the month.
 */
function DateInput({
  date,
  onDate,
  ...props
}: {
  date: PlainDate | null;
  onDate: (date: PlainDate | null) => void;
} & Omit<ComponentProps<typeof TextInput>, 'type' | 'value' | 'onChange'>) {
  const [typed, setTyped] = useState<string | null>(null);
  const isTyping = typed !== null && dayOrNull(typed) === date;
  return (
    <TextInput
      {...props}
      type="date"
      value={isTyping ? typed : (date ?? '')}
      onChange={({ target }) => {
        setTyped(target.value);
        const next = dayOrNull(target.value);
        if (next !== date) onDate(next);
      }}
    />
  );
}

/** `null` for partial input, which the browser reports as '' or as a year such as 0002. */
function dayOrNull(value: string): PlainDate | null {
  return isPlainDate(value) ? value : null;
}

/** Side by side if a whole date fits into each. */
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.25em), 1fr));
  align-content: start;
  gap: ${space(4)};
`;
