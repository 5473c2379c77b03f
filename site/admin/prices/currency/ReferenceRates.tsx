import type { RatesProblem, ReferenceRatesJson } from '@shared/contract/prices/referenceRates';
import { daysBetween, formatShortDay, type PlainDate } from '@shared/domain/date';
import type { UseQueryResult } from '@tanstack/react-query';
import styled from 'styled-components';
import { useSwitchReferenceRates } from '../../../queries/referenceRates';
import { showFailure } from '../../showFailure';
import { SwitchField } from '../../components/SwitchField';
import { useToday } from '../../components/useToday';
import { t } from '../texts.en';
import { currentLocale } from '../../i18n/language';

/** Turns the European Central Bank's daily rates on and off, and says how old the last good ones are. */
export function ReferenceRates({ query }: { query: UseQueryResult<ReferenceRatesJson> }) {
  const turn = useSwitchReferenceRates();
  const today = useToday();
  const { data } = query;
  if (!data) {
    return query.isError ? <Note>{t('prices.whetherDailyRatesAre')}</Note> : null;
  }
  return (
    <Part>
      <SwitchField
        label={t('prices.dailyRatesOfThe')}
        isOn={turn.isPending ? turn.variables : data.isOn}
        onChange={(isOn) =>
          turn.mutate(isOn, {
            onError: (error) => showFailure(t('prices.failedToSwitchThe'), error),
          })
        }
      />
      <Note role="status">{ratesText(data, today)}</Note>
    </Part>
  );
}

/** What is in use, how old it is, and what went wrong. @param today the villa's day */
export function ratesText(
  { isOn, publishedOn, gbpRate, usdRate, problem }: ReferenceRatesJson,
  today: PlainDate,
): string {
  if (!isOn) return t('prices.offTheRatesAre');
  const known =
    publishedOn === null || gbpRate === null || usdRate === null
      ? null
      : t('prices.ratesOfDay', {
          day: formatShortDay(publishedOn, currentLocale()),
          age: ageText(publishedOn, today),
          gbpRate,
          usdRate,
        });
  if (problem !== null) {
    const stay = known ?? t('prices.theRatesBelowStay');
    return t('prices.triedAgain', { problem: PROBLEMS[problem], stay });
  }
  return known ?? t('prices.readingTheRates');
}

function ageText(publishedOn: PlainDate, today: PlainDate): string {
  const days = daysBetween(publishedOn, today);
  if (days <= 0) return t('prices.today');
  return days === 1 ? t('prices.aDayOld') : t('prices.daysDaysOld', { days });
}

const PROBLEMS: Record<RatesProblem, string> = {
  get unreachable() {
    return t('prices.theBankCouldNot');
  },
  get private_address() {
    return t('prices.theAddressOfThe');
  },
  get refused() {
    return t('prices.theBankDidNot');
  },
  get too_large() {
    return t('prices.whatTheBankAnswered');
  },
  get too_slow() {
    return t('prices.theBankTookToo');
  },
  get wrong() {
    return t('prices.whatTheBankAnsweredCannotBe');
  },
};

/** Above the rates, across all columns. */
const Part = styled.div`
  grid-column: 1 / -1;
`;

const Note = styled.p`
  font-size: ${({ theme }) => theme.type.small};
  color: ${({ theme }) => theme.colors.slate};
  font-variant-numeric: tabular-nums;
`;
