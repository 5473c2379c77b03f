import { addDays, isPlainDate, type PlainDate } from '@shared/domain/date';
import { latestCheckin, MAX_NIGHTS } from '@shared/domain/bookings/stayRules';
import styled from 'styled-components';
import { Field, TextInput } from '../../components/Field';
import { space } from '../../styles/theme';
import { usePage } from '../PageContext';
import type { Selection } from './staySelection';

/** The stay in two labelled fields: any dates by typing, also across months. */
export function DateFields({
  selection,
  onChange,
}: {
  selection: Selection;
  onChange: (selection: Selection) => void;
}) {
  const { t, today } = usePage();
  const latest = latestCheckin(today);
  return (
    <Row>
      <Field label={t('booking.checkin')}>
        {(props) => (
          <TextInput
            {...props}
            type="date"
            min={today}
            max={latest}
            value={selection.checkinDate ?? ''}
            onChange={({ target }) =>
              onChange({ ...selection, checkinDate: dayOrNull(target.value) })
            }
          />
        )}
      </Field>
      <Field label={t('booking.checkout')}>
        {(props) => (
          <TextInput
            {...props}
            type="date"
            min={addDays(selection.checkinDate ?? today, 1)}
            max={addDays(selection.checkinDate ?? latest, MAX_NIGHTS)}
            value={selection.checkoutDate ?? ''}
            onChange={({ target }) =>
              onChange({ ...selection, checkoutDate: dayOrNull(target.value) })
            }
          />
        )}
      </Field>
    </Row>
  );
}

/** While a date is being typed the browser says '' or years such as 0002: neither is a day. */
function dayOrNull(value: string): PlainDate | null {
  return isPlainDate(value) ? value : null;
}

/** Side by side where a whole date fits into each. */
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: ${space(4)};
`;
