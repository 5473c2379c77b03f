import { addMonths, daysInMonth, eachDay, endOfMonth, type PlainDate } from '@shared/domain/date';
import { priceSource } from '@shared/contract/prices/simulate';
import type { Currency } from '@shared/domain/prices/money';
import {
  dayRule,
  type DayRule,
  type OverrideRule,
  type PriceRules,
} from '@shared/domain/prices/price';
import { ruleRuns } from '@shared/domain/prices/ruleRuns';
import type { SeasonColour } from '@shared/domain/prices/season';
import { useState } from 'react';
import styled from 'styled-components';
import { space } from '../../../styles/theme';
import { sourceText } from '../sourceText';
import { daysText, ruleText, SEASON_SHADES } from './ownerRules';
import { t } from '../../i18n/t';
import { currentLocale } from '../../i18n/language';
import { shortDayText } from '../../components/formats';

/**
 * A year at a glance: a row per month, a cell per day in the season's colour, overrides with a frame. A list
 * below says the same.
 * @param today the villa's day
 */
export function YearStrip({
  year,
  onYear,
  rules,
  overrides,
  nameOfOverride,
  currency,
  today,
}: {
  year: number;
  onYear: (year: number) => void;
  rules: PriceRules;
  overrides: readonly OverrideRule[];
  nameOfOverride: (id: number) => string;
  currency: Currency;
  today: PlainDate;
}) {
  const thisYear = Number(today.slice(0, 4));
  const [pointed, setPointed] = useState<PlainDate | null>(null);
  const first = `${year}-01-01`;
  const months = Array.from({ length: 12 }, (_, index) => addMonths(first, index));
  const runs = ruleRuns(eachDay(first, `${year}-12-31`), rules, overrides);
  const said = pointed && dayRule(pointed, rules, overrides);
  // Short in every language, because there is little room.
  const monthName = new Intl.DateTimeFormat(currentLocale(), { month: 'short', timeZone: 'UTC' });
  const sourceOfDay = (rule: DayRule) => sourceText(priceSource(rule, nameOfOverride));
  return (
    <section aria-label={t('What each night of {year} costs', { year })}>
      <Bar>
        <Turn
          type="button"
          aria-label={t('Year {value}', { value: year - 1 })}
          disabled={year <= thisYear - 1}
          onClick={() => onYear(year - 1)}
        >
          ‹
        </Turn>
        <strong>{year}</strong>
        <Turn
          type="button"
          aria-label={t('Year {value}', { value: year + 1 })}
          disabled={year >= thisYear + 5}
          onClick={() => onYear(year + 1)}
        >
          ›
        </Turn>
        <Said aria-hidden>
          {pointed && said
            ? `${shortDayText(pointed)}: ${ruleText(said, currency)} (${sourceOfDay(said)})`
            : t('Point at a day to read it')}
        </Said>
      </Bar>
      {/* The list below has the same content. */}
      <Months
        aria-hidden
        onPointerOver={({ target }) =>
          setPointed(target instanceof HTMLElement ? (target.dataset['day'] ?? null) : null)
        }
        onPointerLeave={() => setPointed(null)}
      >
        {months.map((month) => (
          <Row key={month}>
            <span>{monthName.format(new Date(month))}</span>
            {eachDay(month, endOfMonth(month)).map((day) => {
              const { override, season } = dayRule(day, rules, overrides);
              return (
                <Cell
                  key={day}
                  data-day={day}
                  $colour={season?.colour ?? null}
                  $isOverride={override !== null}
                />
              );
            })}
            {Array.from({ length: 31 - daysInMonth(month) }, (_, index) => (
              <i key={index} />
            ))}
          </Row>
        ))}
      </Months>
      <YearText>
        <summary>{t('The year in words')}</summary>
        <ul>
          {runs.map(({ first: from, last, rule }) => (
            <li key={from}>
              {`${daysText(from, last)}: ${ruleText(rule, currency)} (${sourceOfDay(rule)})`}
            </li>
          ))}
        </ul>
      </YearText>
    </section>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  font-variant-numeric: tabular-nums;
`;

const Turn = styled.button`
  width: 44px;
  height: 44px;
  background: transparent;
  border: 0;
  border-radius: 50%;
  font-size: 1.5rem;
  line-height: 1;
  color: ${({ theme }) => theme.colors.ocean};
  cursor: pointer;
  &:disabled {
    color: ${({ theme }) => theme.colors.stone};
    cursor: default;
  }
`;

const Said = styled.span`
  flex: 1 1 240px;
  padding-left: ${space(3)};
  font-size: ${({ theme }) => theme.type.small};
  color: ${({ theme }) => theme.colors.slate};
`;

const Months = styled.div`
  display: grid;
  gap: 3px;
  margin-top: ${space(2)};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 2.4rem repeat(31, minmax(0, 1fr));
  gap: 1px;
  align-items: center;
  > span {
    font-size: 0.75rem;
    color: ${({ theme }) => theme.colors.slate};
  }
`;

const Cell = styled.b<{ $colour: SeasonColour | null; $isOverride: boolean }>`
  height: 20px;
  border-radius: 2px;
  background: ${({ $colour, theme }) =>
    $colour
      ? `color-mix(in srgb, ${SEASON_SHADES[$colour]} 62%, ${theme.colors.surface})`
      : theme.colors.sand};
  box-shadow: ${({ $isOverride, theme }) =>
    $isOverride ? `inset 0 0 0 2px ${theme.colors.ink}` : `inset 0 0 0 1px ${theme.colors.stone}`};
`;

const YearText = styled.details`
  margin-top: ${space(2)};
  font-size: ${({ theme }) => theme.type.small};
  summary {
    min-height: 44px;
    padding: ${space(3)} 0;
    color: ${({ theme }) => theme.colors.ocean};
    cursor: pointer;
  }
  ul {
    margin: 0;
    padding-left: ${space(5)};
    list-style: disc;
  }
`;
