import type { Figures } from '@shared/contract/figures/figures';
import { conversionOf, totalsOf, type Totals } from '@shared/domain/figures/rates';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { changeText, countText, percentText, roundMoneyText } from './figureText';
import { Sparkline } from './Sparkline';

type Stat = { title: string; value: string; note: string; course?: readonly (number | null)[] };

/** The year in eight figures, each beside that of the year before. */
export function StatCards({ figures }: { figures: Figures }) {
  return (
    <Cards>
      {statsOf(figures).map(({ title, value, note, course }) => (
        <Card key={title}>
          <dt>{title}</dt>
          <Value>{value}</Value>
          <Note>{note}</Note>
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

function statsOf({ current, previous, currency }: Figures): Stat[] {
  const now = totalsOf(current.months);
  const before = totalsOf(previous.months);
  const courseOf = (valueOf: (totals: Totals) => number | null) =>
    current.months.map((month) => valueOf(totalsOf([month])));
  const inYear = (text: string) => `${previous.year}: ${text}`;
  const money = (cents: number | null) => roundMoneyText(cents, currency);
  return [
    {
      title: 'Revenue',
      value: money(now.revenueCents),
      note: inYear(money(before.revenueCents)) + changeText(now.revenueCents, before.revenueCents),
      course: courseOf(({ revenueCents }) => revenueCents),
    },
    {
      title: 'Nights sold',
      value: countText(now.soldNights),
      note: inYear(countText(before.soldNights)) + changeText(now.soldNights, before.soldNights),
      course: courseOf(({ soldNights }) => soldNights),
    },
    {
      title: 'Occupancy',
      value: percentText(now.occupancy),
      note: inYear(percentText(before.occupancy)),
      course: courseOf(({ occupancy }) => occupancy),
    },
    {
      title: 'Average nightly rate',
      value: money(now.averageRateCents),
      note: inYear(money(before.averageRateCents)),
      course: courseOf(({ averageRateCents }) => averageRateCents),
    },
    {
      title: 'Revenue per available night',
      value: money(now.revenuePerNightCents),
      note: inYear(money(before.revenuePerNightCents)),
      course: courseOf(({ revenuePerNightCents }) => revenuePerNightCents),
    },
    {
      title: 'Enquiries confirmed',
      value: percentText(conversionOf(now.requests)),
      note: `${now.requests.confirmed} of ${now.requests.received} · ${inYear(percentText(conversionOf(before.requests)))}`,
      course: courseOf(({ requests }) => requests.received),
    },
    {
      title: 'Booked ahead',
      value: withUnit(current.leadTime.average, 'day'),
      note: inYear(withUnit(previous.leadTime.average, 'day')),
    },
    {
      title: 'Length of a stay',
      value: withUnit(current.stayLength.average, 'night'),
      note: inYear(withUnit(previous.stayLength.average, 'night')),
    },
  ];
}

function withUnit(value: number | null, unit: string): string {
  if (value === null) return countText(null);
  const rounded = value < 20 ? Math.round(value * 10) / 10 : Math.round(value);
  return `${countText(rounded)} ${unit}${rounded === 1 ? '' : 's'}`;
}

/** Lines between the cards are the list's own ground, seen through the gaps. */
const Cards = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: 1px;
  margin: 0;
  overflow: hidden;
  background: ${({ theme }) => theme.colors.stone};
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.card};
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: repeat(4, 1fr);
  }
`;

const Card = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: ${space(4)} ${space(4)} ${space(3)};
  background: ${({ theme }) => theme.colors.surface};
  ${({ theme }) => theme.up.tablet} {
    padding: ${space(4)} ${space(5)} ${space(3)};
  }
  dt {
    font-size: ${({ theme }) => theme.type.small};
    font-weight: 600;
  }
`;

const Value = styled.dd`
  margin: ${space(1)} 0 0;
  font-family: ${({ theme }) => theme.fonts.display};
  font-size: clamp(1.375rem, 1.1rem + 1.1vw, 1.875rem);
  font-weight: 450;
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.2;
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`;

const Note = styled.dd`
  margin: ${space(0.5)} 0 0;
  font-size: 0.8125rem;
  color: ${({ theme }) => theme.colors.slate};
`;

const Course = styled.dd`
  margin: auto 0 0;
  padding-top: ${space(2)};
`;
