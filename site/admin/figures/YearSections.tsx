import type { Figures } from '@shared/contract/figures/figures';
import {
  binText,
  LEAD_TIME_BINS,
  STAY_LENGTH_BINS,
  type HistogramBin,
} from '@shared/domain/figures/histogramBins';
import { countryName, monthName, SOURCES } from '@shared/domain/figures/figureTables';
import { totalsOf, type Totals } from '@shared/domain/figures/totals';
import { parseCents } from '@shared/domain/prices/money';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { FigureSection } from './FigureSection';
import { roundMoneyText } from './figureText';
import { HeatMap } from './HeatMap';
import { ShareBars, type Share } from './ShareBars';
import { TaxReport } from './TaxReport';
import { YearChart, type ChartSeries } from './YearChart';
import { fileTexts } from '@shared/i18n/ownerFiles';
import { currentLanguage } from '../i18n/language';
import { t } from '../i18n/t';

const MOST_COUNTRIES = 6;

export function YearSections({ figures }: { figures: Figures }) {
  const { current, takenNights, currency } = figures;
  return (
    <Sections>
      <MonthSections figures={figures} />
      <Wide>
        <FigureSection
          title={t('Nights of {year}', { year: current.year })}
          table="nights"
          figures={figures}
        >
          <HeatMap year={current.year} takenNights={takenNights} currency={currency} />
        </FigureSection>
      </Wide>
      <RequestSection figures={figures} />
      <GuestSections figures={figures} />
      <TaxReport year={current.year} />
    </Sections>
  );
}

function MonthSections({ figures }: { figures: Figures }) {
  const { current, previous, currency, usesTodaysRates } = figures;
  const months = monthLabels(current);
  const bothYears = (valueOf: (totals: Totals) => number | null): [ChartSeries, ChartSeries] => [
    seriesOf(current, valueOf),
    seriesOf(previous, valueOf),
  ];
  const units = (cents: number | null) => (cents === null ? null : cents / 100);
  const money = (value: number) => roundMoneyText(Math.round(value * 100), currency);
  const years = t('{year} and {before}', { year: current.year, before: previous.year });
  return (
    <>
      <Wide>
        <FigureSection
          title={t('Revenue by month')}
          note={t(
            usesTodaysRates
              ? 'Confirmed stays, each night with the same part of its amount in the month in which it is slept; accommodation and fees together, in {currency}. Bookings in another currency count at the exchange rates of today. Money kept after a cancellation or for damage, less what was written off, counts in the month of check-in.'
              : 'Confirmed stays, each night with the same part of its amount in the month in which it is slept; accommodation and fees together, in {currency}. Bookings in another currency count at the rates of the day of booking. Money kept after a cancellation or for damage, less what was written off, counts in the month of check-in.',
            { currency },
          )}
          table="revenue"
          figures={figures}
        >
          <YearChart
            kind="bars"
            name={t('Revenue by month, {years}', { years })}
            labels={months}
            series={bothYears(({ revenueCents }) => units(revenueCents))}
            format={money}
          />
        </FigureSection>
      </Wide>
      <FigureSection
        title={t('Nights sold')}
        note={t(
          'Occupancy is nights sold of the nights that could be booked: nights that you keep, and those taken by calendars of other sites, are left out.',
        )}
        table="occupancy"
        figures={figures}
      >
        <YearChart
          kind="bars"
          name={t('Nights sold by month, {years}', { years })}
          labels={months}
          series={bothYears(({ soldNights }) => soldNights)}
          format={String}
        />
      </FigureSection>
      <FigureSection
        title={t('Average nightly rate')}
        note={t(
          'Accommodation without fees, divided by the nights sold; in the table also by the nights available.',
        )}
        table="rates"
        figures={figures}
      >
        <YearChart
          kind="lines"
          name={t('Average nightly rate by month, {years}', { years })}
          labels={months}
          series={bothYears(({ averageRateCents }) => units(averageRateCents))}
          format={money}
        />
      </FigureSection>
    </>
  );
}

