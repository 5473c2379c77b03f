import { housePlanQuerySchema } from '@shared/contract/bookings/housePlan';
import { HOUSE_DAYS } from '@shared/domain/bookings/houseDays';
import { addDays, type PlainDate } from '@shared/domain/date';
import { useState, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Field, TextInput } from '../../components/Field';
import { issuesByField } from '../../components/formIssues';
import { space } from '../../styles/theme';
import type { ChosenDays } from './useHouseDays';
import { t } from '../i18n/t';

/** Chooses the days of the plan. @param props.today the villa's */
export function HouseDaysForm({ days, today }: { days: ChosenDays; today: PlainDate }) {
  const { startDate = today, endDate = addDays(startDate, HOUSE_DAYS - 1) } = days.chosen;
  const isChosen = days.chosen.startDate !== undefined;
  const [issues, setIssues] = useState<Record<string, string>>({});

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const result = housePlanQuerySchema.safeParse(
      Object.fromEntries(new FormData(event.currentTarget)),
    );
    if (result.success) {
      setIssues({});
      days.choose(result.data);
      return;
    }
    setIssues(issuesByField(result.error.issues));
  };
  const handleNext = () => {
    setIssues({});
    days.choose({});
  };

  return (
    // The key brings the fields back to what is on show.
    <Form key={`${startDate} ${endDate}`} noValidate onSubmit={handleSubmit}>
      <Field label={t('From')} error={issues['startDate']}>
        {(control) => (
          <TextInput
            {...control}
            name="startDate"
            type="date"
            min={today}
            defaultValue={startDate}
            required
          />
        )}
      </Field>
      <Field label={t('To')} error={issues['endDate']}>
        {(control) => (
          <TextInput
            {...control}
            name="endDate"
            type="date"
            min={today}
            defaultValue={endDate}
            required
          />
        )}
      </Field>
      <Buttons>
        <Button type="submit" $variant="secondary" $size="small">
          {t('Show these days')}
        </Button>
        {isChosen && (
          <Button type="button" $variant="secondary" $size="small" onClick={handleNext}>
            {t('Next two weeks')}
          </Button>
        )}
      </Buttons>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: start;
  gap: ${space(3)};
  max-width: 640px;
  margin-bottom: ${space(5)};
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: 180px 180px auto;
  }
  @media print {
    display: none;
  }
`;

/** On the line of the fields, below their labels. */
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  grid-column: 1 / -1;
  ${({ theme }) => theme.up.tablet} {
    grid-column: auto;
    flex-wrap: nowrap;
    align-self: end;
  }
`;
