import type { RatesProblem, ReferenceRatesJson } from '@shared/contract/prices/referenceRates';
import { daysBetween, formatDay, villaDay, type PlainDate } from '@shared/domain/date';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { useSwitchReferenceRates } from '../../../queries/referenceRates';
import { showFailure } from '../../showFailure';
import { SwitchField } from '../../components/SwitchField';

/** Turns the European Central Bank's daily rates on and off, and says how old the last good ones are. */
export function ReferenceRates({ query }: { query: UseQueryResult<ReferenceRatesJson> }) {
  const turn = useSwitchReferenceRates();
  const [today] = useState(() => villaDay(new Date()));
  const { data } = query;
  if (!data) {
    return query.isError ? <Note>Whether daily rates are on could not be loaded.</Note> : null;
  }
  return (
    <Part>
      <SwitchField
        label="Daily rates of the European Central Bank"
        isOn={turn.isPending ? turn.variables : data.isOn}
        onChange={(isOn) =>
          turn.mutate(isOn, {
            onError: (error) => showFailure('Failed to switch the daily rates', error),
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
  if (!isOn) return 'Off: the rates are the ones that you enter.';
  const known =
    publishedOn === null || gbpRate === null || usdRate === null
      ? null
      : `Rates of ${formatDay(publishedOn, 'en-GB')} (${ageText(publishedOn, today)}): €1 = £${gbpRate} = $${usdRate}.`;
  if (problem !== null) {
    const stay = known ?? 'The rates below stay in use.';
    return `${PROBLEMS[problem]} It is tried again every hour. ${stay}`;
  }
  return known ?? 'Reading the rates...';
}

function ageText(publishedOn: PlainDate, today: PlainDate): string {
  const days = daysBetween(publishedOn, today);
  if (days <= 0) return 'today’s';
  return days === 1 ? 'a day old' : `${days} days old`;
}

const PROBLEMS: Record<RatesProblem, string> = {
  unreachable: 'The bank could not be reached.',
  private_address: 'The address of the rates leads into a private network, and is not read.',
  refused: 'The bank did not hand out its rates.',
  too_large: 'What the bank answered was too long for a list of rates.',
  too_slow: 'The bank took too long to answer.',
  wrong: 'What the bank answered cannot be right, and was not taken over.',
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
