import type { Figures } from '@shared/contract/figures/figures';
import {
  classText,
  LEAD_TIME_CLASSES,
  STAY_LENGTH_CLASSES,
  type ValueClass,
} from '@shared/domain/figures/classes';
import { countryName, monthName, SOURCE_NAMES } from '@shared/domain/figures/figureTables';
import { totalsOf, type Totals } from '@shared/domain/figures/rates';
import { parseCents } from '@shared/domain/prices/money';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { FigureSection } from './FigureSection';
import { roundMoneyText } from './figureText';
import { HeatMap } from './HeatMap';
import { ShareBars, type Share } from './ShareBars';
import { TaxReport } from './TaxReport';
import { YearChart, type ChartSeries } from './YearChart';

/** Countries that are listed; the table behind has all. */
const MOST_COUNTRIES = 6;

/** The year's pictures, each with its table. */
export function YearSections({ figures }: { figures: Figures }) {
  const { current, previous, currency, takenNights, usesTodaysRates } = figures;
  const months = current.months.map(({ month }) => monthName(month, 'short').slice(0, 3));
  const bothYears = (valueOf: (totals: Totals) => number | null): [ChartSeries, ChartSeries] => [
    {
      name: String(current.year),
      values: current.months.map((month) => valueOf(totalsOf([month]))),
    },
    {
      name: String(previous.year),
      values: previous.months.map((month) => valueOf(totalsOf([month]))),
    },
  ];
  const units = (cents: number | null) => (cents === null ? null : cents / 100);
  const money = (value: number) => roundMoneyText(Math.round(value * 100), currency);
  const years = `${current.year} and ${previous.year}`;
  const stays = (count: number) => `${count} ${count === 1 ? 'stay' : 'stays'}`;
  const classes = (
    all: readonly ValueClass[],
    now: readonly number[],
    before: readonly number[],
    unit: string,
  ): Share[] =>
    all.map((each, index) => ({
      name: `${classText(each)} ${each.from === 1 && each.to === 1 ? unit.slice(0, -1) : unit}`,
      value: now[index] ?? 0,
      text: stays(now[index] ?? 0),
      note: `${previous.year}: ${before[index] ?? 0}`,
    }));
  const origin = (name: string, share: { stays: number; nights: number; revenue: string }) => ({
    name,
    value: share.nights,
    text: roundMoneyText(parseCents(share.revenue), currency),
    note: `${stays(share.stays)}, ${share.nights} nights`,
  });
  const noStays = `No confirmed stay begins in ${current.year} so far.`;

  return (
    <Sections>
      <Wide>
        <FigureSection
          title="Revenue by month"
          note={`Confirmed stays, each night with the same part of its amount in the month in which it is slept; accommodation and fees together, in ${currency}.${
            usesTodaysRates
              ? ' Bookings in another currency count at the exchange rates of today.'
              : ' Bookings in another currency count at the rates of the day of booking.'
          }`}
          table="revenue"
          figures={figures}
        >
          <YearChart
            kind="bars"
            name={`Revenue by month, ${years}`}
            labels={months}
            series={bothYears(({ revenueCents }) => units(revenueCents))}
            format={money}
          />
        </FigureSection>
      </Wide>
      <FigureSection
        title="Nights sold"
        note="Occupancy is nights sold of the nights that could be booked: nights that you keep, and those taken by calendars of other sites, are left out."
        table="occupancy"
        figures={figures}
      >
        <YearChart
          kind="bars"
          name={`Nights sold by month, ${years}`}
          labels={months}
          series={bothYears(({ soldNights }) => soldNights)}
          format={String}
        />
      </FigureSection>
      <FigureSection
        title="Average nightly rate"
        note="Accommodation without fees, divided by the nights sold; in the table also by the nights available."
        table="rates"
        figures={figures}
      >
        <YearChart
          kind="lines"
          name={`Average nightly rate by month, ${years}`}
          labels={months}
          series={bothYears(({ averageRateCents }) => units(averageRateCents))}
          format={money}
        />
      </FigureSection>
      <Wide>
        <FigureSection title={`Nights of ${current.year}`} table="nights" figures={figures}>
          <HeatMap year={current.year} takenNights={takenNights} currency={currency} />
        </FigureSection>
      </Wide>
      <FigureSection
        title="Enquiries and what became of them"
        note={`What guests sent over the website in ${current.year}, by the month in which it came.`}
        table="requests"
        figures={figures}
      >
        <YearChart
          kind="bars"
          name={`Enquiries by month of ${current.year}, received and confirmed`}
          labels={months}
          series={[
            {
              name: 'Confirmed',
              values: current.months.map(({ requests }) => requests.confirmed),
            },
            { name: 'Received', values: current.months.map(({ requests }) => requests.received) },
          ]}
          format={String}
        />
      </FigureSection>
      <FigureSection
        title="How far ahead guests book"
        note="Days from the booking to the arrival."
        table="lead-time"
        figures={figures}
      >
        <ShareBars
          shares={classes(
            LEAD_TIME_CLASSES,
            current.leadTime.counts,
            previous.leadTime.counts,
            'days',
          )}
          empty={noStays}
        />
      </FigureSection>
      <FigureSection title="How long they stay" table="stay-length" figures={figures}>
        <ShareBars
          shares={classes(
            STAY_LENGTH_CLASSES,
            current.stayLength.counts,
            previous.stayLength.counts,
            'nights',
          )}
          empty={noStays}
        />
      </FigureSection>
      <FigureSection
        title="Where guests come from"
        note="By the country code of the telephone number, where one was given."
        table="countries"
        figures={figures}
      >
        <ShareBars
          shares={current.countries
            .filter(({ country }, index) => index < MOST_COUNTRIES || country === null)
            .map(({ country, ...share }) => origin(countryName(country), share))}
          empty={noStays}
        />
      </FigureSection>
      <FigureSection title="How bookings came in" table="sources" figures={figures}>
        <ShareBars
          shares={current.sources.map(({ source, ...share }) =>
            origin(SOURCE_NAMES[source], share),
          )}
          empty={noStays}
        />
      </FigureSection>
      <TaxReport year={current.year} />
    </Sections>
  );
}

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  margin: ${space(4)} 0;
  ${({ theme }) => theme.up.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`;
