import { housePlanQuerySchema } from '@shared/contract/bookings/housePlan';
import { HOUSE_DAYS } from '@shared/domain/bookings/houseDays';
import { addDays, type PlainDate } from '@shared/domain/date';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { SmallButton } from '../components/SmallButton';
import { space } from '../../styles/theme';
import { TextField } from '../components/fields';
import { useForm } from '../components/useForm';
import type { ChosenDays } from './useHouseDays';
import { t } from '../i18n/t';

/** @param props.today the villa's day */
export function HouseDaysForm({ days, today }: { days: ChosenDays; today: PlainDate }) {
  const { startDate = today, endDate = addDays(startDate, HOUSE_DAYS - 1) } = days.chosen;
  // The key resets the fields to the displayed days.
  return <DaysForm key={`${startDate} ${endDate}`} {...{ days, today, startDate, endDate }} />;
}

function DaysForm({
  days,
  today,
  startDate,
  endDate,
}: {
  days: ChosenDays;
  today: PlainDate;
  startDate: PlainDate;
  endDate: PlainDate;
}) {
  const form = useForm({
    schema: housePlanQuerySchema,
    initial: { startDate, endDate },
    onValid: days.choose,
  });
  const field = (name: 'startDate' | 'endDate') => ({
    ...form.field(name),
    value: form.values[name] ?? '',
  });
  const handleNext = () => {
    form.setValues({ startDate, endDate });
    days.choose({});
  };
  return (
    <Form {...form.props}>
      <TextField label={t('From')} {...field('startDate')} type="date" min={today} required />
      <TextField label={t('To')} {...field('endDate')} type="date" min={today} required />
      <Buttons>
        <Button type="submit" $variant="secondary" $size="small">
          {t('Show these days')}
        </Button>
        {days.chosen.startDate !== undefined && (
          <SmallButton onClick={handleNext}>{t('Next two weeks')}</SmallButton>
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

/** Aligned with the inputs. */
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
