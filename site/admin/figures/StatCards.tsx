import type { Figures } from '@shared/contract/figures/figures';
import { conversionOf, totalsOf, type Totals } from '@shared/domain/figures/totals';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { NO_VALUE, changeText, countText, percentText, roundMoneyText } from './figureText';
import { Sparkline } from './Sparkline';
import { dayMonthText } from '../components/formats';
import { t } from '../i18n/t';
import { StatList, Stat, StatValue, StatNote } from '../components/statStyles';

type Figure = { title: string; value: string; note: string; course?: readonly (number | null)[] };

export function StatCards({ figures }: { figures: Figures }) {
  return (
    <Cards>
      {statsOf(figures).map(({ title, value, note, course }) => (
        <Card key={title}>
          <dt>{title}</dt>
          <Value>{value}</Value>
          <StatNote>{note}</StatNote>
          {course && (
            <Course aria-hidden>
              <Sparkline values={course} />
            </Course>
          )}
        </Card>
      ))}
    </Cards>
  );
}

function statsOf({ current, previous, sameDays, currency }: Figures): Figure[] {
  const now = totalsOf(current.months);
  // A year that is not over is compared by the days until today.
  const compared = {
    now: sameDays ? totalsOf(sameDays.current) : now,
    before: totalsOf(sameDays?.previous ?? previous.months),
  };
  const { before } = compared;
  const compare = (textOf: (totals: Totals) => string, change = '') =>
    (sameDays
      ? t('to {day}: {now} · {inYear}', {
          day: dayMonthText(sameDays.until),
          now: textOf(compared.now),
          inYear: inYear(textOf(before)),
        })
      : inYear(textOf(before))) + change;
  const courseOf = (valueOf: (totals: Totals) => number | null) =>
    current.months.map((month) => valueOf(totalsOf([month])));
  const inYear = (text: string) => `${previous.year}: ${text}`;
  const money = (cents: number | null) => roundMoneyText(cents, currency);
  return [
    {
      title: t('Revenue'),
      value: money(now.revenueCents),
      note:
        compare(
          ({ revenueCents }) => money(revenueCents),
          changeText(compared.now.revenueCents, before.revenueCents),
        ) +
        (now.keptCents > 0 ? t(' · {amount} of it kept', { amount: money(now.keptCents) }) : ''),
      course: courseOf(({ revenueCents }) => revenueCents),
    },
    {
      title: t('Nights sold'),
      value: countText(now.soldNights),
      note: compare(
        ({ soldNights }) => countText(soldNights),
        changeText(compared.now.soldNights, before.soldNights),
      ),
      course: courseOf(({ soldNights }) => soldNights),
    },
    {
      title: t('Occupancy'),
      value: percentText(now.occupancy),
      note: compare(({ occupancy }) => percentText(occupancy)),
      course: courseOf(({ occupancy }) => occupancy),
    },
    {
      title: t('Average nightly rate'),
      value: money(now.averageRateCents),
      note: compare(({ averageRateCents }) => money(averageRateCents)),
      course: courseOf(({ averageRateCents }) => averageRateCents),
    },
    {
      title: t('Revenue per available night'),
      value: money(now.revenuePerNightCents),
      note: compare(({ revenuePerNightCents }) => money(revenuePerNightCents)),
      course: courseOf(({ revenuePerNightCents }) => revenuePerNightCents),
    },
    {
      title: t('Enquiries confirmed'),
      value: percentText(conversionOf(now.requests)),
      note: t('{confirmed} of {received} · {inYear}', {
        confirmed: now.requests.confirmed,
        received: now.requests.received,
        inYear: inYear(percentText(conversionOf(before.requests))),
      }),
      course: courseOf(({ requests }) => requests.received),
    },
    {
      title: t('Booked ahead'),
      value: daysText(current.leadTime.average),
      note: inYear(daysText(previous.leadTime.average)),
    },
    {
      title: t('Length of a stay'),
      value: nightsText(current.stayLength.average),
      note: inYear(nightsText(previous.stayLength.average)),
    },
  ];
}

function daysText(value: number | null): string {
  if (value === null) return NO_VALUE;
  const n = rounded(value);
  return t('{count} {n|day|days}', { n, count: countText(n) });
}

function nightsText(value: number | null): string {
  if (value === null) return NO_VALUE;
  const n = rounded(value);
  return t('{count} {n|night|nights}', { n, count: countText(n) });
}

function rounded(value: number): number {
  return value < 20 ? Math.round(value * 10) / 10 : Math.round(value);
}

const Cards = styled(StatList)`
  grid-template-columns: repeat(2, 1fr);
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.card};
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: repeat(4, 1fr);
  }
`;

const Card = styled(Stat)`
  display: flex;
  flex-direction: column;
`;

const Value = styled(StatValue)`
  font-size: clamp(1.375rem, 1.1rem + 1.1vw, 1.875rem);
`;

const Course = styled.dd`
  margin: auto 0 0;
  padding-top: ${space(2)};
`;
