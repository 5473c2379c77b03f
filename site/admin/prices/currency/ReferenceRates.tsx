import type { RatesProblem, ReferenceRatesJson } from '@shared/contract/prices/referenceRates';
import { daysBetween, type PlainDate } from '@shared/domain/date';
import type { UseQueryResult } from '@tanstack/react-query';
import styled from 'styled-components';
import { useSwitchReferenceRates } from '../../../queries/referenceRates';
import { showFailure } from '../../components/showFailure';
import { SwitchField } from '../../components/SwitchField';
import { useToday } from '../../components/useToday';
import { t, type Sentence } from '../../i18n/t';
import { SmallText } from '../../../components/SmallText';
import { shortDayText } from '../../components/formats';

export function ReferenceRates({ query }: { query: UseQueryResult<ReferenceRatesJson> }) {
  const turn = useSwitchReferenceRates();
  const today = useToday();
  const { data } = query;
  if (!data) {
    return query.isError ? (
      <SmallText>{t('Whether daily rates are on could not be loaded.')}</SmallText>
    ) : null;
  }
  return (
    <Part>
      <SwitchField
        label={t('Daily rates of the European Central Bank')}
        value={turn.isPending ? turn.variables : data.isOn}
        onValue={(isOn) =>
          turn.mutate(isOn, {
            onError: (error) => showFailure(t('Failed to switch the daily rates'), error),
          })
        }
      />
      <SmallText role="status">{ratesText(data, today)}</SmallText>
    </Part>
  );
}

function ratesText(
  { isOn, publishedOn, gbpRate, usdRate, problem }: ReferenceRatesJson,
  today: PlainDate,
): string {
  if (!isOn) return t('Off: the rates are the ones that you enter.');
  const known =
    publishedOn === null || gbpRate === null || usdRate === null
      ? null
      : t('Rates of {day} ({age}): €1 = £{gbpRate} = ${usdRate}.', {
          day: shortDayText(publishedOn),
          age: ageText(publishedOn, today),
          gbpRate,
          usdRate,
        });
  if (problem !== null) {
    const stay = known ?? t('The rates below stay in use.');
    return t('{problem} It is tried again every hour. {stay}', {
      problem: t(PROBLEMS[problem]),
      stay,
    });
  }
  return known ?? t('Reading the rates...');
}

function ageText(publishedOn: PlainDate, today: PlainDate): string {
  const days = daysBetween(publishedOn, today);
  if (days <= 0) return t('today’s');
  return days === 1 ? t('a day old') : t('{days} days old', { days });
}

const PROBLEMS: Record<RatesProblem, Sentence> = {
  unreachable: 'The bank could not be reached.',
  private_address: 'The address of the rates leads into a private network, and is not read.',
  refused: 'The bank did not hand out its rates.',
  too_large: 'What the bank answered was too long for a list of rates.',
  too_slow: 'The bank took too long to answer.',
  wrong: 'What the bank answered cannot be right, and was not taken over.',
};

const Part = styled.div`
  grid-column: 1 / -1;
`;
