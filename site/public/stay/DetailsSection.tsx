import { STAY_LIMITS, type StayPage } from '@shared/contract/stay/stayPage';
import { LIMITS } from '@shared/contract/common';
import { isEarlyArrival } from '@shared/domain/bookings/houseText';
import { formatTime } from '@shared/i18n/formatTime';
import { Fragment } from 'react';
import styled from 'styled-components';
import { Field, TextInput } from '../../components/Field';
import { space } from '../../styles/theme';
import { usePage } from '../PageContext';
import { FormProblem, markWrong } from './FormProblem';
import { FieldRow, OnPaper, OnScreen, SendButton, StayForm, StayPart } from './stayParts';
import { draftOf, typedFormOf, useStayText } from './stayText';

/** Guests and arrival, filled in by the guest. */
export function DetailsSection({ page }: { page: StayPage }) {
  const { t, language } = usePage();
  const { text } = useStayText();
  const { details, guestName, guestCount } = page;
  if (!details) return null;
  const optional = t('field.optional');
  const typed = draftOf(page, 'details');
  const mark = markWrong(page, 'details');
  const labels = {
    guestName: text('details.names'),
    arrivalTime: text('details.arrivalTime'),
    arrivalNote: text('details.note'),
  };
  const sent = page.draft?.form === 'details' ? page.draft.fields['guestName'] : undefined;
  const guestNames = sent ?? details.guestNames;
  // The person who booked is usually one of the guests.
  const names = guestNames.length > 0 ? guestNames : [guestName];
  const rows = Math.min(Math.max(guestCount, guestNames.length), STAY_LIMITS.guests);
  const { arrivalTime, arrivalNote } = details;
  const filledIn = [
    [text('details.names'), details.guestNames.join(', ')],
    [text('details.arrivalTime'), arrivalTime && formatTime(arrivalTime, language)],
    [text('details.noteShort'), arrivalNote],
  ].filter(([, value]) => value);
  return (
    <StayPart id="details" title={text('details.title')} isPrinted={filledIn.length > 0}>
      <OnPaper>
        {filledIn.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </OnPaper>
      <OnScreen>{text('details.text')}</OnScreen>
      <StayForm {...typedFormOf(page, 'details')}>
        <FormProblem page={page} form="details" labels={labels} />
        <Names>
          <legend>{labels.guestName}</legend>
          {Array.from({ length: rows }, (_, index) => (
            <Field key={index} label={text('details.name', { n: index + 1 })}>
              {(control) => (
                <TextInput
                  {...mark('guestName', control)}
                  name="guestName"
                  defaultValue={names[index] ?? ''}
                  maxLength={LIMITS.name}
                  autoComplete="off"
                />
              )}
            </Field>
          ))}
        </Names>
        <FieldRow>
          <Field
            label={labels.arrivalTime}
            isOptional={optional}
            hint={text('details.arrivalTimeHint', {
              time: formatTime(page.checkinTime, language),
            })}
          >
            {(control) => (
              <TextInput
                {...mark('arrivalTime', control)}
                type="time"
                name="arrivalTime"
                defaultValue={typed('arrivalTime') ?? details.arrivalTime ?? ''}
              />
            )}
          </Field>
          <Field label={labels.arrivalNote} isOptional={optional}>
            {(control) => (
              <TextInput
                {...mark('arrivalNote', control)}
                name="arrivalNote"
                defaultValue={typed('arrivalNote') ?? details.arrivalNote ?? ''}
                maxLength={STAY_LIMITS.arrivalNote}
                autoComplete="off"
              />
            )}
          </Field>
        </FieldRow>
        {arrivalTime && isEarlyArrival(arrivalTime, page.checkinTime) && (
          <p>{text('details.early', { time: formatTime(page.checkinTime, language) })}</p>
        )}
        <SendButton>{text('details.save')}</SendButton>
      </StayForm>
    </StayPart>
  );
}

const Names = styled.fieldset`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: ${space(2)};
    padding: 0;
    font-weight: 600;
  }
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;