function RequestSection({ figures }: { figures: Figures }) {
  const { current } = figures;
  return (
    <FigureSection
      title={t('Enquiries and what became of them')}
      note={t('What guests sent over the website in {year}, by the month in which it came.', {
        year: current.year,
      })}
      table="requests"
      figures={figures}
    >
      <YearChart
        kind="bars"
        name={t('Enquiries by month of {year}, received and confirmed', { year: current.year })}
        labels={monthLabels(current)}
        series={[
          {
            name: t('Confirmed{#amounts}'),
            values: current.months.map(({ requests }) => requests.confirmed),
          },
          {
            name: t('Received{#amounts}'),
            values: current.months.map(({ requests }) => requests.received),
          },
        ]}
        format={String}
      />
    </FigureSection>
  );
}

/** How far ahead and how long guests book, and where they come from. */
function GuestSections({ figures }: { figures: Figures }) {
  const { current, previous, currency } = figures;
  const texts = fileTexts(currentLanguage());
  const stays = (count: number) => t('{count} {count|stay|stays}', { count });
  const bins = (
    all: readonly HistogramBin[],
    now: readonly number[],
    before: readonly number[],
    nameOf: (range: string, last: number) => string,
  ): Share[] =>
    all.map((each, index) => ({
      // An open-ended class needs the plural.
      name: nameOf(binText(each, texts), each.to ?? each.from),
      value: now[index] ?? 0,
      text: stays(now[index] ?? 0),
      note: `${previous.year}: ${before[index] ?? 0}`,
    }));
  const origin = (name: string, share: { stays: number; nights: number; revenue: string }) => ({
    name,
    value: share.nights,
    text: roundMoneyText(parseCents(share.revenue), currency),
    note: t('{stays}, {nights} {nights|night|nights}', {
      stays: stays(share.stays),
      nights: share.nights,
    }),
  });
  const noStays = t('No confirmed stay begins in {year} so far.', { year: current.year });
  return (
    <>
      <FigureSection
        title={t('How far ahead guests book')}
        note={t('Days from the booking to the arrival.')}
        table="lead-time"
        figures={figures}
      >
        <ShareBars
          shares={bins(
            LEAD_TIME_BINS,
            current.leadTime.counts,
            previous.leadTime.counts,
            (range, last) => t('{range} {last|day|days}', { range, last }),
          )}
          empty={noStays}
        />
      </FigureSection>
      <FigureSection title={t('How long they stay')} table="stay-length" figures={figures}>
        <ShareBars
          shares={bins(
            STAY_LENGTH_BINS,
            current.stayLength.counts,
            previous.stayLength.counts,
            (range, last) => t('{range} {last|night|nights}', { range, last }),
          )}
          empty={noStays}
        />
      </FigureSection>
      <FigureSection
        title={t('Where guests come from')}
        note={`${t('By the country code of the telephone number, where one was given.')} ${t('Whole stays, in the year of their arrival. Where one goes over New Year, the sums differ from those of the months.')}`}
        table="countries"
        figures={figures}
      >
        <ShareBars
          shares={current.countries
            .filter(({ country }, index) => index < MOST_COUNTRIES || country === null)
            .map(({ country, ...share }) => origin(countryName(country, texts), share))}
          empty={noStays}
        />
      </FigureSection>
      <FigureSection
        title={t('How bookings came in')}
        note={t(
          'Whole stays, in the year of their arrival. Where one goes over New Year, the sums differ from those of the months.',
        )}
        table="sources"
        figures={figures}
      >
        <ShareBars
          shares={current.sources.map(({ source, ...share }) =>
            origin(texts.text(SOURCES[source]), share),
          )}
          empty={noStays}
        />
      </FigureSection>
    </>
  );
}

type Year = Figures['current'];

function monthLabels({ months }: Year): string[] {
  const texts = fileTexts(currentLanguage());
  return months.map(({ month }) => monthName(month, texts, 'short').slice(0, 3));
}

function seriesOf({ year, months }: Year, valueOf: (totals: Totals) => number | null): ChartSeries {
  return { name: String(year), values: months.map((month) => valueOf(totalsOf([month]))) };
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
